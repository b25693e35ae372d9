package org.zermelo.store.table;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.zermelo.game.BadInputException;

/**
 * A table in one of its forms: a file or a folder of shards with a cell for each position, a file of decision diagrams, or a folder of
 * stages. May be used by several threads.
 */
public sealed interface StoredTable extends AutoCloseable permits CellTable, DiagramFile, StageTable {

    /**
     * Opens a table of whatever form.
     *
     * @throws BadInputException when there is none, it is damaged, or another version wrote it
     */
    static StoredTable open(Path file) {
        if (Files.isDirectory(file)) {
            return ShardList.in(file) ? TableFolder.open(file) : StageTable.open(file);
        }
        return DiagramFormat.HEADING.begins(file) ? DiagramFile.open(file) : TableFile.open(file);
    }

    /** The place that has this name, where a table is, as its beginning says. */
    static Optional<Path> named(String name) {
        try {
            return Optional.of(name)
                    .filter(seen -> !seen.isEmpty())
                    .map(Path::of)
                    .filter(StoredTable::is);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static boolean is(Path place) {
        return Files.isDirectory(place)
                ? ShardList.in(place) || StageFormat.in(place)
                : Files.isRegularFile(place) && (Format.HEADING.begins(place) || DiagramFormat.HEADING.begins(place));
    }

    /** What the table is of. */
    TableName name();

    /** The number of positions it holds. */
    long positions();

    /**
     * The code of a position of the game under the table's value; empty when it cannot be reached from the start.
     *
     * @throws BadInputException when its part of the file is damaged
     * @throws org.zermelo.game.RefusedException when that takes too long to find out
     */
    OptionalLong at(Object position);

    /** The same for a position that follows from one that can be reached, which need not be shown again. */
    OptionalLong after(Object position);

    @Override
    void close();
}

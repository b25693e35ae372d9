package org.zermelo.store.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.zermelo.game.BadInputException;

/**
 * A table in one of its forms: a file with a cell for each position or of decision diagrams, or a folder of stages. May be used by several
 * threads.
 */
public sealed interface StoredTable extends AutoCloseable permits TableFile, DiagramFile, StageTable {

    /**
     * Opens a table of whatever form.
     *
     * @throws BadInputException when there is none, it is damaged, or another version wrote it
     */
    static StoredTable open(Path file) {
        if (Files.isDirectory(file)) {
            return StageTable.open(file);
        }
        return DiagramFormat.HEADING.begins(file) ? DiagramFile.open(file) : TableFile.open(file);
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

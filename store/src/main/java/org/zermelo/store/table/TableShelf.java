package org.zermelo.store.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.store.file.FileFailures;

/**
 * The tables of one folder, by name and never by path: a name counts only when it is exactly that of a file in the
 * folder. The least recently used tables are closed first; one that was built anew is opened again. May be used by
 * several threads.
 */
public final class TableShelf implements AutoCloseable {

    /** A shelf without a folder, which has no tables. */
    public static final TableShelf NONE = new TableShelf(null);

    /** What the name of a table ends with. */
    public static final String ENDING = ".ztb";

    private static final int MOST_OPEN = 16;

    private final @Nullable Path folder;
    private final OpenTables<String, StoredTable> open = new OpenTables<>(MOST_OPEN);

    private TableShelf(@Nullable Path folder) {
        this.folder = folder;
    }

    /**
     * The tables of a folder.
     *
     * @throws BadInputException when there is no such folder
     */
    public static TableShelf of(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new BadInputException("store.no-folder", "file", folder);
        }
        return new TableShelf(folder);
    }

    private Path folder() {
        if (folder == null) {
            throw new RefusedException("store.no-shelf");
        }
        return folder;
    }

    /**
     * The names of the tables, in order.
     *
     * @throws RefusedException when there is no folder
     */
    public List<String> names() {
        Path place = folder();
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(file -> Files.isRegularFile(file) || ShardList.in(file) || StageFormat.in(file))
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw FileFailures.of(place, e);
        }
    }

    /**
     * Reads in a table.
     *
     * @throws RefusedException when there is no folder
     * @throws BadInputException when there is no table of that name, or it cannot be read
     */
    public <T> T read(String name, Function<StoredTable, T> reading) {
        // only a name that a listing gave becomes a path
        if (!open.has(name) && !names().contains(name)) {
            throw new BadInputException("store.no-such-table", "seen", brief(name));
        }
        Path file = folder().resolve(name);
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return open.read(name, List.of(now.lastModifiedTime(), now.size()), () -> StoredTable.open(file), reading);
        } catch (IOException e) {
            open.drop(name);
            throw FileFailures.of(file.getFileName(), e);
        }
    }

    private static String brief(String name) {
        return name.length() <= 40 ? name : name.substring(0, 40) + "...";
    }

    @Override
    public void close() {
        open.close();
    }
}

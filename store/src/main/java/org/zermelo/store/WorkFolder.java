package org.zermelo.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;

/**
 * The folder beside a table in which its levels wait while it is made. Whatever stands there under its final name is whole:
 * files are written under another name and renamed, so a run that is killed goes on from what it finds.
 */
final class WorkFolder {

    private static final String PART = ".part";

    private final Path folder;

    private WorkFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * The work on a table, new or begun.
     *
     * @throws BadInputException when the folder holds the work on another table
     */
    static WorkFolder open(Path table, String about) throws IOException {
        Path folder = table.resolveSibling(table.getFileName() + ".work");
        Path note = folder.resolve("about");
        if (Files.exists(note)) {
            if (!Files.readString(note).equals(about)) {
                throw new BadInputException("store.other-work", "file", folder);
            }
        } else {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("about" + PART), about);
            Files.move(folder.resolve("about" + PART), note, StandardCopyOption.ATOMIC_MOVE);
        }
        return new WorkFolder(folder);
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    boolean has(String name) {
        return Files.exists(file(name));
    }

    /** Where to write a file before {@link #finish} gives it its name. */
    Path part(String name) {
        return folder.resolve(name + PART);
    }

    void finish(String name) throws IOException {
        Files.move(part(name), file(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The files whose names begin so, without unfinished ones. */
    List<Path> begin(String prefix) throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(f -> f.getFileName().toString().startsWith(prefix))
                    .filter(f -> !f.getFileName().toString().endsWith(PART))
                    .forEach(found::add);
        }
        found.sort(null);
        return found;
    }

    void delete(List<Path> files) throws IOException {
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
    }

    /** Removes the folder and all that is in it. */
    void remove() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}

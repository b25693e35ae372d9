package org.zermelo.store.work;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.store.file.WorkLock;

/**
 * The folder beside a table in which its levels, or its solver's state, wait while it is made. Whatever stands there under its
 * final name is whole: files are written under another name and renamed, so a run that is killed goes on from what it finds.
 */
public final class WorkFolder implements AutoCloseable {

    private static final String PART = ".part";
    private static final String ABOUT = "about";

    private final Path folder;
    private final @Nullable WorkLock lock;
    private final boolean begun;
    private final String part;
    private boolean removed;

    private WorkFolder(Path folder, @Nullable WorkLock lock, String about) throws IOException {
        this.folder = folder;
        this.lock = lock;
        // machines that share a folder may give their processes the same numbers
        this.part = lock == null ? "." + UUID.randomUUID() + PART : PART;
        Path note = folder.resolve(ABOUT);
        this.begun = !others().isEmpty();
        if (Files.exists(note) ? !Files.readString(note).equals(about) : begun) {
            throw new BadInputException("store.other-work", "file", folder);
        }
        if (!Files.exists(note)) {
            Files.writeString(folder.resolve(ABOUT + PART), about);
            Files.move(folder.resolve(ABOUT + PART), note, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    private static Path beside(Path table) {
        return table.resolveSibling(table.getFileName() + ".work");
    }

    /**
     * The work on a table that another process has begun and shares.
     *
     * @throws BadInputException when the folder is not there, or holds the work on another table
     */
    public static WorkFolder joined(Path table, String about) throws IOException {
        if (begun(table).isEmpty()) {
            throw new BadInputException("store.not-shared", "file", beside(table));
        }
        return new WorkFolder(beside(table), null, about);
    }

    /** What the work that lies beside a table is about; empty where there is none. */
    public static Optional<String> begun(Path table) throws IOException {
        Path note = beside(table).resolve(ABOUT);
        return Files.exists(note) ? Optional.of(Files.readString(note)) : Optional.empty();
    }

    /**
     * The work on a table, new or begun, which no other process may touch until it is closed.
     *
     * @throws BadInputException when another process is at it, the folder holds the work on another table, or there is no
     *     folder for the table
     */
    public static WorkFolder claim(Path table, String about) throws IOException {
        Path place = table.toAbsolutePath().getParent();
        if (place == null || !Files.isDirectory(place)) {
            throw new BadInputException("store.no-folder", "file", String.valueOf(place));
        }
        Path folder = beside(table);
        while (true) {
            try {
                Files.createDirectory(folder);
            } catch (FileAlreadyExistsException e) {
                // begun before, or by a run that is still at it, as the lock will tell
            }
            try {
                WorkLock lock = WorkLock.take(folder.resolve(WorkLock.NAME), table);
                try {
                    return new WorkFolder(folder, lock, about);
                } catch (IOException | RuntimeException e) {
                    Files.deleteIfExists(folder.resolve(ABOUT + PART));
                    lock.close();
                    throw e;
                }
            } catch (NoSuchFileException e) {
                // the run that held it has just removed the folder
                if (Files.isDirectory(folder)) {
                    throw e;
                }
            } catch (IOException | RuntimeException e) {
                removeIfEmpty(folder);
                throw e;
            }
        }
    }

    /** Whether a run before this one has left something. */
    public boolean begun() {
        return begun;
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    public boolean has(String name) {
        return Files.exists(file(name));
    }

    /** Where to write a file before {@link #finish} gives it its name; of those who share the work each has a place of its own. */
    public Path part(String name) {
        return folder.resolve(name + part);
    }

    /** Gives a file its name. */
    public void finish(String name) throws IOException {
        Files.move(part(name), file(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The same for a checkpoint: what was written is forced to the disk first, so that it is whole even when the machine stops. */
    public void keep(String name) throws IOException {
        force(part(name));
        finish(name);
    }

    static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** The files whose names begin so, without unfinished ones. */
    public List<Path> begin(String prefix) throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(f -> f.getFileName().toString().startsWith(prefix))
                    .filter(f -> !f.getFileName().toString().endsWith(PART))
                    .forEach(found::add);
        }
        found.sort(null);
        return found;
    }

    /** All finished files of the work itself. */
    private List<Path> others() throws IOException {
        List<Path> found = begin("");
        found.remove(folder.resolve(ABOUT));
        found.remove(folder.resolve(WorkLock.NAME));
        return found;
    }

    public void delete(List<Path> files) throws IOException {
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
    }

    /**
     * Removes the folder and all that is in it. What it is about goes last, so that a run which is killed here leaves nothing
     * that another table's work would take for its own.
     */
    public void remove() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.toList()) {
                String name = file.getFileName().toString();
                if (!name.equals(ABOUT) && !name.equals(WorkLock.NAME)) {
                    Files.deleteIfExists(file);
                }
            }
        }
        Files.deleteIfExists(folder.resolve(ABOUT));
        removed = true;
        if (lock != null) {
            lock.close();
        }
        removeIfEmpty(folder);
    }

    private static void removeIfEmpty(Path folder) throws IOException {
        try {
            Files.deleteIfExists(folder);
        } catch (DirectoryNotEmptyException e) {
            // another run has begun here
        }
    }

    /** Lets others at the work. What a run has finished stays; a folder without anything goes. */
    @Override
    public void close() throws IOException {
        // what is there after it was removed is another run's
        if (lock == null || removed || !Files.exists(folder.resolve(ABOUT))) {
            return;
        }
        if (others().isEmpty()) {
            remove();
        } else {
            lock.close();
        }
    }
}

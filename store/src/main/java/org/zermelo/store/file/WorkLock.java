package org.zermelo.store.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;

/** A lock on a file for one process at a time. The system releases it when the process ends, however it ends. */
public final class WorkLock implements AutoCloseable {

    public static final String NAME = "lock";

    private final Path file;
    private final FileChannel channel;

    private WorkLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Takes the lock.
     *
     * @param file the lock itself, made when there is none
     * @param table what it is for, as the message names it
     * @throws BadInputException when another process holds it
     */
    public static WorkLock take(Path file, Path table) throws IOException {
        while (true) {
            try {
                Files.createFile(file);
            } catch (FileAlreadyExistsException e) {
                // of a run that was stopped, or of one that is still at it
            }
            try {
                // opened a second time in this process, the file would lose the lock when the second channel is closed
                Object before = identity(file);
                FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                try {
                    if (lock(channel) == null) {
                        throw new BadInputException("store.in-use", "file", table);
                    }
                    if (Objects.equals(before, identity(file))) {
                        return new WorkLock(file, channel);
                    }
                    channel.close();
                } catch (IOException | RuntimeException e) {
                    channel.close();
                    throw e;
                }
            } catch (NoSuchFileException e) {
                // its holder deleted it meanwhile; the folder, if that is gone, is missed by the next turn
            }
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    /** What tells a file from another of the same name; null where the system deletes no open file anyway. */
    private static @Nullable Object identity(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    /** Lets go; the file is deleted while it is still held, where the system allows that. */
    @Override
    public void close() throws IOException {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // an unheld file does no harm
        } finally {
            channel.close();
        }
    }
}

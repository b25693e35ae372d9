package org.zermelo.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;

/** A file that one process at a time holds. The system lets go of it when the process ends, however it ends. */
public final class WorkLock implements AutoCloseable {

    static final String NAME = "lock";

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
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            try {
                if (lock(channel) == null) {
                    throw new BadInputException("store.in-use", "file", table);
                }
                byte[] mark = UUID.randomUUID().toString().getBytes(StandardCharsets.US_ASCII);
                channel.truncate(0);
                channel.write(ByteBuffer.wrap(mark));
                // the file may have been deleted by its holder after it was opened here; then another one has its name
                if (isMarked(file, mark)) {
                    return new WorkLock(file, channel);
                }
                channel.close();
            } catch (IOException | RuntimeException e) {
                channel.close();
                throw e;
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

    private static boolean isMarked(Path file, byte[] mark) throws IOException {
        try {
            return java.util.Arrays.equals(Files.readAllBytes(file), mark);
        } catch (NoSuchFileException e) {
            return false;
        }
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

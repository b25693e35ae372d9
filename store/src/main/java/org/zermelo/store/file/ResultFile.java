package org.zermelo.store.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;

/**
 * The one way in which a result goes into a file. A regular file is written beside its place, forced to the disk and renamed,
 * so that the place holds all of the new or what it held before, and keeps its permissions; links are followed; a device or
 * a pipe is written through.
 */
public final class ResultFile {

    private ResultFile() {}

    /** What is to be written. */
    @FunctionalInterface
    public interface Content {

        /** Writes all of it; does not close the stream. */
        void to(OutputStream stream) throws IOException;
    }

    /**
     * Writes to a place that the user has named. Two processes may write to the same place: one of them is the last.
     *
     * @throws BadInputException when it cannot be written; what was there stays, and nothing is left beside it
     */
    public static void write(Path named, Content content) {
        write(named, "." + ProcessHandle.current().pid() + ".part", content);
    }

    /** The same where a lock keeps others away: what a run that was killed has left beside the place is written over. */
    public static void writeAlone(Path named, Content content) {
        write(named, ".part", content);
    }

    private static void write(Path named, String ending, Content content) {
        try {
            Destination destination = Destination.of(named);
            if (destination.kind() == Destination.DestinationKind.FILE) {
                replace(destination.path(), ending, content);
            } else {
                try (OutputStream stream = new BufferedOutputStream(destination.through())) {
                    content.to(stream);
                }
            }
        } catch (IOException e) {
            throw FileFailures.of(named, e);
        } catch (UncheckedIOException e) {
            throw FileFailures.of(named, Objects.requireNonNull(e.getCause()));
        }
    }

    private static void replace(Path file, String ending, Content content) throws IOException {
        Path aside = file.resolveSibling(file.getFileName() + ending);
        boolean done = false;
        try {
            try (FileChannel channel = FileChannel.open(
                            aside,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE,
                            StandardOpenOption.TRUNCATE_EXISTING);
                    OutputStream stream = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16)) {
                keepPermissions(file, aside);
                content.to(stream);
                stream.flush();
                channel.force(true);
            }
            Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            done = true;
        } finally {
            if (!done) {
                discard(aside);
            }
        }
    }

    /** Before the first byte is written: what only its owner may read stays so. */
    private static void keepPermissions(Path file, Path aside) throws IOException {
        @Nullable PosixFileAttributeView view = Files.getFileAttributeView(aside, PosixFileAttributeView.class);
        if (view != null && Files.exists(file)) {
            view.setPermissions(Files.getPosixFilePermissions(file));
        }
    }

    private static void discard(Path aside) {
        try {
            Files.deleteIfExists(aside);
        } catch (IOException e) {
            // what stays is named .part and is no result
        }
    }

    /**
     * The place of a file that is also read, at any byte, and has others beside it: the name, or what it links to.
     *
     * @throws BadInputException when it is a device, a pipe or a directory, or cannot be written
     */
    public static Path place(Path named) {
        try {
            Destination destination = Destination.of(named);
            if (destination.kind() != Destination.DestinationKind.FILE) {
                throw new BadInputException("store.no-regular-file", "file", named);
            }
            return Files.isSymbolicLink(named) ? destination.path() : named;
        } catch (IOException e) {
            throw FileFailures.of(named, e);
        }
    }
}

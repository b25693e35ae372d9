package org.zermelo.store.file;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;

/**
 * Where a result goes, all links followed. A link stays a link. What is there and is no regular file, a device or a pipe, is
 * written through; only a regular file can be replaced.
 *
 * @param path the place itself
 */
record Destination(Path path, DestinationKind kind) {

    enum DestinationKind {
        /** A regular file, or nothing yet. */
        FILE,
        /** A device, a pipe or a socket. */
        THROUGH,
        /** An open stream of this process or of another, such as {@code /dev/stdout}. */
        STREAM
    }

    /** As many as the system itself follows. */
    private static final int MOST_LINKS = 40;

    private static final Pattern STREAMS = Pattern.compile("/proc/\\d+/(task/\\d+/)?fd");

    /**
     * Follows the links of a name.
     *
     * @throws BadInputException when it is a directory
     * @throws IOException when its folder is missing, it may not be written, or its links go round
     */
    static Destination of(Path named) throws IOException {
        Path at = named.toAbsolutePath();
        for (int links = 0; links <= MOST_LINKS; links++) {
            Path folder = at.getParent();
            if (folder == null || at.getFileName().toString().isEmpty()) {
                throw new BadInputException("cli.directory", "file", named);
            }
            folder = folder.toRealPath();
            at = folder.resolve(at.getFileName());
            if (STREAMS.matcher(folder.toString()).matches()) {
                return new Destination(at, DestinationKind.STREAM);
            }
            if (!Files.isSymbolicLink(at)) {
                return new Destination(at, kind(at, named));
            }
            at = folder.resolve(Files.readSymbolicLink(at));
        }
        throw new FileSystemLoopException(named.toString());
    }

    private static DestinationKind kind(Path at, Path named) throws IOException {
        if (Files.notExists(at, LinkOption.NOFOLLOW_LINKS)) {
            return DestinationKind.FILE;
        }
        BasicFileAttributes about = Files.readAttributes(at, BasicFileAttributes.class);
        if (about.isDirectory()) {
            throw new BadInputException("cli.directory", "file", named);
        }
        if (!Files.isWritable(at)) {
            throw new AccessDeniedException(named.toString());
        }
        return about.isRegularFile() ? DestinationKind.FILE : DestinationKind.THROUGH;
    }

    /** Opens what is there and is no regular file. */
    OutputStream through() throws IOException {
        if (kind == DestinationKind.THROUGH) {
            return Files.newOutputStream(path, StandardOpenOption.WRITE);
        }
        // opened anew, a file would be written from its start, over what the stream has written so far
        Path folder = path.getParent();
        if (folder != null && folder.endsWith(ProcessHandle.current().pid() + "/fd")) {
            switch (path.getFileName().toString()) {
                case "1":
                    return kept(FileDescriptor.out);
                case "2":
                    return kept(FileDescriptor.err);
                default:
            }
        }
        return new FileOutputStream(path.toFile(), true);
    }

    /** A stream of the process, which is not ours to close. */
    private static OutputStream kept(FileDescriptor stream) {
        return new FilterOutputStream(new FileOutputStream(stream)) {
            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                out.write(bytes, from, length);
            }

            @Override
            public void close() throws IOException {
                flush();
            }
        };
    }
}

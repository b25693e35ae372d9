package org.zermelo.cli.input;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.zermelo.cli.CommandContext;
import org.zermelo.game.BadInputException;

/** A result that goes into a file: written aside and renamed, so that no half of it is ever seen. */
public final class OutputFile {

    private OutputFile() {}

    /** What is to be written. */
    @FunctionalInterface
    public interface Content {

        /** Writes all of it; does not close the stream. */
        void to(OutputStream stream) throws IOException;
    }

    /**
     * Writes a file and says so on standard error.
     *
     * @throws BadInputException when it is a directory, or its folder is missing
     */
    public static void write(String name, byte[] content, CommandContext c) throws IOException {
        write(name, stream -> stream.write(content), c);
    }

    /** As {@link #write(String, byte[], CommandContext)}, for content that need not be in memory as a whole. */
    public static void write(String name, Content content, CommandContext c) throws IOException {
        Path target = path(name);
        if (Files.isDirectory(target)) {
            throw new BadInputException("cli.directory", "file", name);
        }
        Path aside = target.resolveSibling(target.getFileName() + ".part");
        try {
            try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(aside))) {
                content.to(stream);
            }
            Files.move(aside, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (NoSuchFileException e) {
            throw new BadInputException("cli.missing-folder", "file", name);
        } finally {
            Files.deleteIfExists(aside);
        }
        c.err().println(c.words().say("cli.written", "file", name));
    }

    private static Path path(String name) {
        try {
            return Path.of(name).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new BadInputException("cli.missing-folder", "file", name);
        }
    }
}

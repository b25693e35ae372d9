package org.zermelo.cli.input;

import java.io.IOException;
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

    /**
     * Writes a file and says so on standard error.
     *
     * @throws BadInputException when it is a directory, or its folder is missing
     */
    public static void write(String name, byte[] content, CommandContext c) throws IOException {
        Path target = path(name);
        if (Files.isDirectory(target)) {
            throw new BadInputException("cli.directory", "file", name);
        }
        Path aside = target.resolveSibling(target.getFileName() + ".part");
        try {
            Files.write(aside, content);
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

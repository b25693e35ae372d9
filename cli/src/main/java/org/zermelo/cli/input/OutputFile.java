package org.zermelo.cli.input;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.game.BadInputException;
import org.zermelo.store.file.ResultFile;

/** A result that goes where an option says, and a line on standard error that says so. */
public final class OutputFile {

    private OutputFile() {}

    /** Writes bytes. */
    public static void write(String name, byte[] content, CommandContext c) {
        write(name, stream -> stream.write(content), c);
    }

    /**
     * Writes content that need not be in memory as a whole.
     *
     * @throws BadInputException when the place cannot be written; what was there stays
     */
    public static void write(String name, ResultFile.Content content, CommandContext c) {
        // what was said so far comes first, if the place is standard output itself
        c.out().flush();
        ResultFile.write(path(name), content);
        c.err().println(c.words().say("cli.written", "file", name));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInputException("store.failed", "file", name, "reason", String.valueOf(e.getReason()));
        }
    }
}

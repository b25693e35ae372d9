package org.zermelo.cli.input;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
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

    /** Writes a document as the whole result: into the file of this name, or, where none is named, to standard output. */
    public static void document(@Nullable String name, Map<String, @Nullable Object> document, CommandContext c) {
        if (name == null) {
            c.write(document);
        } else {
            write(name, stream -> Json.write(c.made(document), stream), c);
        }
    }

    /** Writes a text into the file of this name, or, where none is named, to standard output. */
    public static void text(@Nullable String name, String text, CommandContext c) {
        if (name == null) {
            c.out().print(text);
        } else {
            write(name, text.getBytes(StandardCharsets.UTF_8), c);
        }
    }

    /** The path of a name that was typed. */
    public static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInputException("store.failed", "file", name, "reason", String.valueOf(e.getReason()));
        }
    }
}

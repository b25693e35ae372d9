package org.zermelo.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Watch;

/** A file, or standard input under the name {@code -}. */
public final class Input {

    /** A text that is to be parsed as a whole may be this long. */
    private static final int LONGEST_TEXT = 1 << 30;

    private final String name;
    private final InputStream stream;
    private final long length;

    private Input(String name, InputStream stream, long length) {
        this.name = name;
        this.stream = stream;
        this.length = length;
    }

    /**
     * The input of this name.
     *
     * @throws BadInputException when it is missing, a directory, or not readable
     */
    public static Input of(String name, CommandContext c) throws IOException {
        if (name.equals("-")) {
            return new Input(c.words().say("cli.standard-input"), c.in(), -1);
        }
        Path path = path(name);
        if (Files.isDirectory(path)) {
            throw new BadInputException("cli.directory", "file", name);
        }
        if (!Files.exists(path)) {
            throw new BadInputException("cli.missing-file", "file", name);
        }
        if (!Files.isReadable(path)) {
            throw new BadInputException("cli.unreadable-file", "file", name);
        }
        return new Input(name, Files.newInputStream(path), Files.size(path));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInputException("cli.missing-file", "file", name);
        }
    }

    /** How errors call it. */
    public String name() {
        return name;
    }

    /** Its bytes; the caller closes the stream. */
    public InputStream stream() {
        return stream;
    }

    /**
     * All of it as text.
     *
     * @throws BadInputException when it is not UTF-8
     */
    public String text() throws IOException {
        try (InputStream in = stream) {
            byte[] bytes = in.readNBytes(LONGEST_TEXT);
            return withoutMark(StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            throw new BadInputException("cli.not-utf8", "file", name);
        }
    }

    /** A text without the mark that some editors put before UTF-8. */
    public static String withoutMark(String text) {
        return text.startsWith("\ufeff") ? text.substring(1) : text;
    }

    /**
     * All of it as numbers, separated by white space or commas.
     *
     * @throws BadInputException when there is something else, or nothing
     */
    public long[] numbers(Watch watch) throws IOException {
        try (InputStream in = stream) {
            long[] numbers = new NumberReader(name, in, length, watch).read();
            if (numbers.length == 0) {
                throw new BadInputException("cli.no-numbers", "file", name);
            }
            return numbers;
        }
    }
}

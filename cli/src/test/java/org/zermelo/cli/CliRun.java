package org.zermelo.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/**
 * One run of the command line in this process.
 *
 * @param err what was complained of, a sentence a line
 * @param place the line that a text goes wrong in, with carets below; empty when no text was wrong
 */
record CliRun(int code, String out, String err, String place) {

    private static final String MARGIN = "    ";

    CliRun(int code, String out, String err) {
        this(code, out, lines(err, false), lines(err, true));
    }

    /** Runs with nothing on standard input. */
    static CliRun of(String... args) {
        return reading("", args);
    }

    static CliRun reading(String input, String... args) {
        return reading(input.getBytes(StandardCharsets.UTF_8), args);
    }

    static CliRun reading(byte[] input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = new Cli(new ByteArrayInputStream(input), out, err, new Cancellation()).run(args);
        return new CliRun(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static String lines(String text, boolean indented) {
        return text.lines()
                .filter(line -> line.startsWith(MARGIN) == indented)
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }
}

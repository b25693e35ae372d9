package org.zermelo.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** One run of the command line in this process. */
record CliRun(int code, String out, String err) {

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
}

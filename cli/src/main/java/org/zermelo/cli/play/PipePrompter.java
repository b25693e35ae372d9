package org.zermelo.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads lines from a pipe or a file, and repeats them, so that the output alone tells the game. */
final class PipePrompter implements Prompter {

    private final BufferedReader in;
    private final PrintWriter out;

    PipePrompter(InputStream in, PrintWriter out) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
    }

    @Override
    public @Nullable String ask(String prompt, List<String> choices) {
        try {
            out.print(prompt);
            String line = in.readLine();
            out.println(line == null ? "" : line.strip());
            out.flush();
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean arrows() {
        return false;
    }

    @Override
    public void close() {
        // the stream belongs to the caller
    }
}

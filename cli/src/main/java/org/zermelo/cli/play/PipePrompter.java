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
import org.zermelo.present.words.Visible;

/** Reads lines from a pipe or a file, and repeats them, so that the output alone tells the game; or from a plain terminal. */
final class PipePrompter implements Prompter {

    /** Of a longer line only the beginning is kept, which is no move and no word either. */
    private static final int LONGEST = 100_000;

    private final BufferedReader in;
    private final PrintWriter out;
    private final boolean repeats;

    /** @param repeats whether lines are repeated: a terminal shows them already */
    PipePrompter(InputStream in, PrintWriter out, boolean repeats) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
        this.repeats = repeats;
    }

    @Override
    public @Nullable String ask(String prompt, List<String> choices, List<String> others) {
        out.print(prompt);
        out.flush();
        try {
            String line = line();
            if (repeats) {
                out.println(line == null ? "" : shown(line));
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private @Nullable String line() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0) {
            return null;
        }
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (line.length() < LONGEST) {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    /** Without what would move the cursor of a screen on which the output is read. */
    private static String shown(String line) {
        return Visible.escaped(line.strip().replaceAll("\\p{Cntrl}", " "));
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

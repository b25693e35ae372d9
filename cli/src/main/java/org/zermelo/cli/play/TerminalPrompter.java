package org.zermelo.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jline.keymap.KeyMap;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Reads lines from a terminal: with editing and completion, and the up and down arrows go through the moves. */
final class TerminalPrompter implements Prompter {

    private final Terminal terminal;
    private List<String> choices = List.of();
    private List<String> others = List.of();
    private int chosen = -1;
    private final LineReader reader;

    /** Whether the terminal did not tell its size, as a serial line does not; the line editor takes that for no room at all. */
    private final boolean unsized;

    TerminalPrompter() {
        // JLine's own signals come from another thread beside the key itself: one Ctrl-C could end two lines.
        System.setProperty(TerminalBuilder.PROP_SOFTWARE_SIGNALS, "false");
        try {
            this.terminal = TerminalBuilder.builder()
                    .system(true)
                    .encoding(StandardCharsets.UTF_8)
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.unsized = terminal.getWidth() <= 0 || terminal.getHeight() <= 0;
        if (unsized) {
            terminal.setSize(new Size(USUAL_WIDTH, USUAL_HEIGHT));
        }
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .parser((line, cursor, context) -> new WholeLine(line, cursor))
                .completer((line, parsed, candidates) -> Stream.concat(choices.stream(), others.stream())
                        .forEach(text -> candidates.add(new Candidate(text, text, null, null, null, null, true))))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .build();
        bind("next-move", "\u001b[B", "\u001bOB", 1);
        bind("previous-move", "\u001b[A", "\u001bOA", -1);
    }

    private void bind(String name, String key, String applicationKey, int step) {
        reader.getWidgets().put(name, () -> {
            if (choices.isEmpty()) {
                return false;
            }
            chosen = chosen < 0 && step < 0 ? choices.size() - 1 : Math.floorMod(chosen + step, choices.size());
            reader.getBuffer().clear();
            reader.getBuffer().write(choices.get(chosen));
            return true;
        });
        KeyMap<org.jline.reader.Binding> keys =
                Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN));
        keys.bind(new Reference(name), key, applicationKey);
    }

    @Override
    public @Nullable String ask(String prompt, List<String> moves, List<String> words) {
        choices = moves;
        others = words;
        while (true) {
            chosen = -1;
            try {
                return reader.readLine(prompt);
            } catch (EndOfFileException e) {
                return null;
            } catch (UserInterruptException e) {
                if (e.getPartialLine().isEmpty()) {
                    return null;
                }
                // as in a shell, what was begun is let go
            }
        }
    }

    @Override
    public boolean arrows() {
        return !Terminal.TYPE_DUMB.equals(terminal.getType());
    }

    @Override
    public int width() {
        return terminal.getWidth() > 0 ? terminal.getWidth() : USUAL_WIDTH;
    }

    @Override
    public Listening onInterrupt(Runnable action) {
        Terminal.SignalHandler before = terminal.handle(Terminal.Signal.INT, signal -> action.run());
        return () -> terminal.handle(Terminal.Signal.INT, before);
    }

    @Override
    public void close() {
        if (unsized) {
            terminal.setSize(new Size(0, 0));
        }
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

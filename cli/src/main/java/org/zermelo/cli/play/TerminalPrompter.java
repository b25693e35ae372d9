package org.zermelo.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jline.keymap.KeyMap;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Reads lines from a terminal: with editing and completion, and the up and down arrows go through the moves. */
final class TerminalPrompter implements Prompter {

    private final Terminal terminal;
    private List<String> choices = List.of();
    private int chosen = -1;
    private final LineReader reader;

    TerminalPrompter() {
        try {
            this.terminal = TerminalBuilder.builder()
                    .system(true)
                    .encoding(StandardCharsets.UTF_8)
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer(
                        (line, parsed, candidates) -> new StringsCompleter(choices).complete(line, parsed, candidates))
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
    public @Nullable String ask(String prompt, List<String> moves) {
        choices = moves;
        chosen = -1;
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException | UserInterruptException e) {
            return null;
        }
    }

    @Override
    public boolean arrows() {
        return !Terminal.TYPE_DUMB.equals(terminal.getType());
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

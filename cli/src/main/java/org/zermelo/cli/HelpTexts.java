package org.zermelo.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import org.zermelo.present.words.Words;
import picocli.CommandLine;

/** What the help of every command says beyond its annotations: examples, and the whole in another language. */
final class HelpTexts {

    private HelpTexts() {}

    /** Adds them. The annotations are English, so only other languages have a file. */
    static void add(CommandLine line, List<Commands.Entry> commands, Words words) {
        String file = "help/help_" + words.language().code() + ".properties";
        try (InputStream stream = HelpTexts.class.getResourceAsStream(file)) {
            if (stream != null) {
                line.setResourceBundle(
                        new PropertyResourceBundle(new InputStreamReader(stream, StandardCharsets.UTF_8)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (Commands.Entry command : commands) {
            List<String> footer = new ArrayList<>(List.of("", words.say("cli.examples")));
            command.examples().forEach(example -> footer.add("  " + example));
            CommandLine called = Objects.requireNonNull(line.getSubcommands().get(command.name()), command.name());
            called.getCommandSpec().usageMessage().footer(footer.toArray(new String[0]));
        }
    }
}

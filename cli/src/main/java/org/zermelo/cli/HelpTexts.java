package org.zermelo.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.command.Commands;
import org.zermelo.present.words.Words;
import picocli.CommandLine;

/** What the help of every command says beyond its annotations: examples, and the whole in another language. */
final class HelpTexts {

    private static final String GROUP = "help";

    private HelpTexts() {}

    /** Adds them. The annotations are English, so only other languages have phrases for it. */
    static void add(CommandLine line, List<Commands.Entry> commands, Words words) {
        Map<String, String> phrases = words.phrases(GROUP);
        if (!phrases.isEmpty()) {
            line.setResourceBundle(new Texts(phrases));
        }
        for (Commands.Entry command : commands) {
            List<String> footer = new ArrayList<>(List.of("", words.say("cli.examples")));
            command.examples().forEach(example -> footer.add("  " + example));
            CommandLine called = Objects.requireNonNull(line.getSubcommands().get(command.name()), command.name());
            called.getCommandSpec().usageMessage().footer(footer.toArray(new String[0]));
        }
    }

    /** The phrases of the group {@code help} under picocli's keys. */
    private static final class Texts extends ResourceBundle {

        private final Map<String, String> phrases;

        Texts(Map<String, String> phrases) {
            this.phrases = phrases;
        }

        @Override
        protected @Nullable Object handleGetObject(String key) {
            return phrases.get(GROUP + "." + key);
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(phrases.keySet().stream()
                    .map(key -> key.substring(GROUP.length() + 1))
                    .toList());
        }
    }
}

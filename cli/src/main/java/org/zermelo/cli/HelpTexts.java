package org.zermelo.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.command.CommandGroup;
import org.zermelo.cli.command.Commands;
import org.zermelo.cli.shell.Summary;
import org.zermelo.present.words.Words;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** What the help says beyond the annotations: groups of commands, examples, and the whole in another language. */
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
        line.getHelpSectionMap()
                .put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, help -> grouped(help.subcommands(), commands, words));
        line.getHelpSectionMap().remove(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING);
    }

    /** The commands by what they are for, each in a line; what is none of ours, {@code help}, is a tool. */
    private static String grouped(Map<String, CommandLine.Help> all, List<Commands.Entry> commands, Words words) {
        Map<String, CommandGroup> groups =
                commands.stream().collect(Collectors.toMap(Commands.Entry::name, Commands.Entry::group));
        int width = all.values().stream()
                .mapToInt(help -> names(help.commandSpec()).length())
                .max()
                .orElse(0);
        StringBuilder out = new StringBuilder();
        for (CommandGroup group : CommandGroup.values()) {
            out.append(String.format("%n%s%n", words.say(group.key())));
            all.values().stream()
                    .map(CommandLine.Help::commandSpec)
                    .filter(spec -> groups.getOrDefault(spec.name(), CommandGroup.TOOLS) == group)
                    .forEach(spec ->
                            out.append(String.format("  %-" + width + "s  %s%n", names(spec), Summary.of(spec))));
        }
        return out.toString();
    }

    private static String names(CommandSpec spec) {
        return String.join(", ", spec.names());
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

package org.zermelo.cli.shell;

import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.present.words.Words;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A command's page of the manual, section 1, in the macros of man(7), made from its help. */
public final class ManPage {

    private static final String SECTION = "1";

    private final Words words;
    private final StringBuilder out = new StringBuilder();

    private ManPage(Words words) {
        this.words = words;
    }

    /** What the page of a command is called: {@code zermelo} for the program itself, {@code zermelo-solve}. */
    public static String name(CommandSpec command) {
        return command.qualifiedName("-");
    }

    /**
     * The page of a command of a tree.
     *
     * @param command the command, or the program itself, whose page lists the others
     * @param examples whole command lines
     */
    public static String of(CommandSpec command, List<String> examples, Words words) {
        return new ManPage(words).write(command, examples);
    }

    private String write(CommandSpec command, List<String> examples) {
        String version = command.root().version()[0];
        line(".TH " + name(command).toUpperCase() + " " + SECTION + " \"\" \"" + version + "\" Zermelo");
        // Words are not divided at line ends: an option must be found as it is typed.
        line(".nh");
        line(".ad l");
        section("name");
        line(escaped(name(command)) + " \\- " + escaped(Summary.of(command)));
        section("synopsis");
        verbatim(new Help(command, Help.Ansi.OFF).synopsis(0).lines().toList());
        section("description");
        for (String paragraph : command.usageMessage().description()) {
            line(escaped(paragraph));
        }
        section("options");
        command.positionalParameters().forEach(this::argument);
        command.options().stream().filter(option -> !option.hidden()).forEach(this::argument);
        if (!command.subcommands().isEmpty()) {
            section("commands");
            command.subcommands().values().stream()
                    .distinct()
                    .map(CommandLine::getCommandSpec)
                    .forEach(each -> entry(String.join(", ", each.names()), Summary.of(each)));
        }
        if (!examples.isEmpty()) {
            section("examples");
            verbatim(examples);
        }
        section("exit");
        words.say("cli.man.codes").lines().forEach(code -> entry(code.split(" ", 2)[0], code.split(" ", 2)[1]));
        if (command.parent() != null) {
            section("see-also");
            line(".BR zermelo (" + SECTION + ")");
        }
        return out.toString();
    }

    private void argument(ArgSpec argument) {
        String term = argument instanceof OptionSpec option
                ? String.join(", ", option.names()) + (option.arity().max() > 0 ? " " + option.paramLabel() : "")
                : argument.paramLabel();
        entry(term, String.join(" ", argument.description()));
    }

    private void entry(String term, String text) {
        line(".TP");
        line(".B " + quoted(term));
        line(escaped(text));
    }

    private void section(String name) {
        line(".SH " + quoted(words.say("cli.man." + name)));
    }

    private void verbatim(List<String> lines) {
        line(".nf");
        line(lines.stream().map(ManPage::escaped).collect(Collectors.joining("\n")));
        line(".fi");
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private static String quoted(String text) {
        return "\"" + escaped(text).replace("\"", "\\(dq") + "\"";
    }

    /** A text without the signs of roff: the backslash, the hyphen that would become a dash, quotes, and a point or quote at the start. */
    private static String escaped(String text) {
        String plain = text.strip()
                .replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("'", "\\(aq")
                .replace("^", "\\(ha");
        return plain.startsWith(".") ? "\\&" + plain : plain;
    }
}

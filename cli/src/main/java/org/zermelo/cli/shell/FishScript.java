package org.zermelo.cli.shell;

import java.util.List;
import org.zermelo.cli.shell.ShellCommand.ShellOption;
import picocli.CommandLine;

/** Completion for fish, with what each word does. */
final class FishScript {

    private static final String HEAD = """
            # Tab completes zermelo in fish:  zermelo completion fish | source
            function __zermelo_first
                set -l words (commandline -opc)[2..]
                while set -q words[1]
                    string match -q -- '-*' $words[1]; or return 1
                    test $words[1] = --lang; and set -e words[2]
                    set -e words[1]
                end
            end
            complete -c zermelo -f
            """;

    private FishScript() {}

    /** The script. */
    static String of(CommandLine tree) {
        StringBuilder out = new StringBuilder(HEAD);
        options(out, "__zermelo_first", ShellCommand.common(tree));
        for (ShellCommand command : ShellCommand.all(tree)) {
            command.names()
                    .forEach(name -> out.append("complete -c zermelo -n __zermelo_first -a ")
                            .append(name)
                            .append(" -d ")
                            .append(quoted(command.summary()))
                            .append('\n'));
            String behind = quoted("__fish_seen_subcommand_from " + String.join(" ", command.names()));
            options(out, behind, command.options());
            if (!command.operands().isEmpty()) {
                out.append("complete -c zermelo -n ").append(behind).append(" -a ");
                out.append(quoted(String.join(" ", command.operands()))).append('\n');
            }
            if (command.files()) {
                out.append("complete -c zermelo -n ").append(behind).append(" -F\n");
            }
        }
        return out.toString();
    }

    private static void options(StringBuilder out, String condition, List<ShellOption> options) {
        for (ShellOption option : options) {
            out.append("complete -c zermelo -n ").append(condition);
            option.names()
                    .forEach(name ->
                            out.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("^-+", "")));
            if (option.file()) {
                out.append(" -r -F");
            } else if (option.label() != null) {
                out.append(" -x");
            }
            if (!option.values().isEmpty()) {
                out.append(" -a ").append(quoted(String.join(" ", option.values())));
            }
            out.append(" -d ").append(quoted(option.text())).append('\n');
        }
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}

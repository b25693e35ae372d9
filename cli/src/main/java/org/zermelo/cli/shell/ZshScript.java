package org.zermelo.cli.shell;

import java.util.List;
import org.zermelo.cli.shell.ShellCommand.ShellOption;
import picocli.CommandLine;

/** Completion for zsh, with what each word does; as a file of {@code fpath} or by {@code source}. */
final class ZshScript {

    private static final String FOOT = """
                    esac
                    ;;
                esac
            }
            if [ "${funcstack[1]}" = _zermelo ]; then _zermelo "$@"; else compdef _zermelo zermelo; fi
            """;

    private ZshScript() {}

    /** The script. */
    static String of(CommandLine tree) {
        List<ShellCommand> commands = ShellCommand.all(tree);
        StringBuilder out = new StringBuilder("#compdef zermelo\n"
                + "# Tab completes zermelo in zsh:  source <(zermelo completion zsh)\n"
                + "_zermelo() {\n"
                + "    local curcontext=$curcontext state line\n"
                + "    _arguments -C");
        options(out, ShellCommand.common(tree));
        out.append(" \\\n        '1:COMMAND:->command' '*::WORD:->words' && return\n")
                .append("    case $state in\n    command)\n        local -a commands=(");
        for (ShellCommand command : commands) {
            for (String name : command.names()) {
                out.append("\n            ")
                        .append(quoted(name + ":" + command.summary().replace(":", "\\:")));
            }
        }
        out.append(")\n        _describe command commands\n        ;;\n    words)\n        case $words[1] in\n");
        for (ShellCommand command : commands) {
            out.append("        ").append(String.join(" | ", command.names())).append(") _arguments");
            options(out, command.options());
            operands(out, command);
            out.append(" ;;\n");
        }
        return out.append(FOOT).toString();
    }

    private static void options(StringBuilder out, List<ShellOption> options) {
        for (ShellOption option : options) {
            for (String name : option.names()) {
                String value = option.label() == null ? "" : ":" + plain(option.label()) + ":" + action(option);
                String equals = option.label() == null || !name.startsWith("--") ? "" : "=";
                out.append(" \\\n            ");
                out.append(quoted("*" + name + equals + "[" + plain(option.text()) + "]" + value));
            }
        }
    }

    private static void operands(StringBuilder out, ShellCommand command) {
        if (!command.operands().isEmpty()) {
            out.append(" \\\n            ");
            out.append(
                    command.files()
                            ? "'*: :_alternative \"words:WORD:(" + String.join(" ", command.operands())
                                    + ")\" \"files:FILE:_files\"'"
                            : "'*:WORD:(" + String.join(" ", command.operands()) + ")'");
        } else if (command.files()) {
            out.append(" '*:FILE:_files'");
        }
    }

    private static String action(ShellOption option) {
        return option.file()
                ? "_files"
                : option.values().isEmpty() ? " " : "(" + String.join(" ", option.values()) + ")";
    }

    private static String plain(String text) {
        return text.replace("\\", "\\\\")
                .replace("[", "\\[")
                .replace("]", "\\]")
                .replace(":", "\\:");
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}

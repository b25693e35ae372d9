package org.zermelo.cli.shell;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.cli.shell.ShellCommand.ShellOption;
import picocli.CommandLine;

/**
 * Completion for bash, from version 3.2 on. The line is divided here at spaces, for bash divides it at = and @ as well, and puts back
 * only what stands behind them.
 */
final class BashScript {

    private static final String HEAD = """
            # Tab completes zermelo in bash:  source <(zermelo completion bash)
            _zermelo() {
                local before=${COMP_LINE:0:COMP_POINT} word words command= option= offered= i
                word=${before##*[[:space:]]}
                read -ra words <<<"${before%"$word"}"
                for ((i = 1; i < ${#words[@]}; i++)); do
                    case ${words[i]} in
                    --lang) i=$((i + 1)) ;;
                    -*) ;;
                    *) command=${words[i]} && break ;;
                    esac
                done
                [ ${#words[@]} -lt 2 ] || option=${words[${#words[@]} - 1]}
                local typed=$word
                case $word in --*=*) option=${word%%=*} typed=${word#*=} ;; esac
                case "$command $option" in
            """;

    private static final String FOOT = """
                esac
                COMPREPLY=($(compgen -W "$offered" -- "$typed"))
                # What bash takes for a word begins behind the last of its signs.
                local signs=${COMP_WORDBREAKS//[^=@:]/}
                if [ -n "$signs" ] && [ "$typed" = "$word" ]; then
                    local kept=${word%"${word##*[$signs]}"}
                    for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${COMPREPLY[i]#"$kept"}; done
                fi
            }
            complete -o default -F _zermelo zermelo
            """;

    private BashScript() {}

    /** The script. */
    static String of(CommandLine tree) {
        List<ShellCommand> commands = ShellCommand.all(tree);
        StringBuilder out = new StringBuilder(HEAD);
        for (ShellCommand command : commands) {
            for (ShellOption option : command.options()) {
                if (option.label() != null) {
                    arm(out, command.names(), option.names(), option.values());
                }
            }
            Stream<String> options = names(command.options());
            arm(out, command.names(), List.of("*"), Stream.concat(command.operands().stream(), options));
        }
        Stream<String> top = commands.stream().flatMap(command -> command.names().stream());
        arm(out, List.of(""), List.of("*"), Stream.concat(top, names(ShellCommand.common(tree))));
        return out.append(FOOT).toString();
    }

    private static Stream<String> names(List<ShellOption> options) {
        return options.stream().flatMap(option -> option.names().stream());
    }

    private static void arm(StringBuilder out, List<String> commands, List<String> options, List<String> offered) {
        arm(out, commands, options, offered.stream());
    }

    private static void arm(StringBuilder out, List<String> commands, List<String> options, Stream<String> offered) {
        String patterns = commands.stream()
                .flatMap(command -> options.stream().map(option -> "\"" + command + " \"" + option))
                .collect(Collectors.joining(" | "));
        out.append("    ").append(patterns).append(") offered=\"");
        out.append(offered.collect(Collectors.joining(" "))).append("\" ;;\n");
    }
}

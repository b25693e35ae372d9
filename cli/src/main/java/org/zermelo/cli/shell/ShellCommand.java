package org.zermelo.cli.shell;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What a shell can offer behind a command.
 *
 * @param names its name and its other name
 * @param summary what it does, in a line
 * @param options in the order of the help
 * @param operands words that may stand behind it, without spaces
 * @param files whether a file may stand behind it
 */
record ShellCommand(
        List<String> names, String summary, List<ShellOption> options, List<String> operands, boolean files) {

    /**
     * An option.
     *
     * @param names such as -h and --help
     * @param text what it does
     * @param label what its value is called; null when it takes none
     * @param values what its value may be, where that can be listed
     * @param file whether its value is a file or a folder
     */
    record ShellOption(
            List<String> names, String text, @Nullable String label, List<String> values, boolean file) {}

    /** The commands of a tree, with what shells can know of them. */
    static List<ShellCommand> all(CommandLine tree) {
        List<String> commands = List.copyOf(tree.getSubcommands().keySet());
        return tree.getSubcommands().values().stream()
                .distinct()
                .map(CommandLine::getCommandSpec)
                .map(spec -> of(spec, spec.helpCommand() ? commands : operands(spec)))
                .toList();
    }

    /** The options that may stand before a command: those of the program itself, and those that every command has. */
    static List<ShellOption> common(CommandLine tree) {
        List<ShellOption> own = options(tree.getCommandSpec());
        List<List<ShellOption>> each = tree.getSubcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(spec -> !spec.helpCommand())
                .map(ShellCommand::options)
                .toList();
        Stream<ShellOption> shared = each.get(0).stream()
                .filter(option -> each.stream().allMatch(options -> options.contains(option)))
                .filter(option -> own.stream().noneMatch(known -> known.names().equals(option.names())));
        return Stream.concat(own.stream(), shared).toList();
    }

    private static ShellCommand of(CommandSpec spec, List<String> operands) {
        boolean files = spec.positionalParameters().stream().anyMatch(ShellCommand::isFile);
        return new ShellCommand(List.copyOf(spec.names()), Summary.of(spec), options(spec), operands, files);
    }

    private static List<String> operands(CommandSpec spec) {
        return spec.positionalParameters().stream()
                .flatMap(operand -> values(operand).stream())
                .distinct()
                .toList();
    }

    private static List<ShellOption> options(CommandSpec spec) {
        return spec.options().stream()
                .filter(option -> !option.hidden())
                .map(ShellCommand::option)
                .toList();
    }

    private static ShellOption option(OptionSpec option) {
        boolean takes = option.arity().max() > 0;
        return new ShellOption(
                Arrays.asList(option.names()),
                String.join(" ", option.description()),
                takes ? option.paramLabel() : null,
                values(option),
                takes && isFile(option));
    }

    /** The values that are declared, or that stand in the label: {@code all|best|N}. */
    private static List<String> values(ArgSpec argument) {
        Iterable<String> declared = argument.completionCandidates();
        return declared != null
                ? StreamSupport.stream(declared.spliterator(), false).toList()
                : Stream.of(argument.paramLabel().split("\\|"))
                        .filter(word -> word.matches("[a-z-]+"))
                        .toList();
    }

    private static boolean isFile(ArgSpec argument) {
        return Stream.of("FILE", "FOLDER", "TABLE", "GAME").anyMatch(argument.paramLabel()::contains);
    }
}

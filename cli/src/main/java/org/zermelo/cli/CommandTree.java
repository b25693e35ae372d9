package org.zermelo.cli;

import java.util.List;
import org.zermelo.cli.command.Commands;
import org.zermelo.cli.command.tools.CompletionCommand;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.Provenance;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/** The program's commands as picocli knows them, with their help. */
final class CommandTree {

    private CommandTree() {}

    /** A tree of these commands, in the words of the context. */
    static CommandLine of(CommandContext context, List<Commands.Entry> commands) {
        CommandSpec top = CommandSpec.forAnnotatedObject(new Top());
        top.version("zermelo " + Provenance.version());
        CommandLine line = new CommandLine(top);
        commands.forEach(command -> line.addSubcommand(command.make().apply(context)));
        line.setUsageHelpWidth(100);
        HelpTexts.add(line, commands, context.words());
        return line;
    }

    /**
     * Only the command that is called: reading the annotations of all would be most of a small question's time. All of them for the
     * help, for a word that is none, and for completion, which is made from all.
     */
    static List<Commands.Entry> called(String[] args) {
        String first = args.length == 0 ? "" : args[0];
        List<Commands.Entry> called = Commands.all().stream()
                .filter(command ->
                        command.name().equals(first) || command.alias().equals(first))
                .toList();
        return called.isEmpty() || first.equals(CompletionCommand.NAME) ? Commands.all() : called;
    }

    @Command(
            name = "zermelo",
            mixinStandardHelpOptions = true,
            subcommands = CommandLine.HelpCommand.class,
            description = "Exact answers for two-player games with perfect information and no chance.",
            synopsisSubcommandLabel = "COMMAND",
            footer = {
                "",
                "Try:  zermelo solve 'coins(7 9 1 6 4 3)'   and   zermelo help solve",
                "",
                "Exit codes: 0 done, 1 the answer is \"no\", 2 bad input, 3 refused or unfinished,",
                "4 internal error, 130 cancelled."
            })
    private static final class Top implements Runnable {
        /** Set by picocli before {@link #run}. */
        @CommandLine.Spec
        @SuppressWarnings("NullAway.Init")
        private CommandSpec spec;

        @Override
        public void run() {
            spec.commandLine().usage(spec.commandLine().getOut());
        }
    }
}

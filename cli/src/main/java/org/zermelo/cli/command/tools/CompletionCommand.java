package org.zermelo.cli.command.tools;

import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.shell.Shell;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code zermelo completion SHELL}: what makes the Tab key complete commands, options, games and methods. */
@Command(
        name = CompletionCommand.NAME,
        description = "Write the script that makes a shell complete commands, options, games and methods. For bash:"
                + " source <(zermelo completion bash); for zsh the same; for fish: zermelo completion fish | source.")
public final class CompletionCommand extends ZermeloCommand {

    /** Its name. It is made from the help of all commands. */
    public static final String NAME = "completion";

    @Parameters(index = "0", paramLabel = "bash|zsh|fish", description = "The shell.")
    private String shell = "";

    /** Set by picocli before {@link #run}. */
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /** The command in this context. */
    public CompletionCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) {
        c.out().print(Shell.of(shell).script(spec.root().commandLine()));
        return ExitCode.DONE;
    }
}

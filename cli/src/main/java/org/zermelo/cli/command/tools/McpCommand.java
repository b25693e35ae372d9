package org.zermelo.cli.command.tools;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.Provenance;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.mcp.McpServer;
import org.zermelo.game.BadInputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code zermelo mcp}: the tools of the Model Context Protocol, until the input ends. */
@Command(
        name = "mcp",
        description =
                "Let assistants ask for exact values, over the Model Context Protocol. An assistant starts it, and talks"
                        + " to it over standard input and output; docs/assistants.md tells how.")
public final class McpCommand extends ZermeloCommand {

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "The longest run of one question. Default: ${DEFAULT-VALUE}.")
    private double seconds = 60;

    /** The command in this context. */
    public McpCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        if (!(seconds > 0 && seconds <= 1e6)) {
            throw new BadInputException("timed.seconds", "seen", seconds);
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(c.in(), StandardCharsets.UTF_8));
        new McpServer(c.desk(), c.words(), c.out(), seconds, Provenance.version(), c.watch()).run(in);
        return ExitCode.DONE;
    }
}

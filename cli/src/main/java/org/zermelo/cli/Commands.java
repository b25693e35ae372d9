package org.zermelo.cli;

import java.util.List;
import java.util.function.Function;
import org.zermelo.cli.command.BatchCommand;
import org.zermelo.cli.command.ExplainCommand;
import org.zermelo.cli.command.ServeCommand;
import org.zermelo.cli.command.SolveCommand;

/** The commands, in the order of the help. */
final class Commands {

    private Commands() {}

    static List<Function<CommandContext, ZermeloCommand>> all() {
        return List.of(SolveCommand::new, ExplainCommand::new, BatchCommand::new, ServeCommand::new);
    }
}

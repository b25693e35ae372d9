package org.zermelo.cli.command;

import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.TableOutput;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.graph.CountReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo count GAME}: plays and positions by plies, without solving. */
@Command(name = "count", description = "Count plays and positions to a given depth, without solving (perft).")
public final class CountCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Mixin
    private TableOutput output = new TableOutput();

    @Option(names = "--plies", paramLabel = "N", description = "Plies to go; ${DEFAULT-VALUE} by default.")
    private int plies = 3;

    /** The command in this context. */
    public CountCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Game game = input.game(c);
        if (plies < 0 || plies > PlyCounts.MOST_PLIES) {
            throw new BadInputException("cli.count-plies", "seen", plies, "most", PlyCounts.MOST_PLIES);
        }
        PlyCounts counts = PlyCounts.of(game.rules(), plies, PlyCounts.MOST, c.watch());
        if (c.json()) {
            output.write(CountReport.json(game, counts), c);
        } else {
            output.write(CountReport.table(counts, c.words()), c);
        }
        return ExitCode.DONE;
    }
}

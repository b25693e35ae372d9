package org.zermelo.cli.command;

import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.desk.Analyzed;
import org.zermelo.notation.Game;
import org.zermelo.present.analysis.AnalysisJson;
import org.zermelo.present.analysis.AnalysisText;
import org.zermelo.solve.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code zermelo analyze GAME}: what the whole solved game looks like. */
@Command(
        name = "analyze",
        description =
                "Solve every position, count them, and show the longest win. They are counted by value, depth and level.")
public final class AnalyzeCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    /** The command in this context. */
    public AnalyzeCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Game game = input.game(c);
        Analyzed analyzed = Analyzed.of(game, Budget.ofThisMachine(), c.watch());
        if (c.json()) {
            c.write(AnalysisJson.of(analyzed));
            return ExitCode.DONE;
        }
        c.out().print(AnalysisText.of(analyzed, c.words()));
        return ExitCode.DONE;
    }
}

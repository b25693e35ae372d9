package org.zermelo.cli.input;

import org.zermelo.cli.context.CommandContext;
import org.zermelo.desk.Ask;
import org.zermelo.desk.play.Opponent;
import org.zermelo.desk.play.OpponentKind;
import picocli.CommandLine.Option;

/** The opponent that a command plays, as it is chosen on the command line. */
public final class OpponentInput {

    @Option(
            names = "--opponent",
            paramLabel = "NAME",
            completionCandidates = Candidates.Opponents.class,
            description = "perfect, hard, medium, easy, greedy, parity, limited or random. Default: ${DEFAULT-VALUE}.")
    private String opponent = "perfect";

    @Option(names = "--sight", paramLabel = "N", description = "How many plies a limited opponent sees. Default: 2.")
    private int sight = 2;

    @Option(names = "--seed", paramLabel = "N", description = "What the opponent's chances depend on.")
    private long seed = 1;

    /**
     * The opponent.
     *
     * @throws org.zermelo.game.BadInputException when there is none of the name, or it cannot see so far
     */
    public Opponent opponent(CommandContext c) {
        return new Opponent(c.desk(), Ask.everything(), OpponentKind.of(opponent), sight, seed);
    }
}

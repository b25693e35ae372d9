package org.zermelo.cli.command;

import org.zermelo.cli.CommandContext;
import org.zermelo.cli.ExitCode;
import org.zermelo.cli.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.play.Session;
import org.zermelo.present.answer.Ask;
import org.zermelo.present.play.Match;
import org.zermelo.present.play.Opponent;
import org.zermelo.present.play.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo play GAME}: a game in the terminal, against an opponent or between two people. */
@Command(
        name = "play",
        description = "Play the game here: type a move, choose one with the arrow keys, or type 'help'.")
public final class PlayCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "The side you play: first, second or both. Default: ${DEFAULT-VALUE}.")
    private String side = "first";

    @Option(
            names = "--opponent",
            paramLabel = "NAME",
            description = "perfect, greedy, parity, limited or random. Default: ${DEFAULT-VALUE}.")
    private String opponent = "perfect";

    @Option(names = "--sight", paramLabel = "N", description = "How many plies a limited opponent sees. Default: 2.")
    private int sight = 2;

    @Option(names = "--line", paramLabel = "MOVES", description = "Go on after these moves, joined by ~, as 'L ~ R'.")
    private String line = "";

    @Option(names = "--seed", paramLabel = "N", description = "What the opponent's chances depend on.")
    private long seed = 1;

    @Option(names = "--values", description = "Show what every move is worth.")
    private boolean values;

    @Option(names = "--plain", description = "No colours and no line editing.")
    private boolean plain;

    /** The command in this context. */
    public PlayCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Session session = new Session(c, plain, c.json() ? c::write : null);
        Opponent other = new Opponent(c.desk(), Ask.everything(), Player.of(opponent), sight, seed);
        session.play(Match.of(input.game(c)).playAll(line), side, other, values);
        return ExitCode.DONE;
    }
}

package org.zermelo.cli.command;

import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.ColourInput;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OpponentInput;
import org.zermelo.cli.play.Session;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Opponent;
import org.zermelo.present.scene.Paint;
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

    @Mixin
    private ColourInput colours = new ColourInput();

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            completionCandidates = Candidates.Sides.class,
            description = "The side you play: first, second or both. Default: ${DEFAULT-VALUE}.")
    private String side = "first";

    @Mixin
    private OpponentInput opponent = new OpponentInput();

    @Option(names = "--line", paramLabel = "MOVES", description = "Go on after these moves, joined by ~, as 'L ~ R'.")
    private String line = "";

    @Option(names = "--values", description = "Show what every move is worth.")
    private boolean values;

    @Option(names = "--plain", description = "No colours and no line editing.")
    private boolean plain;

    /** The command in this context. */
    public PlayCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext context) throws Exception {
        CommandContext c = context.keepingTables();
        Session session = new Session(c, plain, plain ? Paint.PLAIN : colours.paint(), c.json() ? c::write : null);
        Opponent other = opponent.opponent(c);
        session.play(Match.of(input.game(c)).playAll(line), side, other, values);
        return ExitCode.DONE;
    }
}

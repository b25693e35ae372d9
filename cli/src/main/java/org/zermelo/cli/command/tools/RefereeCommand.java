package org.zermelo.cli.command.tools;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OpponentInput;
import org.zermelo.cli.play.OtherProgram;
import org.zermelo.cli.play.ProgramContender;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Referee;
import org.zermelo.desk.play.Refereed;
import org.zermelo.desk.play.Tally;
import org.zermelo.desk.play.Terms;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.present.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code zermelo referee GAME}: another program plays against an opponent. The program is started here, or sits at the other end of
 * standard input and output; how one talks with it, {@link ProgramContender} says.
 */
@Command(
        name = "referee",
        description = "Let another program play against an opponent, over standard input and output.")
public final class RefereeCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Option(names = "--games", paramLabel = "N", description = "How many games; the sides change each time.")
    private int games = 2;

    @Option(
            names = "--player",
            paramLabel = "COMMAND",
            description =
                    "The program to start, with its arguments behind blanks; without it, standard input and output.")
    private @Nullable String player;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "A move that takes longer loses the game; without it, there is no limit.")
    private double seconds;

    @Mixin
    private OpponentInput opponent = new OpponentInput();

    /** The command in this context. */
    public RefereeCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext context) throws Exception {
        CommandContext c = context.keepingTables();
        Terms terms = new Terms(games, seconds);
        Referee referee = new Referee(Match.of(input.game(c)), opponent.opponent(c), terms, c.watch());
        Tally tally;
        try (OtherProgram program = player == null
                ? OtherProgram.at(c.in(), c.out())
                : OtherProgram.started(List.of(player.strip().split("\\s+")))) {
            tally = referee.run(new ProgramContender(program, terms, c.words()), game -> tell(c, game));
        }
        summary(c, tally);
        if (tally.gone().isPresent()) {
            throw new BadInputException("referee.gone", "game", tally.gone().getAsInt());
        }
        return ExitCode.DONE;
    }

    private void summary(CommandContext c, Tally tally) {
        int won = tally.count(Refereed.Result.WIN);
        int lost = tally.count(Refereed.Result.LOSS);
        int tied = tally.count(Refereed.Result.TIE);
        Integer mistakes = tally.mistakes().isPresent() ? tally.mistakes().getAsInt() : null;
        if (c.json()) {
            c.write(Json.object(
                    "schema",
                    "zermelo/referee/1",
                    "won",
                    won,
                    "lost",
                    lost,
                    "tied",
                    tied,
                    "mistakes",
                    mistakes,
                    "forfeits",
                    tally.forfeits()));
            return;
        }
        forPeople(
                c,
                c.words()
                        .say(Note.of("referee.summary")
                                .with("won", won)
                                .with("lost", lost)
                                .with("tied", tied)
                                .with("mistakes", mistakes == null ? "" : mistakes)
                                .with("forfeits", tally.forfeits() == 0 ? "" : tally.forfeits())));
    }

    /** Tells of a game that has ended; a program at the other end of the standard output is told why it has lost. */
    private void tell(CommandContext c, Refereed game) {
        boolean told = player == null ? game.forfeit().isPresent() : !c.json();
        if (told) {
            forPeople(
                    c,
                    c.words()
                            .say(Note.of(phrase(game))
                                    .with("game", game.number())
                                    .with("plies", game.match().plies())
                                    .with("most", Referee.MOST_ILLEGAL)
                                    .with("seconds", String.valueOf(seconds))));
        }
    }

    /** A line for people, who share the standard output with the program unless that was started here. */
    private void forPeople(CommandContext c, String text) {
        c.out().println(player == null ? "# " + text : text);
        c.out().flush();
    }

    private static String phrase(Refereed game) {
        if (game.forfeit().isPresent()) {
            return game.forfeit().get() == Refereed.Forfeit.LATE ? "referee.late" : "referee.illegal";
        }
        return switch (game.result()) {
            case WIN -> "referee.won";
            case LOSS -> "referee.lost";
            case TIE -> "referee.tied";
        };
    }
}

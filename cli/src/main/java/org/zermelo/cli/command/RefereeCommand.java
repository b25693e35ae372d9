package org.zermelo.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.CommandContext;
import org.zermelo.cli.ExitCode;
import org.zermelo.cli.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.game.BadInputException;
import org.zermelo.present.answer.Ask;
import org.zermelo.present.json.Json;
import org.zermelo.present.play.Match;
import org.zermelo.present.play.Review;
import org.zermelo.solve.Question.Part;
import org.zermelo.value.Worth;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code zermelo referee GAME}: another program plays against perfect play over standard input and output. Lines that
 * begin with {@code #} are for people; {@code position TEXT} and {@code move?} ask for a move, which is answered by one
 * line; {@code illegal ..} asks again; {@code reply MOVE} is ours; {@code result win|loss|tie} ends a game, from the
 * program's side.
 */
@Command(
        name = "referee",
        description = "Let another program play against perfect play, over standard input and output.")
public final class RefereeCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Option(names = "--games", paramLabel = "N", description = "How many games; the sides change each time.")
    private int games = 2;

    private int won;
    private int lost;
    private int tied;
    private int mistakes;

    /** The command in this context. */
    public RefereeCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        org.zermelo.notation.Game game = input.game(c);
        BufferedReader in = new BufferedReader(new InputStreamReader(c.in(), StandardCharsets.UTF_8));
        for (int number = 1; number <= games; number++) {
            boolean first = number % 2 == 1;
            say(c, "# " + c.words().say(first ? "referee.first" : "referee.second", "game", number, "games", games));
            Match<?, ?> match = play(c, in, Match.of(game), first);
            if (!match.over() && match.plies() < MOST_PLIES) {
                throw new BadInputException("referee.gone", "game", number);
            }
            count(c, match, first);
        }
        if (c.json()) {
            c.write(Json.object(
                    "schema", "zermelo/referee/1", "won", won, "lost", lost, "tied", tied, "mistakes", mistakes));
        } else {
            say(
                    c,
                    "# "
                            + c.words()
                                    .say(
                                            "referee.summary",
                                            "won",
                                            won,
                                            "lost",
                                            lost,
                                            "tied",
                                            tied,
                                            "mistakes",
                                            mistakes));
        }
        return ExitCode.DONE;
    }

    /** A game without end is broken off and counts as undecided. */
    private static final int MOST_PLIES = 1000;

    private static void say(CommandContext c, String line) {
        c.out().println(line);
        c.out().flush();
    }

    private static Match<?, ?> play(CommandContext c, BufferedReader in, Match<?, ?> start, boolean first)
            throws IOException {
        Match<?, ?> match = start;
        while (!match.over() && match.plies() < MOST_PLIES) {
            if (match.firstToMove() == first) {
                Match<?, ?> next = theirs(c, in, match);
                if (next == null) {
                    return match;
                }
                match = next;
            } else {
                match = match.play(best(c, match));
                say(c, "reply " + match.line().get(match.plies() - 1));
            }
        }
        return match;
    }

    private static @Nullable Match<?, ?> theirs(CommandContext c, BufferedReader in, Match<?, ?> match)
            throws IOException {
        say(c, "position " + match.position());
        say(c, "move?");
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            try {
                return match.play(line);
            } catch (BadInputException e) {
                say(c, "illegal " + c.words().say(e));
                say(c, "move?");
            }
        }
        return null;
    }

    private static String best(CommandContext c, Match<?, ?> match) {
        Ask ask = Ask.everything().withParts(Set.of(Part.MOVES));
        return c.desk()
                .solve(match.rest(), ask, c.watch())
                .answer()
                .moves()
                .get(0)
                .move()
                .toString();
    }

    private void count(CommandContext c, Match<?, ?> match, boolean first) {
        int sign = match.over() ? result(c, match) * (match.firstToMove() == first ? 1 : -1) : 0;
        won += sign > 0 ? 1 : 0;
        lost += sign < 0 ? 1 : 0;
        tied += sign == 0 ? 1 : 0;
        Review review = Review.of(match, c.desk(), Ask.everything(), c.watch());
        mistakes += (int) review.plies().stream()
                .filter(ply -> ply.first() == first && ply.grade() == Review.Grade.BLUNDER)
                .count();
        say(c, "result " + (sign > 0 ? "win" : sign < 0 ? "loss" : "tie"));
    }

    /** Who has won an ended game, from the view of the player who would be to move. */
    private static int result(CommandContext c, Match<?, ?> match) {
        if (match.scoring()) {
            long[] totals = match.totals();
            return Long.signum(match.firstToMove() ? totals[0] - totals[1] : totals[1] - totals[0]);
        }
        Worth worth = c.desk()
                .solve(match.rest(), Ask.everything().withParts(Set.of()), c.watch())
                .answer()
                .worth();
        return worth.sign();
    }
}

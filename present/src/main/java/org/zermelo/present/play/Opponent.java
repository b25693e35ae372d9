package org.zermelo.present.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.present.answer.Ask;
import org.zermelo.present.answer.Desk;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.row.RowPosition;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;

/**
 * Chooses moves for one side. The same opponent, seed and moves so far give the same choice.
 *
 * @param player how it chooses
 * @param plies how far a limited one sees, at least 1
 * @param seed what its chances depend on
 */
public record Opponent(Desk desk, Ask ask, Player player, int plies, long seed) {

    /**
     * The move for the side that is to move.
     *
     * @param match a game that is not over
     * @throws RefusedException when this player does not know the game, or the game is too large for it
     */
    public <P, M> M choose(Match<P, M> match, Watch watch) {
        List<M> options = match.options();
        if (options.size() == 1) {
            return options.get(0);
        }
        Random chance = new Random(seed * 1_000_003 + match.plies());
        return switch (player) {
            case PERFECT -> perfect(match, watch);
            case GREEDY -> lookahead(match, 1, chance, watch);
            case LIMITED -> lookahead(match, plies, chance, watch);
            case RANDOM -> options.get(chance.nextInt(options.size()));
            case PARITY -> parity(match);
        };
    }

    /** The best move; where all lose, one that loses as late as possible, for that is the hardest to refute. */
    private <P, M> M perfect(Match<P, M> match, Watch watch) {
        Answer<?> answer = desk.solve(match.rest(), ask.withParts(java.util.Set.of(Part.MOVES)), watch)
                .answer();
        if (answer.moves().isEmpty()) {
            throw new RefusedException("play.no-moves-known", "method", answer.method());
        }
        boolean lost = answer.worth().sign() < 0 && !(answer.worth() instanceof Outcome);
        Answer.MoveWorth<?> chosen = answer.moves().get(0);
        if (lost && !match.scoring()) {
            // every option is alike lost; taking as little as possible leaves the most room for a slip
            chosen = answer.moves().get(answer.moves().size() - 1);
        }
        return match.move(chosen.move().toString());
    }

    private <P, M> M lookahead(Match<P, M> match, int sight, Random chance, Watch watch) {
        Lookahead<P, M> eyes = new Lookahead<>(match.rules(), match.game().convention(), watch);
        List<M> best = new ArrayList<>();
        long most = Long.MIN_VALUE;
        for (M move : match.options()) {
            long seen = eyes.along(match.position(), move, sight);
            if (seen > most) {
                most = seen;
                best.clear();
            }
            if (seen == most) {
                best.add(move);
            }
        }
        return best.get(chance.nextInt(best.size()));
    }

    private static <P, M> M parity(Match<P, M> match) {
        Rules<P, M> rules = match.rules();
        if (!(rules instanceof RowGame game)
                || game.rows().size() != 1
                || !fits(game.rows().get(0))) {
            throw new RefusedException("play.parity-needs-row");
        }
        RowPosition now = (RowPosition) (Object) match.position();
        Row row = game.rows().get(0);
        long even = 0;
        long odd = 0;
        for (int i = now.from(0); i < now.to(0); i++) {
            if (i % 2 == 0) {
                even += row.item(i);
            } else {
                odd += row.item(i);
            }
        }
        // with an even number left exactly one end is of either parity; with an odd number both ends are alike
        boolean wantsEven = even >= odd;
        boolean leftIsEven = now.from(0) % 2 == 0;
        return match.move(
                Take.one(leftIsEven == wantsEven ? Side.LEFT : Side.RIGHT).toString());
    }

    private static boolean fits(Row row) {
        return row.single() && row.ends() == Ends.BOTH;
    }
}

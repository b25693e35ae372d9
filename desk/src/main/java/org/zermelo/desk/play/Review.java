package org.zermelo.desk.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Evaluator;
import org.zermelo.desk.Match;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Outcome;
import org.zermelo.value.PacedMargin;
import org.zermelo.value.Points;
import org.zermelo.value.Reason;
import org.zermelo.value.Worth;

/**
 * What every move of a played game was worth, and which one lost it.
 *
 * @param lostAt the last move that gave the game, or half of it, away
 * @param why what makes the move that was better there the best, where the method tells
 * @param leftOut the plies, from 1, that were not valued, for that takes long
 */
public record Review(List<Ply> plies, Optional<Ply> lostAt, Optional<Reason> why, List<Integer> leftOut) {

    /** How good a move was. */
    public enum Grade {
        /** No move was better. */
        BEST,
        /** A better one was there, but the same side still wins. */
        SLIP,
        /** It gave the game, or half of it, away. */
        BLUNDER
    }

    /**
     * One move.
     *
     * @param ply from 1
     * @param first whether the first player made it
     * @param worth what the position before it was worth to the mover
     * @param made what the move is worth to the mover
     * @param best the best move's text
     * @param bestWorth what the best move is worth to the mover
     * @param ahead the first player's points less the second's before it; 0 in games without points
     */
    public record Ply(
            int ply,
            boolean first,
            String move,
            Worth worth,
            Worth made,
            String best,
            Worth bestWorth,
            Grade grade,
            long ahead) {}

    /** What a search of a moment takes; played games are up to ten times as hard as guessed, and their plies are many. */
    private static final double MANY_STEPS = 2e7;

    public Review {
        plies = List.copyOf(plies);
        leftOut = List.copyOf(leftOut);
    }

    /** Reviews a game move by move; each position is solved, all in one table where the best method makes one. */
    public static <P, M> Review of(Match<P, M> match, Desk desk, Ask ask, Watch watch) {
        return of(match, desk, ask, Double.POSITIVE_INFINITY, watch);
    }

    /** The same without the plies that are expected to take more than a moment, each by itself. */
    public static <P, M> Review soon(Match<P, M> match, Desk desk, Ask ask, Watch watch) {
        return of(match, desk, ask, MANY_STEPS, watch);
    }

    private static <P, M> Review of(Match<P, M> match, Desk desk, Ask ask, double most, Watch watch) {
        Evaluator<P, M> evaluator = desk.evaluator(match.game(), match.rules(), ask, watch);
        List<Ply> plies = new ArrayList<>();
        List<Integer> leftOut = new ArrayList<>();
        // from the end: what is found of later positions makes earlier ones shorter
        for (int ply = match.plies() - 1; ply >= 0; ply--) {
            watch.progress(match.plies() - 1 - ply, match.plies());
            double steps = evaluator.steps(match.position(ply));
            if (steps > most && Double.isFinite(steps)) {
                leftOut.add(ply + 1);
                continue;
            }
            long[] totals = match.at(ply).totals();
            plies.add(ply(evaluator, match, ply, totals[0] - totals[1]));
        }
        Collections.reverse(plies);
        Collections.reverse(leftOut);
        Ply lost = null;
        for (Ply ply : plies) {
            if (ply.grade() == Grade.BLUNDER) {
                lost = ply;
            }
        }
        Optional<Reason> why = lost == null
                ? Optional.empty()
                : evaluator
                        .ask(match.position(lost.ply() - 1), EnumSet.of(Part.MOVES, Part.REASON))
                        .reason();
        return new Review(plies, Optional.ofNullable(lost), why, leftOut);
    }

    /** How many moves a player has made. */
    public int made(boolean first) {
        return (int) plies.stream().filter(ply -> ply.first() == first).count();
    }

    /** How many of a player's moves no other would have bettered. */
    public int best(boolean first) {
        return (int) plies.stream()
                .filter(ply -> ply.first() == first && ply.grade() == Grade.BEST)
                .count();
    }

    private static <P, M> Ply ply(Evaluator<P, M> evaluator, Match<P, M> match, int ply, long ahead) {
        Answer<M> answer = evaluator.ask(match.position(ply), EnumSet.of(Part.MOVES));
        String move = match.line().get(ply).toString();
        Worth made = evaluator.worth(match.position(ply), answer, match.line().get(ply));
        // of a lost position with very many moves none is listed: all are alike
        boolean listed = !answer.moves().isEmpty();
        Worth best = listed ? answer.moves().get(0).worth() : made;
        return new Ply(
                ply + 1,
                ply % 2 == 0,
                move,
                answer.worth(),
                made,
                listed ? answer.moves().get(0).move().toString() : move,
                best,
                grade(best, made, ply % 2 == 0 ? ahead : -ahead),
                ahead);
    }

    /** What a move does to who wins in the end; the mover has so many points more than the other already. */
    static Grade grade(Worth best, Worth made, long ahead) {
        if (sign(best, ahead) > sign(made, ahead)) {
            return Grade.BLUNDER;
        }
        return distance(best, made) == 0 ? Grade.BEST : Grade.SLIP;
    }

    private static int sign(Worth worth, long ahead) {
        return worth instanceof Points more ? Long.signum(Math.addExact(more.points(), ahead)) : worth.signOfMove();
    }

    private static long distance(Worth best, Worth made) {
        if (best instanceof Margin most && made instanceof Margin got) {
            return most.points() - got.points();
        }
        if (best instanceof Outcome most && made instanceof Outcome got) {
            return most.plies() - got.plies();
        }
        if (best instanceof PacedMargin most && made instanceof PacedMargin got) {
            return most.equals(got) ? 0 : 1;
        }
        return 0;
    }
}

package org.zermelo.solve;

import java.util.Arrays;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.value.Subject;

/**
 * Retrograde analysis of points, for games whose play may come back to an earlier position and whose points are lasting: the
 * positions that lead back to each other are solved together, once all that they lead out to is known ({@link PointSpread}). Time
 * O(positions x log positions + moves), memory O(positions + moves).
 */
public final class PointsRetrograde implements Method {

    @Override
    public String name() {
        return "points-retrograde";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (question.value().subject() != Subject.POINTS || question.value().hasPlies()) {
            return Fit.no(
                    "method.points-retrograde.margin-only",
                    "value",
                    question.value().name());
        }
        if (!question.rules().traits().contains(Trait.LASTING_POINTS)) {
            return Fit.no("method.points-retrograde.not-lasting");
        }
        return Fit.yes(
                new Cost("O(positions x options)", 2e12, question.bytesForAll(Reach.bytesAPosition(question.rules()))),
                "method.points-retrograde.fits");
    }

    @Override
    public Rate rate(Question<?, ?> question) {
        return new Rate(Reach.bytesAPosition(question.rules()), 400, 0);
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (fit(question) instanceof Fit.No no) {
            throw new RefusedException(no.why());
        }
        Reach<P> reach = Reach.of(question, watch);
        long[] codes = new long[reach.size()];
        int[] place = new int[reach.size()];
        StrongComponents.each(reach.size(), reach::options, knot -> solve(question, reach, knot, place, codes, watch));
        Counts counts = new Counts(reach.edges(), reach.size());
        return Answers.of(question, position -> codes[reach.index(position)], name(), counts);
    }

    /** Solves positions that lead back to each other; everything else that they lead to is solved. */
    private static void solve(
            Question<?, ?> question, Reach<?> reach, int[] knot, int[] place, long[] codes, Watch watch) {
        watch.check();
        Arrays.sort(knot);
        long[] exits = new long[knot.length];
        int[] begins = new int[knot.length + 1];
        int[] inner = new int
                [Arrays.stream(knot).map(each -> reach.options(each).length).sum()];
        for (int i = 0; i < knot.length; i++) {
            place[knot[i]] = i;
        }
        int end = 0;
        for (int i = 0; i < knot.length; i++) {
            int[] options = reach.options(knot[i]);
            exits[i] = options.length == 0 ? question.value().ended(reach.ending(knot[i])) : PointSpread.NO_EXIT;
            for (int m = 0; m < options.length; m++) {
                long gain = reach.gains(knot[i])[m];
                if (Arrays.binarySearch(knot, options[m]) < 0) {
                    exits[i] = Math.max(exits[i], question.value().along(codes[options[m]], gain));
                } else if (gain == 0) {
                    inner[end++] = place[options[m]];
                } else {
                    throw new RefusedException("method.points-retrograde.endless-gain", "gain", gain);
                }
            }
            begins[i + 1] = end;
        }
        long[] points = PointSpread.points(begins, inner, exits, watch);
        for (int i = 0; i < knot.length; i++) {
            codes[knot[i]] = points[i];
        }
    }
}

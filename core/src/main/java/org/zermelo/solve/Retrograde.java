package org.zermelo.solve;

import org.zermelo.game.RefusedException;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.value.Subject;

/**
 * Retrograde analysis: from the ended positions backwards. The one general method for games whose play may come back to
 * an earlier position; what no ended position decides is a draw.
 *
 * <p>First the reachable positions are listed with their options. Then wins and losses spread from the ends by rising
 * depth: a position is lost once its last option is known to be won by the opponent. Then ties spread to what is left, for
 * either player prefers an ended tie to endless play. The rest are draws. Time and memory O(positions x options). The
 * scheme is Thompson's (Retrograde analysis of certain endgames, ICCA Journal 9(3), 1986).
 */
public final class Retrograde implements Method {

    @Override
    public String name() {
        return "retrograde";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (question.value().subject() != Subject.OUTCOME || !question.value().hasPlies()) {
            return Fit.no(
                    "method.retrograde.outcome-only", "value", question.value().name());
        }
        return Fit.yes(
                new Cost("O(positions x options)", 2e12, question.bytesForAll(Reach.bytesAPosition(question.rules()))),
                "method.retrograde.fits");
    }

    @Override
    public Rate rate(Question<?, ?> question) {
        return new Rate(Reach.bytesAPosition(question.rules()), 400, 0);
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (question.value().subject() != Subject.OUTCOME || !question.value().hasPlies()) {
            throw new RefusedException(
                    "method.retrograde.outcome-only", "value", question.value().name());
        }
        Reach<P> reach = Reach.of(question, watch);
        long[] codes = new Spread(reach, question.value(), watch).codes();
        Counts counts = new Counts(reach.edges(), reach.size());
        return Answers.of(question, position -> codes[reach.index(position)], name(), counts);
    }
}

package org.zermelo.desk.play;

import org.zermelo.game.Rules;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * How a position looks to somebody who sees so many plies ahead: points won less points lost, or a win or a loss that lies
 * within sight; whatever lies beyond looks level.
 */
final class Lookahead<P, M> {

    private static final long DECIDED = 1L << 40;

    private final Rules<P, M> rules;
    private final Value value;
    private final boolean scoring;
    private final Watch watch;

    Lookahead(Rules<P, M> rules, Convention convention, Watch watch) {
        this.rules = rules;
        this.scoring = convention == Convention.SCORE;
        this.value = convention == Convention.MISERE ? Values.misere() : Values.outcome();
        this.watch = watch;
    }

    /** What a move seems to be worth to the mover. */
    long along(P position, M move, int plies) {
        long gain = scoring ? rules.gain(position, move) : 0;
        return gain - seen(rules.play(position, move), plies - 1);
    }

    private long seen(P position, int plies) {
        watch.check();
        if (plies <= 0 && !rules.isEnded(position)) {
            return 0;
        }
        long best = Long.MIN_VALUE;
        for (M move : rules.moves(position)) {
            best = Math.max(best, along(position, move, plies));
            if (!scoring && best == DECIDED) {
                return best;
            }
        }
        return best > Long.MIN_VALUE ? best : ended(position);
    }

    private long ended(P position) {
        return scoring
                ? 0
                : DECIDED * value.worth(value.ended(rules.ending(position))).sign();
    }
}

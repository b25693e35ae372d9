package org.zermelo.value;

import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;

/**
 * Score first, then speed. A code is the margin times 2^24, plus the plies when it is negative (later is better for the
 * mover), plus 2^24 - 1 less the plies otherwise (sooner is better); so greater codes are better. The speed is decided by
 * the points still to come, which a position knows, and not by those already gained, which it does not.
 */
final class PacedMarginValue extends PlainValue {

    static final PacedMarginValue INSTANCE = new PacedMarginValue();

    private static final int SHIFT = 24;
    private static final long MOST_PLIES = (1L << SHIFT) - 1;
    private static final long MOST_POINTS = 1L << 62 - SHIFT;

    private PacedMarginValue() {
        super("margin-and-plies", Subject.POINTS, true, Coding.MARGIN_AND_PLIES, Convention.SCORE, Fold.MAX);
    }

    private static long code(long points, long plies) {
        if (points > MOST_POINTS || points < -MOST_POINTS || plies > MOST_PLIES) {
            throw new ArithmeticException("margin " + points + " in " + plies + " plies");
        }
        return (points << SHIFT) + (points < 0 ? plies : MOST_PLIES - plies);
    }

    private static long points(long code) {
        return code >> SHIFT;
    }

    private static long plies(long code) {
        long low = code & MOST_PLIES;
        return code < 0 ? low : MOST_PLIES - low;
    }

    @Override
    public Value withoutPlies() {
        return MarginValue.INSTANCE;
    }

    @Override
    public long ended(Ending ending) {
        if (ending != Ending.SCORED) {
            throw new RefusedException("value.margin-without-score", "ending", ending);
        }
        return code(0, 0);
    }

    @Override
    public long along(long child, long gain) {
        return code(Math.subtractExact(gain, points(child)), plies(child) + 1);
    }

    @Override
    public long endless() {
        throw new RefusedException("value.margin-endless");
    }

    @Override
    public boolean unbeatable(long code) {
        return false;
    }

    @Override
    public Worth worth(long code) {
        return new PacedMargin(points(code), plies(code));
    }
}

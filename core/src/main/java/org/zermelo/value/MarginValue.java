package org.zermelo.value;

import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;

/** Points of the mover minus points of the opponent; the code is the margin itself. */
final class MarginValue extends PlainValue {

    static final MarginValue INSTANCE = new MarginValue();

    private MarginValue() {
        super("margin", Subject.POINTS, false, Coding.MARGIN, Convention.SCORE, Fold.MAX);
    }

    @Override
    public long ended(Ending ending) {
        if (ending != Ending.SCORED) {
            throw new RefusedException("value.margin-without-score", "ending", ending);
        }
        return 0;
    }

    @Override
    public long along(long child, long gain) {
        return Math.subtractExact(gain, child);
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
        return new Margin(code);
    }
}

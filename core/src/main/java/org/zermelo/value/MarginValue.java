package org.zermelo.value;

import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;

/** Points of the mover minus points of the opponent; the code is the margin itself. */
final class MarginValue implements Value {

    static final MarginValue INSTANCE = new MarginValue();

    private MarginValue() {}

    @Override
    public String name() {
        return "margin";
    }

    @Override
    public Subject subject() {
        return Subject.POINTS;
    }

    @Override
    public boolean hasPlies() {
        return false;
    }

    @Override
    public Coding coding() {
        return Coding.MARGIN;
    }

    @Override
    public Convention convention() {
        return Convention.SCORE;
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
    public Fold fold() {
        return Fold.MAX;
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

package org.zermelo.value;

import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;

/** The Sprague-Grundy value; the code is the nimber itself. */
final class NimberValue extends PlainValue {

    static final NimberValue INSTANCE = new NimberValue();

    private NimberValue() {
        super("nimber", Subject.NIMBER, false, Coding.NIMBER, Convention.NORMAL, Fold.MEX);
    }

    @Override
    public long ended(Ending ending) {
        if (ending != Ending.LAST_MOVER_WINS) {
            throw new RefusedException("value.nimber-not-impartial", "ending", ending);
        }
        return 0;
    }

    @Override
    public long along(long child, long gain) {
        if (gain != 0) {
            throw new RefusedException("value.nimber-of-score", "gain", gain);
        }
        return child;
    }

    @Override
    public long endless() {
        throw new RefusedException("value.nimber-endless");
    }

    @Override
    public boolean unbeatable(long code) {
        return false;
    }

    @Override
    public Worth worth(long code) {
        return new Nimber(code);
    }
}

package org.zermelo.value;

import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.value.Outcome.Result;

/** Who wins, and not how soon: 2 win, 1 tie, 0 endless play, -2 loss. A search may stop at the first win it finds. */
final class WinnerValue extends PlainValue {

    static final WinnerValue NORMAL = new WinnerValue(Convention.NORMAL);
    static final WinnerValue MISERE = new WinnerValue(Convention.MISERE);

    private static final long WIN = 2;
    private static final long TIE = 1;

    private WinnerValue(Convention convention) {
        super("winner", Subject.OUTCOME, false, Coding.WINNER, convention, Fold.MAX);
    }

    @Override
    public long ended(Ending ending) {
        long won = convention() == Convention.MISERE ? -WIN : WIN;
        return switch (ending) {
            case LAST_MOVER_WINS -> -won;
            case LAST_MOVER_LOSES, OVERSHOT -> won;
            case TIE -> TIE;
            case SCORED -> throw new RefusedException("value.outcome-of-score");
        };
    }

    @Override
    public long along(long child, long gain) {
        return child == TIE ? TIE : -child;
    }

    @Override
    public long endless() {
        return 0;
    }

    @Override
    public boolean unbeatable(long code) {
        return code == WIN;
    }

    @Override
    public Worth worth(long code) {
        return Outcome.of(code == WIN ? Result.WIN : code == TIE ? Result.TIE : code == 0 ? Result.DRAW : Result.LOSS);
    }
}

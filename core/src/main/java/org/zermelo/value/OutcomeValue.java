package org.zermelo.value;

import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.value.Outcome.Result;

/**
 * Outcome with depth. Codes: a win in p plies is {@code WIN - p}, a loss {@code p - WIN}, a tie {@code TIE - p}, endless
 * play 0. So the greatest code is best for the mover: quick wins, then ties, then draws, then slow losses. Depths below
 * 2^59 plies keep the ranges apart; no table or search can hold that many positions.
 */
public final class OutcomeValue extends PlainValue {

    /** The code of a win in 0 plies. */
    public static final long WIN = 1L << 60;

    private static final long TIE = 1L << 59;

    static final OutcomeValue NORMAL = new OutcomeValue(Convention.NORMAL);
    static final OutcomeValue MISERE = new OutcomeValue(Convention.MISERE);

    private OutcomeValue(Convention convention) {
        super("outcome", Subject.OUTCOME, true, Coding.OUTCOME, convention, Fold.MAX);
    }

    @Override
    public Value withoutPlies() {
        return convention() == Convention.MISERE ? WinnerValue.MISERE : WinnerValue.NORMAL;
    }

    @Override
    public long ended(Ending ending) {
        boolean misere = convention() == Convention.MISERE;
        long won = WIN - ending.deemedPlies();
        return switch (ending) {
            case LAST_MOVER_WINS -> misere ? won : -won;
            case LAST_MOVER_LOSES, OVERSHOT -> misere ? -won : won;
            case TIE -> TIE;
            case SCORED -> throw new RefusedException("value.outcome-of-score");
        };
    }

    @Override
    public long along(long child, long gain) {
        if (child == 0) {
            return 0;
        }
        if (child > TIE) {
            return 1 - child;
        }
        return child > 0 ? child - 1 : -child - 1;
    }

    @Override
    public long endless() {
        return 0;
    }

    @Override
    public boolean unbeatable(long code) {
        return code >= WIN - 1;
    }

    @Override
    public Worth worth(long code) {
        if (code == 0) {
            return Outcome.of(Result.DRAW);
        }
        if (code > TIE) {
            return new Outcome(Result.WIN, WIN - code);
        }
        return code > 0 ? new Outcome(Result.TIE, TIE - code) : new Outcome(Result.LOSS, code + WIN);
    }
}

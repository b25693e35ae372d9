package org.zermelo.cli.play;

import org.zermelo.present.play.Match;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Who has won an ended game. */
final class Result {

    private Result() {}

    /** 1 for the first player, -1 for the second, 0 for neither. */
    static <P, M> int of(Match<P, M> match) {
        if (match.scoring()) {
            long[] totals = match.totals();
            return Long.compare(totals[0], totals[1]);
        }
        Value value = match.game().convention() == Convention.MISERE ? Values.misere() : Values.outcome();
        int mover =
                value.worth(value.ended(match.rules().ending(match.position()))).sign();
        return match.firstToMove() ? mover : -mover;
    }
}

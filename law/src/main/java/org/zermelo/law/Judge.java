package org.zermelo.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.value.Reason;

/** What a law says of the positions of one game, and the moves that it finds. */
interface Judge {

    /** The nimber; or 0 where the player to move loses, and 1 where they win. */
    long of(RulePosition position);

    /** Whether nimbers are told, not only who wins. */
    boolean tellsNimbers();

    /** Moves to positions of which this is said, so many at most. */
    List<RuleMove> movesTo(RulePosition position, long said, int most);

    /** Why a position is worth what it is, with a winning move where there is one. */
    Reason reason(RulePosition position, @Nullable RuleMove wins);

    /** How much was proved, as a number of states or sizes. */
    int counted();
}

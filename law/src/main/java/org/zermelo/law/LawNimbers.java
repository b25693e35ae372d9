package org.zermelo.law;

import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.solve.Nimbers;

/** The nimbers of a law, for sums. */
record LawNimbers(RuleGame game, Judge judge) implements Nimbers<RulePosition, RuleMove> {

    @Override
    public long nimber(RulePosition position) {
        return judge.of(position);
    }

    @Override
    public long counted() {
        return judge.counted();
    }

    @Override
    public List<RuleMove> movesTo(Rules<RulePosition, RuleMove> rules, RulePosition position, long nimber, int limit) {
        return judge.movesTo(position, nimber, limit);
    }

    /** Of many moves the number is a bound. */
    @Override
    public long moveCount(Rules<RulePosition, RuleMove> rules, RulePosition position) {
        double most = game.mostMoves();
        return most <= LawMethod.LISTED ? rules.moves(position).size() : (long) most;
    }
}

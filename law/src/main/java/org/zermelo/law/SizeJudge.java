package org.zermelo.law;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.value.Reason;

/** Sizes of one heap, judged by the way from one size to another: at most one size that a move leads to has what is wanted. */
abstract class SizeJudge implements Judge {

    private final RuleGame game;
    private final DefinedRules defined;

    private SizeJudge(RuleGame game, DefinedRules defined) {
        this.game = game;
        this.defined = defined;
    }

    static Judge of(RuleGame game, ChainLaw law) {
        return new SizeJudge(game, law.defined()) {
            @Override
            long of(long size) {
                return law.lostUpTo(size) == size ? 0 : 1;
            }

            @Override
            OptionalLong reached(long from, long said) {
                long lost = said == 0 ? law.lostUpTo(from - 1) : -1;
                return lost < 0 ? OptionalLong.empty() : OptionalLong.of(lost);
            }

            @Override
            public boolean tellsNimbers() {
                return false;
            }

            @Override
            public Reason reason(RulePosition position, @Nullable RuleMove wins) {
                long size = position.value(0);
                return ChainReason.of(law, size, law.lostUpTo(size), wins);
            }

            @Override
            public int counted() {
                return law.shown().size();
            }
        };
    }

    static Judge of(RuleGame game, WindowLaw law) {
        return new SizeJudge(game, law.defined()) {
            @Override
            long of(long size) {
                return law.of(size);
            }

            @Override
            OptionalLong reached(long from, long said) {
                return law.reached(from, said);
            }

            @Override
            public boolean tellsNimbers() {
                return true;
            }

            @Override
            public Reason reason(RulePosition position, @Nullable RuleMove wins) {
                return WindowReason.of(law, position.value(0), wins);
            }

            @Override
            public int counted() {
                return law.shown().size();
            }
        };
    }

    abstract long of(long size);

    /** The size of which this is said, where a move leads to it. */
    abstract OptionalLong reached(long from, long said);

    @Override
    public long of(RulePosition position) {
        return of(position.value(0));
    }

    @Override
    public List<RuleMove> movesTo(RulePosition position, long said, int most) {
        OptionalLong size = reached(position.value(0), said);
        if (size.isEmpty()) {
            return List.of();
        }
        Base digits = new Base(2);
        Presburger only = Presburger.equal(LinearSum.track(0), LinearSum.of(size.getAsLong()));
        Automaton set = new DecisionProcedure(digits).of(only);
        return new WinningMoves(defined, digits, set).of(game, position, position.values(), most);
    }
}

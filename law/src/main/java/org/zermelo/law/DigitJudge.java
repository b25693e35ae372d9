package org.zermelo.law;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.value.Reason;

/** Positions judged by their digits. */
final class DigitJudge implements Judge {

    private final RuleGame game;
    private final Law law;
    private final boolean few;
    private final Map<Long, WinningMoves> searches = new HashMap<>();

    /**
     * A judge.
     *
     * @param few whether all moves of a position can be tried one by one
     */
    DigitJudge(RuleGame game, Law law, boolean few) {
        this.game = game;
        this.law = law;
        this.few = few;
    }

    @Override
    public long of(RulePosition position) {
        return law.of(law.numbers(position));
    }

    @Override
    public boolean tellsNimbers() {
        return law.tellsNimbers();
    }

    @Override
    public List<RuleMove> movesTo(RulePosition position, long said, int most) {
        List<RuleMove> some = few
                ? game.moves(position)
                : game.over(position)
                        ? List.of()
                        : searches.computeIfAbsent(said, wanted -> WinningMoves.of(law, wanted))
                                .of(game, position, law.numbers(position), most);
        return some.stream()
                .filter(move -> of(game.play(position, move)) == said)
                .limit(most)
                .toList();
    }

    @Override
    public Reason reason(RulePosition position, @Nullable RuleMove wins) {
        return LawReason.of(law, position, (int) of(position), wins);
    }

    @Override
    public int counted() {
        return law.automaton().states();
    }
}

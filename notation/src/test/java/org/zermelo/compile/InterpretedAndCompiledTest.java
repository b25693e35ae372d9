package org.zermelo.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.diagnosis.Diagnosis;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

class InterpretedAndCompiledTest {

    private static final int GAMES = Share.of(3000, 750);

    private static final int MOST_POSITIONS = 3000;

    @Test
    void allWaysAgreeOnRandomRules() {
        RandomRules random = new RandomRules(20210113);
        int compiled = 0;
        int arrays = 0;
        int cyclic = 0;
        int grids = 0;
        for (int i = 0; i < GAMES; i++) {
            String text = random.next();
            RuleGame game = new RuleGame(RuleText.ruleset(text));
            Map<RulePosition, Boolean> reached = reach(game);
            if (reached.isEmpty()) {
                continue;
            }
            assertThat(Diagnosis.endlessClause(game)).as(text).isEmpty();
            assertThat(game.endlessGrowth()).as(text).isEmpty();
            assertThat(game.positions()).as(text).isBetween(1.0, (double) reached.size());
            grids += game.positions() > 1 ? 1 : 0;
            Value value = i % 5 == 0 ? Values.misere() : Values.outcome();
            Question<RulePosition, RuleMove> question =
                    Question.of(game, value).only().within(new Budget(1L << 30, 1));
            Object expected = new Retrograde().solve(question, Watch.NONE).worth();
            if (game.traits().contains(Trait.ACYCLIC)) {
                assertThat(new MemoSearch().solve(question, Watch.NONE).worth())
                        .as(text)
                        .isEqualTo(expected);
            } else {
                cyclic++;
            }
            packedAgrees(text, game, reached);
            if (new ArraySweep().fit(question) instanceof Fit.Yes) {
                arrays++;
                assertThat(new ArraySweep().solve(question, Watch.NONE).worth())
                        .as(text)
                        .isEqualTo(expected);
            }
            CompiledSweep sweep = new CompiledSweep();
            if (sweep.fit(question) instanceof Fit.Yes) {
                compiled++;
                assertThat(sweep.solve(question, Watch.NONE).worth()).as(text).isEqualTo(expected);
                agreeEverywhere(text, game, value, reached);
                agreeEverywhere(text, game, Values.winner(), reached);
            }
        }
        assertThat(compiled).isGreaterThan(GAMES / 2);
        assertThat(arrays).isGreaterThanOrEqualTo(compiled);
        assertThat(cyclic).isGreaterThan(GAMES / 20);
        assertThat(grids).isGreaterThan(GAMES / 10);
    }

    /** Positions as numbers: a bijection, the same options in the same order, and levels that fall. */
    private static void packedAgrees(String text, RuleGame game, Map<RulePosition, Boolean> reached) {
        if (!(RuleGame.of(game.ruleset(), new CompiledMoves(0)) instanceof Packed<?> packed)) {
            return;
        }
        @SuppressWarnings("unchecked")
        Packed<RulePosition> numbered = (Packed<RulePosition>) packed;
        PackedRules rules = numbered.packed();
        long[] options = new long[rules.mostOptions()];
        for (RulePosition position : reached.keySet()) {
            long number = numbered.pack(position);
            assertThat(number).as(text).isBetween(0L, rules.bound() - 1);
            assertThat(numbered.unpack(number)).as(text).isEqualTo(position);
            List<RuleMove> moves = game.moves(position);
            assertThat(rules.options(number, options)).as(text).isEqualTo(moves.size());
            for (int i = 0; i < moves.size(); i++) {
                assertThat(options[i]).as(text).isEqualTo(numbered.pack(game.play(position, moves.get(i))));
                if (rules.levels() > 0) {
                    assertThat(rules.level(options[i])).as(text).isLessThan(rules.level(number));
                }
            }
            if (moves.isEmpty()) {
                assertThat(rules.ending(number)).as(text).isEqualTo(game.ending(position));
            }
        }
    }

    /** Every position that can be reached, by the interpreter; empty when there are too many, or a number grows too large. */
    private static Map<RulePosition, Boolean> reach(RuleGame game) {
        Map<RulePosition, Boolean> reached = new HashMap<>();
        Deque<RulePosition> open = new ArrayDeque<>(List.of(game.start()));
        reached.put(game.start(), true);
        while (!open.isEmpty()) {
            RulePosition position = open.remove();
            List<RuleMove> moves;
            try {
                moves = game.moves(position);
            } catch (RefusedException e) {
                return Map.of();
            }
            for (RuleMove move : moves) {
                RulePosition next = game.play(position, move);
                assertThat(next).isNotEqualTo(position);
                if (reached.putIfAbsent(next, true) == null) {
                    open.add(next);
                }
            }
            if (reached.size() > MOST_POSITIONS) {
                return Map.of();
            }
        }
        return reached;
    }

    /** Two bits a position, and a byte, say the same as 16, and tiles of several threads write no byte at the same time. */
    @Test
    void whoWinsTakesTwoBitsAPosition() {
        String text = "heaps(K in 1..2999, S in 1..2999; move +1, *2; end sum >= 3000)";
        Budget two = new Budget(1L << 30, 2);
        SweepTable depths = SweepTable.of(RuleText.ruleset(text), Values.outcome(), two, Watch.NONE);
        SweepTable roomy = SweepTable.of(RuleText.ruleset(text), Values.winner(), two, Watch.NONE);
        SweepTable winners =
                SweepTable.of(RuleText.ruleset(text), Values.winner(), new Budget(1L << 21, 2), Watch.NONE);
        long positions = 0;
        long differing = 0;
        for (long k = 1; k < 3000; k++) {
            for (long s = 1; k + s < 3000; s++) {
                int sign = depths.worth(k, s).sign();
                differing +=
                        winners.worth(k, s).sign() == sign && roomy.worth(k, s).sign() == sign ? 0 : 1;
                positions++;
            }
        }
        assertThat(differing).isZero();
        assertThat(depths.cells()).isEqualTo(positions);
        assertThat(winners.bytes() * 8.0 / positions).isBetween(2.0, 2.2);
        assertThat(roomy.bytes() * 8.0 / positions).isBetween(8.0, 8.2);
    }

    /** The table's code of each position is the fold over its options as the interpreter lists them. */
    private static void agreeEverywhere(String text, RuleGame game, Value value, Map<RulePosition, Boolean> reached) {
        SweepTable table = SweepTable.of(game, value, new Budget(1L << 30, 1), Watch.NONE);
        for (RulePosition position : reached.keySet()) {
            long expected = game.moves(position).stream()
                    .mapToLong(move -> value.along(table.code(game.play(position, move)), 0))
                    .max()
                    .orElseGet(() -> value.ended(game.ending(position)));
            assertThat(table.code(position)).as(text + " at " + position).isEqualTo(expected);
        }
    }
}

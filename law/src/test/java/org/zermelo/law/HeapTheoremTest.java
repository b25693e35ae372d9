package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.law.number.HeapTheorem;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

/** What number theory says of heaps, against the definition; and at sizes whose factors are known. */
class HeapTheoremTest {

    private static final int SIZES = 250;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take k if gcd(k, x) = 1",
                "take a number coprime to x",
                "take a divisor",
                "take a proper divisor",
                "take k in 1..x-1 if k divides x",
                "take k if k divides x and k < x",
                "-k for k in 2..x-1 if x % k = 0",
                "take 1; take a prime",
                "take a prime, take 1, take 6, take 4, take 9",
            })
    void eachSizeIsWorthWhatTheDefinitionSays(String moves) {
        RuleGame game = RuleGame.of(RuleText.ruleset("heaps(" + SIZES + "; " + moves + ")"));
        Judges.TheoremJudge judge = new Judges.TheoremJudge(
                game, HeapTheorem.of(game.ruleset(), SIZES).orElseThrow());
        int[] nimbers = new int[SIZES + 1];
        for (int size = 0; size <= SIZES; size++) {
            BitSet options = new BitSet();
            RulePosition position = game.at(size);
            for (RuleMove move : game.moves(position)) {
                options.set(nimbers[(int) game.play(position, move).value(0)]);
            }
            nimbers[size] = options.nextClearBit(0);
            assertThat(judge.of(position)).isEqualTo(judge.tellsNimbers() ? nimbers[size] : Math.min(1, nimbers[size]));
            for (long value = 0; value < judge.of(position); value++) {
                RuleMove move = judge.movesTo(position, value, 1).get(0);
                assertThat(game.moves(position)).contains(move);
                assertThat(judge.of(game.play(position, move))).isEqualTo(value);
            }
            assertThat(judge.movesTo(position, judge.of(position), 1)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take k if gcd(k, x) = 2",
                "take k if gcd(k, x) = 1 and k > 1",
                "take k in 2..x if gcd(k, x) = 1",
                "take k in 1..9 if k divides x",
                "=k for k in 1..x-1 if k divides x",
                "take a prime",
                "take 1; take a prime; take 8",
                "take 1 if x > 5; take a prime",
                "take 1; take a prime; end x = 1",
                "take 1 once; take a prime",
                "take a proper divisor; stuck wins",
            })
    void otherRulesAreNotMeant(String moves) {
        RuleGame game = RuleGame.of(RuleText.ruleset("heaps(100; " + moves + ")"));
        assertThat(HeapTheorem.of(game.ruleset(), 100)).isEmpty();
    }

    /** 9,999,991 is the 664,579th prime (OEIS A006880). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(9999991; take k if gcd(k, x) = 1)                          | 664579",
                "heaps(9999991, 9; take k if gcd(k, x) = 1)                       | 664577",
                "heaps(2^40, 3*2^20; take a proper divisor)                       | 60",
                "heaps(2^40; take a divisor)                                      | 41",
                "heaps(10^18 + 3, 50000002; take 1; take a prime)                 | 1",
            })
    void largeHeaps(String rules, long nimber) {
        RuleGame game = RuleGame.of(RuleText.ruleset(rules));
        Answer<RuleMove> answer = Planner.standard().solve(Question.of(game, Values.nimber()), Watch.NONE);
        assertThat(answer.worth()).isEqualTo(new Nimber(nimber));
        RulePosition left = game.play(game.start(), answer.bestMoves().get(0));
        assertThat(new Judges(false).of(game, Values.nimber()).of(left)).isZero();
    }
}

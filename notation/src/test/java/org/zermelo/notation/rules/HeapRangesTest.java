package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Rules;
import org.zermelo.heap.play.HeapRanges;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** The formula for ranges of numbers beside search, and ranges that no list would hold. */
class HeapRangesTest {

    private static final Notation NOTATION = Notation.standard();

    private static final HeapRanges RANGES = new HeapRanges();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 1..3",
                "take 2..5",
                "take 3",
                "take any",
                "take k in 3..x",
                "take 1..2, take 3, take 4..6",
                "take 2..4; -k for k in 3..7"
            })
    void answersAsSearchDoes(String takes) {
        for (int a = 0; a <= 21; a++) {
            for (int b : new int[] {0, 1, 7, 12}) {
                same(NOTATION.parse("heaps(" + a + ", " + b + "; " + takes + ")")
                        .rules());
            }
        }
    }

    @Test
    void eachHeapMayHaveItsRange() {
        same(NOTATION.parse("heaps(11, 9; a -= k for k in 1..2; b -= k for k in 2..4)")
                .rules());
        same(NOTATION.parse("heaps(11, 9; a -= k for k in 1..a; b -= k for k in 2..4)")
                .rules());
    }

    private static <P, M> void same(Rules<P, M> rules) {
        Answer<M> expected = new MemoSearch().solve(Question.of(rules, Values.nimber()), Watch.NONE);
        Answer<M> found = RANGES.solve(Question.of(rules, Values.nimber()), Watch.NONE);
        assertThat(found.worth()).as(rules.toString()).isEqualTo(expected.worth());
        if (expected.worth().sign() > 0) {
            assertThat(winning(rules, found)).as(rules.toString()).isEqualTo(winning(rules, expected));
        }
        Value winner = Values.winner();
        assertThat(RANGES.solve(Question.of(rules, winner), Watch.NONE).worth().sign())
                .isEqualTo(expected.worth().sign());
    }

    private static <P, M> Set<P> winning(Rules<P, M> rules, Answer<M> answer) {
        return answer.moves().stream()
                .filter(MoveWorth::best)
                .map(move -> rules.play(rules.start(), move.move()))
                .collect(Collectors.toSet());
    }

    /** n mod (least + most), over the least. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(10^12; take 1..10^9) | 999999001",
                "heaps(10^18; take 1..10^17) | 99999999999999991",
                "heaps(10^12; take 10^6..10^9) | 1",
                "heaps(10^12; take any) | 1000000000000"
            })
    void rangesAreNotListed(String text, long nimber) {
        Rules<?, ?> rules = NOTATION.parse(text).rules();
        assertThat(RANGES.fit(Question.of(rules, Values.nimber()))).isInstanceOf(Fit.Yes.class);
        assertThat(nimber(rules)).isEqualTo("Nimber[nimber=" + nimber + "]");
    }

    private static <P, M> String nimber(Rules<P, M> rules) {
        return RANGES.solve(Question.of(rules, Values.nimber()), Watch.NONE)
                .worth()
                .toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(10^6; take 1..3, take 5..10^5)",
                "heaps(10^6; take k in 1..10^5 if x is even)",
                "heaps(10^6, 10^6; take 1..10^5; end sum <= 5)",
                "heaps(10^6; take k in 1..10^5 gain k; stuck points)",
                "heaps(10^6, 5; take k in 1..b)",
                "heaps(10^6; take 1..10^5; limits 3..10^7)",
                "heaps(10; take 1..3)"
            })
    void otherRulesAreNotItsOwn(String text) {
        assertThat(RANGES.fit(Question.of(NOTATION.parse(text).rules(), Values.nimber())))
                .isInstanceOf(Fit.No.class);
    }
}

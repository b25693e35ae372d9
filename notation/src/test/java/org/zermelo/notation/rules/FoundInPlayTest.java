package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.diagnosis.Diagnosis;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Rules that once gave a wrong number, an internal error or a sentence about the wrong position, each kept by its name. */
class FoundInPlayTest {

    private static RuleGame game(String text) {
        return (RuleGame) RuleText.game(Source.of(text));
    }

    private static Answer<?> solve(String text, Value value, String method) {
        return Planner.standard().solve(Question.of(game(text), value), method, Watch.NONE);
    }

    /** A move that changes nothing does not exist; it was said to be one that can be made for ever. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(4, 6; move [0,-2], [0, 0])                    | 1",
                "heaps(4, 6; move -2, [0, 0])                        | 1",
                "heaps(4, 6; move -2, [+0, 0], [0, 0] if a > b)      | 1",
                "heaps(4, 5; move [0, 0])                            | 0",
                "heaps(9223372036854775807; move -1 if x < 3, =x-x)  | 1",
                "heaps(9223372036854775807; move -x)                 | 1"
            })
    void aMoveThatChangesNothingIsNotMadeForEver(String text, long nimber) {
        assertThat(solve(text, Values.nimber(), "memo").worth()).isEqualTo(new Nimber(nimber));
    }

    @Test
    void aMoveThatNeverChangesAnythingIsNamed() {
        assertThat(Diagnosis.of(game("heaps(4, 6; move -2, [0, 0], [+0, 0])")).stream()
                        .filter(note -> note.key().equals("rule.never-changes")))
                .extracting(note -> note.args().get("move"))
                .containsExactly("[0, 0]", "[+0, 0]");
    }

    /** What a function rounds need not come out even, be it a formula or numbers alone: these were refused. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(9; move -floor(7/2))                | -3",
                "heaps(9; move -ceil(7/2))                 | -4",
                "heaps(9; move -floor(2*7/4))              | -3",
                "heaps(9; move +floor(-7/2))               | -4",
                "heaps(9; move +ceil(-7/2))                | -3",
                "heaps(9; move -floor(6/2))                | -3",
                "heaps(9; move -1 if floor(5/4) = 1)       | -1",
                "heaps(9; move -ceil(1/4) if ceil(1/4) > 0) | -1",
                "heaps(floor(19/2); move -1)               | -1"
            })
    void roundingFunctionsOfNumbersHaveAValue(String text, long change) {
        RuleGame game = game(text);
        assertThat(game.moves(game.start()))
                .singleElement()
                .satisfies(move ->
                        assertThat(game.play(game.start(), move).value(0)).isEqualTo(9 + change));
    }

    @ParameterizedTest
    @ValueSource(strings = {"heaps(9; move -(7/2))", "heaps(9; move -floor(7/2/2))", "heaps(9; move -floor(7/2+1))"})
    void aQuotientThatIsNotRoundedMustComeOutEven(String text) {
        assertThatThrownBy(() -> game(text))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains("7/2");
    }

    /** Its levels were hundreds of millions, its positions are one: the sweep took memory for every level. */
    @Test
    void levelsThatAreNotReachedTakeNoMemory() {
        String text = "heaps(5, 0; move [+1, +1] if a is divisible by 9; end small//r <= 2^r+big)";
        assertThat(Planner.standard()
                        .solve(game(text), Values.outcome())
                        .worth()
                        .sign())
                .isNegative();
    }

    /** Such a margin, doubled for its sign, wrapped in the cells of the level sweep: the answer was 0. */
    @ParameterizedTest
    @ValueSource(strings = {"level-sweep", "memo", "plain-search", "array"})
    void aMarginThatPassesAllCellsIsExact(String method) {
        assertThat(solve("heaps(1; move -1 gain 9*10^18; stuck points)", Values.margin(), method)
                        .worth())
                .isEqualTo(new Margin(9_000_000_000_000_000_000L));
        assertThat(solve("heaps(3; move -1 gain 10^12; stuck points)", Values.margin(), method)
                        .worth())
                .isEqualTo(new Margin(1_000_000_000_000L));
        assertThat(solve("heaps(1; move -1 gain -9*10^18; stuck points)", Values.margin(), method)
                        .worth())
                .isEqualTo(new Margin(-9_000_000_000_000_000_000L));
    }

    /** The totals of a line passed 64 bits: an internal error. */
    @ParameterizedTest
    @ValueSource(strings = {"level-sweep", "memo", "plain-search", "array"})
    void totalsBeyond64BitsAreRefused(String method) {
        assertThatThrownBy(() -> solve("heaps(9; move -1 gain 9*10^18; stuck points)", Values.margin(), method))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("value.overflow");
    }

    /** Odd heaps are never reached, and only there the end has no value: the array named one of them. */
    @ParameterizedTest
    @ValueSource(strings = {"array", "memo", "compiled-sweep"})
    void anEndWithoutAValueWhereNoPlayComesIsNoRefusal(String method) {
        String text = "heaps(4; move +2; limits 0..100; end x % 2 = 1 and x^60 > 5 or x >= 40)";
        assertThat(solve(text, Values.outcome(), method).worth().sign()).isNegative();
    }

    @ParameterizedTest
    @ValueSource(strings = {"array", "memo"})
    void anEndWithoutAValueIsRefusedAtThePositionThatIsReached(String method) {
        String text = "heaps(6; move +2; limits 0..100; end x % 4 = 0 and x^60 > 5 or x >= 40)";
        assertThatThrownBy(() -> solve(text, Values.outcome(), method))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("rule.overflow")
                .asString()
                .contains("8");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(9; move -k for k in 1..x for k in 1..x)         | 1 | 36 | rule.choice-twice",
                "heaps(9, 9; move [-k, -j] for k in 1..j for j in 1..k) | 1 | 18 | rule.choice-too-early",
                "heaps(9; limits 9..1; move -1)                        | 1 | 17 | rule.empty-range",
                "heaps(9; take 2..1)                                   | 1 | 15 | rule.empty-range",
                "heaps(9; take k in 2..1)                              | 1 | 20 | rule.empty-range",
                "heaps(9; move -k for k in 5..2)                       | 1 | 27 | rule.empty-range",
                "heaps(9; take 1 if x in 5..2)                         | 1 | 25 | rule.empty-range",
                "heaps(sum = 9; move -1)                               | 1 | 7  | rule.name-reserved",
                "heaps(9; var a = 3; move -1)                          | 1 | 14 | rule.name-taken",
                "heaps(9; move *0.5)                                   | 1 | 16 | rule.whole-number-expected",
                "heaps(9; move /0.0 floor)                             | 1 | 16 | rule.division-by-literal-zero",
                "heaps(9; move 'a': -1)                                | 1 | 15 | notation.strange-sign"
            })
    void whatIsOddInATextIsNamedAtItsPlace(String text, int line, int column, String key) {
        assertThatThrownBy(() -> game(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.note().key()).isEqualTo(key);
            assertThat(e.line()).isEqualTo(line);
            assertThat(e.column()).isEqualTo(column);
        });
    }

    @Test
    void manyUnreachedPositionsDoNotHideTheAnswer() {
        Answer<?> answer = solve(
                "heaps(0; move +7; limits 0..70000; end x % 7 != 0 and x^9 > 1 or x >= 69993)",
                Values.outcome(), "array");
        assertThat(answer.worth().sign()).isPositive();
    }
}

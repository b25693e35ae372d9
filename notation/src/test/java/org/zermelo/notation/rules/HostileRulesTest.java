package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.diagnosis.Diagnosis;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Values;

class HostileRulesTest {

    private static RuleGame game(String text) {
        return (RuleGame) RuleText.game(Source.of(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(7; mvoe +1)                                 | 1 | 10 | rule.unknown-section | move",
                "heaps(7; splitt)                                  | 1 | 10 | rule.unknown-section | split",
                "heaps(7; tkae 1..3)                               | 1 | 10 | rule.unknown-section | take",
                "heaps(7; split into 2 unequl)                     | 1 | 23 | rule.unexpected-word | unequal",
                "heaps(7; move +1, 3)                              | 1 | 19 | rule.move-expected   |",
                "heaps(7; move +1; end summ >= 9)                  | 1 | 23 | rule.unknown-name    | sum",
                "heaps(7; move +y; end sum >= 9)                   | 1 | 16 | rule.unknown-name    |",
                "heaps(7; take any; stuck loses; stuck wins)       | 1 | 33 | board.section-twice  |",
                "heaps(7; take any; forbid 1; forbid 2)            | 1 | 30 | board.section-twice  |",
                "heaps(7; take any; forbid x)                      | 1 | 27 | notation.number-expected |",
                "heaps(7; move +other; end sum >= 9)               | 1 | 16 | rule.no-other-heap   |",
                "heaps(7, 7; move +1; end x >= 9)                  | 1 | 26 | rule.x-of-no-move    |",
                "heaps(7, 7; move [+1]; end a >= 9)                | 1 | 18 | rule.vector-too-short |",
                "heaps(7; move [+1,+1]; end a >= 9)                | 1 | 19 | rule.vector-too-long |",
                "heaps(7; move /0; end a >= 9)                     | 1 | 16 | rule.division-by-literal-zero |",
                "heaps(7; move =x%0; end a >= 9)                   | 1 | 16 | rule.division-by-literal-zero |",
                "heaps(7; move +9^99; end a >= 9)                  | 1 | 16 | rule.constant-has-no-value |",
                "heaps(7; move +99999999999999999999; end a >= 9)  | 1 | 16 | notation.number-too-large |",
                "heaps(7; move +1 if x; end a >= 9)                | 1 | 21 | rule.condition-expected |",
                "heaps(7; move +(x>1); end a >= 9)                 | 1 | 16 | rule.number-expected |",
                "heaps(7; move +1; end a >= 9; winner nobodi)      | 1 | 38 | notation.expected |",
                "heaps(7; move +1; winner last)                    | 1 | 30 | rule.winner-without-end |",
                "heaps(7; move -k; end a = 0)                      | 1 | 16 | rule.unknown-name |",
                "heaps(7; move +1.5; end a >= 9)                   | 1 | 16 | rule.whole-number-expected |",
                "heaps(7; move +1; end a >= 9; once *2)            | 1 | 36 | rule.once-of-no-move |",
                "heaps(S in 9..1; move +1; end a >= 9)             | 1 | 12 | rule.empty-range |",
                "heaps(S in 1..9; move +1; end a >= 9)             | 1 | 7  | rule.open-parameter |",
                "heaps(5; move +1)                                 | 1 | 15 | rule.never-ends |",
                "heaps(5; move -1, +2; end sum < 0)                | 1 | 19 | rule.never-ends |",
                "heaps(0, 5; move *2; end product >= 100)          | 1 | 18 | rule.never-ends |",
                "heaps(S in 1..9; move +1; end S >= 20)            | 1 | 31 | rule.only-parameters |",
                "heaps(S in 1..9; move -1 if S > 3, -2; end a = 0) | 1 | 29 | rule.only-parameters |",
                "heaps(5; move +1 §; end a > 9)                    | 1 | 18 | notation.strange-sign |",
                "heaps(9223372036854775807, 3; move +1; stock 36)  | 1 | 46 | rule.stock-has-no-value |"
            })
    void errorsSayWhatAndWhere(String text, int line, int column, String key, String nearest) {
        assertThatThrownBy(() -> game(text))
                .asInstanceOf(InstanceOfAssertFactories.type(NotationException.class))
                .satisfies(e -> {
                    assertThat(e.note().key()).isEqualTo(key.trim());
                    assertThat(e.line()).as("line").isEqualTo(line);
                    assertThat(e.column()).as("column").isEqualTo(column);
                    if (nearest != null) {
                        assertThat(e.note().args()).containsEntry("nearest", nearest);
                    }
                });
    }

    @Test
    void errorsInFilesNameTheLine() {
        String file = "game \"x\"\nheaps 7, 9\nmoves\n  +1\n  *z\nend sum >= 77\n";
        assertThatThrownBy(() -> game(file))
                .asInstanceOf(InstanceOfAssertFactories.type(NotationException.class))
                .satisfies(e -> {
                    assertThat(e.line()).isEqualTo(5);
                    assertThat(e.column()).isEqualTo(4);
                });
    }

    @Test
    void deepNestingIsRefused() {
        String deep = "heaps(5; move +" + "(".repeat(100_000) + "1" + ")".repeat(100_000) + "; end a > 9)";
        assertThatThrownBy(() -> game(deep)).asString().contains("notation.too-deep");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1+", "1*", "-", "2^", "not ", "1 or ", "x<"})
    void longExpressionsAreRefused(String part) {
        String text = "heaps(5; move +1; end " + part.repeat(100_000) + "1)";
        assertThat(catchThrowable(() -> game(text))).isInstanceOf(NotationException.class);
    }

    @Test
    void veryManyMovesAreReadAndPlayed() {
        int many = Share.of(1_000_000, 200_000);
        String moves = IntStream.rangeClosed(1, many).mapToObj(i -> "+" + i).collect(Collectors.joining(","));
        RuleGame game = game("heaps(5; move " + moves + "; end sum >= 10)");
        assertThat(game.moves(game.start())).hasSize(many);
    }

    /** What a condition lets through is not known before it is tried. */
    @Test
    void numbersThatAreTriedAreNotCalledMoves() {
        RuleGame game = game("heaps(10^9; -k for k in 1..x if x % k = 0)");
        assertThatThrownBy(() -> game.moves(game.start()))
                .hasMessageContaining(
                        "more than 4000000 numbers to try for 'k' in the move '-k for k in 1..x if x % k = 0'");
    }

    @Test
    void hugeRangesAreNotListed() {
        RuleGame game = game("heaps(10^18; move take 1..10^18)");
        assertThatThrownBy(() -> game.moves(game.start()))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("rule.too-many-moves");
        assertThat(RuleText.ruleset("heaps(S in 1..10^18; move +1, *2; end sum >= 10^18)")
                        .parameters()
                        .get(0)
                        .greatest())
                .isEqualTo(1_000_000_000_000_000_000L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(5; move *2, +1; end sum >= 9000000000000000000 and sum % 2 = 5)",
                "heaps(3, 0; move =x//other, +1 if other = 0; end sum >= 8)",
                "heaps(9; move ^2, ^3; end a = 10)",
                "heaps(4; move =x+x%(x-4), +1; end a > 100)"
            })
    void overflowAndDivisionByZeroAreRefusedWhereTheyHappen(String text) {
        Throwable thrown = catchThrowable(() -> {
            RuleGame game = game(text);
            Question<?, ?> question = Question.of(game, Values.outcome()).within(new Budget(1L << 24, 1));
            Planner.standard().solve(question, Watch.NONE);
        });
        assertThat(thrown).isInstanceOf(ZermeloException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(0, 3; move *2, +1; end sum >= 9)          | rule.changes-nothing",
                "heaps(9; move /2 floor, -1 if x > 0)            | rule.changes-nothing",
                "heaps(5; move +1, -1; limits 0..9)              | rule.may-go-round",
                "heaps(9; move +1; end sum >= 7)                 | rule.start-is-final",
                "heaps(5; move +1; end sum >= 9; end sum = 20)   | rule.end-out-of-reach",
                "heaps(5; var n in 0..3 = 0; move a -= 1 and n += 1) | rule.leaves-range",
                "heaps(5, 5; move =x//other, +1; end sum > 20)   | rule.may-divide-by-zero",
                "heaps(5; move +1 if x < 9)                      | rule.may-grow-for-ever"
            })
    void whatIsOddIsNoted(String text, String key) {
        RuleGame game = game(text);
        assertThat(Diagnosis.of(game)).extracting(Note::key).contains(key);
    }

    @Test
    void soundRulesHaveNothingToNote() {
        assertThat(Diagnosis.of(game("heaps(7, 17; move +1, *2; end sum >= 77)")))
                .isEmpty();
    }

    @Test
    void normalPlayWithoutScoreJoinsSums() {
        Notation notation = Notation.standard();
        assertThat(notation.parse("heaps(7; move take 1..3) + heaps(5; move take 1..2)")
                        .value()
                        .name())
                .isEqualTo("nimber");
        assertThat(catchThrowable(() -> notation.parse("heaps(7; move take 1..3) + heaps(7; move +1; end x > 9)")))
                .isInstanceOf(NotationException.class);
    }

    /** Of numbers to choose from only those are looked at that the heap holds. */
    @Test
    void whatPassesTheHeapIsNoChoice() {
        for (String moves : new String[] {
            "take {1, 2, 92233720368547}",
            "take 1 or 2 or 9223372036854775807",
            "a -= k for k in {1, 2, 10^12}",
            "-k if k < 3 for k in 1..10^15"
        }) {
            RuleGame game = game("heaps(9; move " + moves + ")");
            assertThat(game.moves(game.start())).as(moves).hasSize(2);
            assertThat(Planner.standard().solve(game, Values.outcome()).worth().toString())
                    .as(moves)
                    .contains("LOSS");
        }
        RuleGame whole = game("heaps(9; limits -2..9; move take 1..10^12)");
        assertThat(whole.moves(whole.start())).hasSize(11);
    }

    /** A label is printed with each of its moves, and a title with the game. */
    @Test
    void whatIsNotShownStandsInNoQuotes() {
        for (String text : new String[] {"heaps(5; move \"a\u202eb\": -1)", "heaps(5; move -1; game «a\u2069»)"}) {
            assertThat(catchThrowable(() -> game(text)))
                    .asInstanceOf(InstanceOfAssertFactories.type(NotationException.class))
                    .satisfies(e -> assertThat(e.note().key()).isEqualTo("notation.strange-sign"))
                    .satisfies(e -> assertThat(text.charAt(e.offset())).isIn('\u202e', '\u2069'));
        }
    }
}

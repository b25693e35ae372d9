package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Sides of {@code else} that choose numbers or heaps: what one side says does not bind the other. */
class ElseBranchesTest {

    private static RuleGame game(String text) {
        return (RuleGame) Notation.standard().parse(text).rules();
    }

    private static List<RuleMove> moves(String text) {
        RuleGame game = game(text);
        return game.moves(game.start());
    }

    /** What the moves of a start lead to, in order, each once; moves that lead elsewhere have other texts. */
    private static List<String> options(RuleGame game) {
        List<RuleMove> moves = game.moves(game.start());
        List<RulePosition> options = moves.stream()
                .map(move -> game.play(game.start(), move))
                .distinct()
                .toList();
        assertThat(moves.stream().map(RuleMove::toString).distinct().count()).isGreaterThanOrEqualTo(options.size());
        return options.stream().map(RulePosition::toString).sorted().toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take 1 or 3 if x is even else take 2 or 4 | take 1 or 3 if x is even, take 2 or 4 if x is odd",
                "take 1..2 if x > 6 else take 3..4 | take 1..2 if x > 6, take 3..4 if x <= 6",
                "take any if x is even else take 1..3 | take any if x is even, take 1..3 if x is odd",
                "take j in 1..2 if x > 6 else take 3..4 | take 1..2 if x > 6, take 3..4 if x <= 6",
                "take k in 1..2 if x > 6 else take 3..4 | take 1..2 if x > 6, take 3..4 if x <= 6",
                "take {1, 3} if x > 6 else take {2, 4} | take {1, 3} if x > 6, take {2, 4} if x <= 6",
                "-1 if x < 3 else take k in 3..x | -1 if x < 3, take k in 3..x if x >= 3",
                "=9 if x < 2 else take k in 2..x | =9 if x < 2, take any but 1 if x >= 2",
                "take 1..2 if x > 6 else take 3..4 if x > 3 else +1 "
                        + "| take 1..2 if x > 6, take 3..4 if x > 3 and x <= 6, +1 if x <= 3",
                "-k if x > 5 else -2*k for k in 1..3 | -k if x > 5 for k in 1..3, -2*k if x <= 5 for k in 1..3",
                "increase by 1..2 if x < 4 else decrease by 2..3 | +1 if x < 4, +2 if x < 4, -2 if x >= 4, -3 if x >= 4"
            })
    void eachSideIsAClauseOfItsOwn(String clause, String apart) {
        for (int x = 0; x <= 12; x++) {
            String end = "; end x > 99)";
            String other = apart.replace("take any but 1 if x >= 2", "-2 if x >= 2, take k in 3..x if x >= 2");
            assertThat(options(game("heaps(" + x + "; move " + clause + end)))
                    .as(x + ": " + clause)
                    .isEqualTo(options(game("heaps(" + x + "; move " + other + end)));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "larger: +1 if sum > 7 else smaller: +2 | larger: +1 if sum > 7, smaller: +2 if sum <= 7",
                "+1 if sum > 7 else larger: +2 | +1 if sum > 7, larger: +2 if sum <= 7",
                "larger: +1 if sum > 7 else +2 | larger: +1 if sum > 7, +2 if sum <= 7",
                "a: take 1..2 and b: take 2..3 | a -= i and b -= j for i in 1..2 for j in 2..3",
                "a: take 1..2 and b: take 1..2 | a -= i and b -= j for i in 1..2 for j in 1..2"
            })
    void heapsAndNumbersOfEachSideAreItsOwn(String clause, String apart) {
        for (int a = 0; a <= 6; a++) {
            for (int b = 0; b <= 6; b++) {
                String start = "heaps(" + a + ", " + b + "; move ";
                assertThat(options(game(start + clause + "; end sum > 99)")))
                        .as(start + clause)
                        .isEqualTo(options(game(start + apart + "; end sum > 99)")));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(k = 5, m = 3; move take 1..2 if k > 3) | heaps(q = 5, m = 3; move take 1..2 if q > 3)",
                "heaps(5; var k in 0..9 = 5; move take 1..2 if k > 3) | heaps(5; var q in 0..9 = 5; move take 1..2 if q > 3)",
                "heaps(5, 5; move take 1..2 if k > 1; end sum < 3) | heaps(5, 5; move take 2; end sum < 3)"
            })
    void aHeapMayHaveTheNameOfAChoice(String named, String other) {
        assertThat(options(game(named))).hasSizeGreaterThan(1).isEqualTo(options(game(other)));
    }

    @Test
    void movesOfOneTextAreNoTwoMoves() {
        assertThat(moves("heaps(5; move \"grab\": take k in 1..3)"))
                .extracting(RuleMove::toString)
                .containsExactly("grab 1", "grab 2", "grab 3");
        assertThat(moves("heaps(k = 5; move k: take 1..2)"))
                .extracting(RuleMove::toString)
                .containsExactly("k:-1", "k:-2");
        assertThat(moves("heaps(9; move take 2*j+1 for j in 0..1)"))
                .extracting(RuleMove::toString)
                .containsExactly("-(2*0+1)", "-(2*1+1)");
    }

    /** 9 goes to 8, and 8 to 7; now the first player may not take one again. */
    @Test
    void theSameMoveIsRememberedOnEachSide() {
        for (String moves : List.of("-1 if x > 4 else take 2..3", "-1 if x > 4, take 2..3 if x <= 4")) {
            RuleGame game = game("heaps(9; move " + moves + "; no repeat own)");
            assertThat(Planner.standard()
                            .solve(Question.of(game, Values.outcome()), Watch.NONE)
                            .worth())
                    .isEqualTo(new Outcome(Outcome.Result.LOSS, 2));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(9; move take 1..2 if x > 4 else -3 once) | rule.once-else",
                "heaps(9; move take 1..2 if x > 4 else -3; once take 1..2 if x > 4 else -3) | rule.once-else",
                "heaps(9; move take i in 1..2 if x > 4 else -3 gain i; stuck points) | rule.choice-without-range"
            })
    void whatBelongsToOneSideIsNotUsedOnBoth(String text, String key) {
        assertThatThrownBy(() -> game(text))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains(key);
    }

    /** The clause stands once in the text of the rules, which is read back as the same rules. */
    @Test
    void theTextIsReadBack() {
        RuleGame game = game("heaps(9; move take 1..2 if x > 4 else take 3..4, +1 if x = 2; end x > 20)");
        assertThat(game(game.toString()).ruleset()).isEqualTo(game.ruleset());
    }
}

package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Notation;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** What may be made once goes by the clause and the number; a clause that is written twice is one. */
class OnceNumbersTest {

    private static RuleGame game(String text) {
        return (RuleGame) Notation.standard().parse(text).rules();
    }

    private static Outcome.Result solve(String text) {
        RuleGame game = game(text);
        var question = Question.of(game, Values.outcome());
        List<Outcome.Result> outcomes = Planner.standard().plan(question).entries().stream()
                .filter(entry ->
                        entry.fit() instanceof Fit.Yes && !entry.method().name().equals("plain-search"))
                .map(entry -> ((Outcome) Planner.standard()
                                .solve(question, entry.method().name(), Watch.NONE)
                                .worth())
                        .result())
                .toList();
        assertThat(outcomes.stream().distinct()).as(text).hasSize(1);
        return outcomes.get(0);
    }

    /** Whether the mover wins who may add each of 1..most once, and wins at a total. */
    private static boolean wins(int most, int total, int used, int sum, Map<Integer, Boolean> known) {
        Boolean before = known.get(used);
        if (before != null) {
            return before;
        }
        boolean wins = false;
        for (int k = 1; k <= most && !wins; k++) {
            wins = (used >> k & 1) == 0 && (sum + k >= total || !wins(most, total, used | 1 << k, sum + k, known));
        }
        known.put(used, wins);
        return wins;
    }

    /** LeetCode 464, "Can I Win": 1..10 with a total of 11 is won by the second player. */
    @Test
    void numbersOfACommonPool() {
        assertThat(solve("heaps(0; add 1..10 once; end x >= 11)")).isEqualTo(Outcome.Result.LOSS);
        for (int most = 2; most <= 6; most++) {
            for (int total = most; total <= most * (most + 1) / 2; total++) {
                boolean wins = wins(most, total, 0, 0, new HashMap<>());
                String end = "; end x >= " + total + ")";
                for (String clause : List.of("add 1..", "add k in 1..", "+k for k in 1..")) {
                    assertThat(solve("heaps(0; move " + clause + most + " once" + end) == Outcome.Result.WIN)
                            .as("%s%s to %s", clause, most, total)
                            .isEqualTo(wins);
                }
                assertThat(solve("heaps(0; move add 1.." + most + "; once add 1.." + most + end) == Outcome.Result.WIN)
                        .isEqualTo(wins);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(9; move take {1, 3, 4} once) | heaps(9; move -1 once, -3 once, -4 once)",
                "heaps(9; move take 1 or 2 once, -5) | heaps(9; move -1 once, -2 once, -5)",
                "heaps(7, 5; move take 1..2 once, -3 if x > 4) | heaps(7, 5; move -1 once, -2 once, -3 if x > 4)",
                "heaps(9; move -k for k in 1..min(x, 3) once; limits 0..9) | heaps(9; move -1 once, -2 once, -3 once)",
                "heaps(20; move -i-j for i in 1..2 for j in i..2 once) "
                        + "| heaps(20; move \"a\": -1-1 once, \"b\": -1-2 once, \"c\": -2-2 once)",
                "heaps(9; move take 1..2 once if x > 4 gain k; stuck points) "
                        + "| heaps(9; move -1 once if x > 4 gain 1, -2 once if x > 4 gain 2; stuck points)"
            })
    void eachNumberIsAClauseOfItsOwn(String chosen, String apart) {
        assertThat(game(chosen).moves(game(chosen).start()).size())
                .isEqualTo(game(apart).moves(game(apart).start()).size());
        if (!chosen.contains("points")) {
            assertThat(solve(chosen)).isEqualTo(solve(apart));
        }
        RuleGame game = game(chosen);
        assertThat(game(game.toString()).ruleset()).isEqualTo(game.ruleset());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(9; move take 1..x once)",
                "heaps(99; move take 1..99 once)",
                "heaps(9; move -k for k in a..a+80 once)"
            })
    void tooManyNumbersOrNoBoundAreRefused(String text) {
        assertThatThrownBy(() -> game(text))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("once");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(5; move take 1..2; once)",
                "heaps(5; move; take 1..2)",
                "heaps(5; take 1..2; once; end x < 2)",
                "heaps(5; take 1..2; limits)",
                "heaps(5; var; take 1..2)",
                "heaps(5; take 1..2; end)"
            })
    void anEmptyPartIsRefused(String text) {
        assertThatThrownBy(() -> game(text)).isInstanceOf(BadInputException.class);
    }

    /** Written twice, a move was another move, and the ban on repeating it was void. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(10; move +1, +1, *2; end x >= 29; no repeat own) | heaps(10; move +1, *2; end x >= 29; no repeat own)",
                "heaps(10; move +1, add 1, *2, double; end x >= 29; no repeat opponent) "
                        + "| heaps(10; move +1, *2; end x >= 29; no repeat opponent)",
                "heaps(9; move take 1..2, take k in 1..2, -j for j in 1..2; no repeat own) "
                        + "| heaps(9; move take 1..2; no repeat own)",
                "heaps(9; move -1 once, -1 once, -2) | heaps(9; move -1 once, -2)"
            })
    void aClauseThatIsWrittenTwiceIsOne(String twice, String single) {
        assertThat(solve(twice)).isEqualTo(solve(single));
        assertThat(game(twice).ruleset().moves())
                .hasSameSizeAs(game(single).ruleset().moves());
    }

    @Test
    void aNameMayStandOnBothSidesOfElse() {
        String text = "move take k in 1..3 if x is odd else take k in 1..x";
        for (int x = 1; x < 9; x++) {
            RuleGame game = game("heaps(" + x + "; " + text + ")");
            assertThat(game.moves(game.start())).hasSize(x % 2 == 0 ? x : Math.min(3, x));
        }
    }
}

package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Value;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

class LibraryTest {

    private static Worth worth(String text) {
        Game game = Notation.standard().parse(text);
        return Planner.standard().solve(game.rules(), game.value()).worth();
    }

    private static long code(String name, long s) {
        Ruleset rules = RuleText.ruleset("@" + name);
        Value value = Values.outcome();
        RuleGame game = new RuleGame(rules.bind(rules.parameters().get(0).name(), s));
        return ((Outcome) Planner.standard().solve(game, value).worth()).code();
    }

    /** The starts of a range whose code is this. */
    private static List<Long> starts(String name, long code, long least, long greatest) {
        return LongStream.rangeClosed(least, greatest)
                .filter(s -> code(name, s) == code)
                .boxed()
                .toList();
    }

    static List<String> names() {
        return Library.names().stream()
                .filter(name -> !BoardRuleText.isBoard(Library.find(name).orElseThrow()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyFileIsReadAndReadBack(String name) {
        Source file = Library.find(name).orElseThrow();
        Ruleset rules = RuleText.ruleset(file);
        Ruleset again = RuleText.ruleset(rules.toString());
        assertThat(again).isEqualTo(rules);
        for (Parameter parameter : rules.parameters()) {
            rules = rules.bind(parameter.name(), parameter.least());
        }
        RuleGame game = new RuleGame(rules);
        assertThat(game.moves(game.start())).isNotEmpty();
        assertThat(RuleText.game(Source.of(game.toString())).start()).isEqualTo(game.start());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@two-heaps(S=17)        | WIN 21",
                "@two-heaps(S = 30)      | LOSS 4",
                "@dve-kuchi(S=17)        | WIN 21",
                "@matches                | WIN 3",
                "@misere-nim             | WIN 4",
                "@euclid(P=25, Q=7)      | WIN 5",
                "@to-and-fro(S=1)        | WIN 1",
                "@to-and-fro(S=3)        | DRAW -1",
                "@race-to-100            | WIN 19"
            })
    void outcomes(String game, String expected) {
        Outcome outcome = (Outcome) worth(game);
        assertThat(outcome.result() + " " + outcome.plies()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"@nim, 0", "@wythoff, 0", "@subtract-a-square(N=34), 0", "@subtract-a-square(N=9), 2"})
    void nimbers(String game, long expected) {
        assertThat(worth(game)).isEqualTo(new Nimber(expected));
    }

    @Test
    void publishedAnswersOfTheExam() {
        assertThat(starts("two-heaps", 2, 1, 69)).containsExactly(31L, 34L);
        assertThat(starts("two-heaps", -2, 1, 69)).first().isEqualTo(30L);
        assertThat(starts("one-heap", -1, 1, 28)).containsExactly(14L);
        assertThat(starts("one-heap", 2, 1, 28)).containsExactly(7L, 13L);
        assertThat(starts("one-heap", -2, 1, 28)).containsExactly(12L);
        assertThat(starts("shrinking", -1, 20, 200)).first().isEqualTo(60L);
        assertThat(starts("shrinking", 2, 20, 200)).startsWith(62L);
        assertThat(starts("no-repeat-own", 2, 1, 28)).first().isEqualTo(12L);
        assertThat(starts("no-repeat-own", -2, 1, 28)).containsExactly(10L, 11L);
    }

    @Test
    void euclidIsWonBeyondTheGoldenRatio() {
        double golden = (1 + Math.sqrt(5)) / 2;
        for (long p = 1; p <= 20; p++) {
            for (long q = 1; q <= 20; q++) {
                RuleGame game = new RuleGame(RuleText.ruleset("@euclid").bind(Map.of("P", p, "Q", q)));
                boolean wins = (double) Math.max(p, q) / Math.min(p, q) > golden || p == q;
                assertThat(Planner.standard()
                                .solve(game, Values.outcome())
                                .worth()
                                .sign())
                        .as(p + " " + q)
                        .isEqualTo(wins ? 1 : -1);
            }
        }
    }

    @Test
    void fibonacciNimIsLostAtFibonacciNumbers() {
        List<Long> lost = LongStream.rangeClosed(2, 60)
                .filter(n -> code("fibonacci-nim", n) < 0)
                .boxed()
                .toList();
        assertThat(lost).containsExactly(2L, 3L, 5L, 8L, 13L, 21L, 34L, 55L);
    }

    @Test
    void squaresAreSubtractedAsEpsteinFound() {
        List<Long> lost = LongStream.rangeClosed(1, 60)
                .filter(n -> code("subtract-a-square", n) < 0)
                .boxed()
                .toList();
        assertThat(lost).containsExactly(2L, 5L, 7L, 10L, 12L, 15L, 17L, 20L, 22L, 34L, 39L, 44L, 52L, 57L);
    }

    @Test
    void anUnknownFileIsNamedWithTheNearest() {
        assertThatThrownBy(() -> worth("@two-heap(S=17)"))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains("nearest=two-heaps");
    }

    @Test
    void anOpenParameterIsSaid() {
        assertThatThrownBy(() -> worth("@two-heaps"))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains("open-parameter");
    }
}

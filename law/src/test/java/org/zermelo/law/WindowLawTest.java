package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Rules;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.notation.Notation;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

/** Nimbers that grow with the heap are those of tables, alone and in sums; rules of another kind have no such law. */
class WindowLawTest {

    private static final int BELOW = 700;

    private static WindowLaw law(String text) {
        return WindowLaw.of(DefinedRules.of(RuleText.ruleset(text), Values.nimber()), Values.nimber())
                .orElseThrow();
    }

    private static void likeTables(String text) {
        WindowLaw law = law(text);
        SolvedPositions solved = new SolvedPositions(law.defined().rules(), Values.nimber(), 10_000_000);
        int[] nimbers = new int[BELOW];
        for (int size = 0; size < BELOW; size++) {
            nimbers[size] = solved.of(size);
            assertThat(law.of(size)).as(text + " at " + size).isEqualTo(nimbers[size]);
        }
        RuleGame game = RuleGame.unstarted(law.defined().rules());
        for (int size = 0; size < BELOW; size += 17) {
            List<Long> options = new ArrayList<>();
            game.eachOption(game.at(size), option -> options.add(option.value(0)));
            for (int nimber = 0; nimber < 20; nimber++) {
                int wanted = nimber;
                OptionalLong reached = law.reached(size, nimber);
                assertThat(reached.stream().boxed().toList())
                        .as(text + " from " + size + " to *" + nimber)
                        .isEqualTo(options.stream()
                                .filter(option -> nimbers[option.intValue()] == wanted)
                                .distinct()
                                .toList());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(S; take any)",
                "heaps(S; take 1..x-1)",
                "heaps(S; take 1..x//2)",
                "heaps(S; take 1..(x+1)//2)",
                "heaps(S; take 1..2*x//3)",
                "heaps(S; take 1..3*x//7)",
                "heaps(S; take 1..max(2, x//5))",
                "heaps(S; move -1, -2, take 1..(x+7)//6)"
            })
    void rules(String text) {
        likeTables(text);
    }

    @Test
    void allFractions() {
        for (int divisor = 2; divisor <= 6; divisor++) {
            for (int factor = 1; factor < divisor; factor++) {
                likeTables("heaps(S; take 1..(" + factor + "*x + " + (divisor + factor) % 4 + ")//" + divisor + ")");
            }
        }
    }

    /** Steps too short or too long, jumps of the least size, gaps, and ends. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(S; take 1..3)",
                "heaps(S; take k in x//4..x//2)",
                "heaps(S; take 1..x//2 if x is even)",
                "heaps(S; take 1..x//2; end x < 4)"
            })
    void othersHaveNone(String text) {
        assertThat(WindowLaw.of(DefinedRules.of(RuleText.ruleset(text), Values.nimber()), Values.nimber()))
                .isEmpty();
    }

    private static Answer<?> solved(String text) {
        Rules<?, ?> rules = Notation.standard().parse(text).rules();
        return Planner.standard().solve(Question.of(rules, Values.nimber()), Watch.NONE);
    }

    /** Sums of a game beyond tables and of its small twin differ by what is in print: 2^k - 1 has nimber 0, and 2^k has 2^(k-1). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(2^50 - 1, 2^40; take 1..x//2)                                        | 549755813888",
                "heaps(2^50, 2^50, 2^40 - 1; take 1..x//2)                                  | 0",
                "heaps(2^50; take 1..x//2) + heaps(10^15; move -1, -3, -4)                  | 562949953421314",
                "heaps(2^50; take 1..x//2) + heaps(2^50; take 1..x//2) + nim(5)             | 5",
                "heaps(2^50 - 1; take 1..x//2) + heaps(12; take 1..x//2) + kayles(10^12)    | 7",
                "heaps(10^15, 10^14 + 7, 10^13 + 1, 10^12; move -1, -3, -4)                 | 1"
            })
    void sums(String text, long nimber) {
        Answer<?> answer = solved(text);
        assertThat(answer.worth()).isEqualTo(new Nimber(nimber));
        assertThat(answer.bestMoves().isEmpty()).isEqualTo(nimber == 0);
    }

    @Test
    void movesOfSeveralHeapsLeaveLostPositions() {
        RuleGame game = RuleGame.of(RuleText.ruleset("heaps(10^15, 10^14 + 7, 999999; take 1..x//2)"));
        Answer<RuleMove> answer = Planner.standard().solve(Question.of(game, Values.nimber()), Watch.NONE);
        assertThat(answer.bestMoves()).isNotEmpty();
        for (RuleMove move : answer.bestMoves()) {
            RuleGame next = game.from(game.play(game.start(), move));
            assertThat(Planner.standard()
                            .solve(Question.of(next, Values.nimber()), Watch.NONE)
                            .worth())
                    .isEqualTo(new Nimber(0));
        }
    }
}

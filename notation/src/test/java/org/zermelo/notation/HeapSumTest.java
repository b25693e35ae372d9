package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.sum.BinarySum;
import org.zermelo.value.Nimber;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Rules whose heaps have nothing to do with each other, taken apart: beside the search of whole positions, and beyond any table. */
class HeapSumTest {

    private static final String[] CLAUSES = {
        "take 1..3",
        "-1",
        "-3 if x%2==1",
        "=x//2",
        "take {1,4}",
        "take 2, 5, 7",
        "-2 if x >= 5",
        "take any",
        "take 1..x//2",
        "=x//3 if x > 3"
    };

    private static final String[] NAMED = {
        "[-1,+0]", "[+0,-2]", "[-k,+0] for k in 1..a//2", "[+0,-3] if b%2==0", "[=a//2,+0]"
    };

    private static Answer<RuleMove> by(String method, String rules, Value value) {
        return Planner.standard().solve(Question.of(RuleGame.of(RuleText.ruleset(rules)), value), method, Watch.NONE);
    }

    private static String told(Answer<RuleMove> answer) {
        return answer.worth() + " "
                + answer.moves().stream()
                        .map(move -> move.move().text() + " " + move.worth() + " " + move.best())
                        .sorted()
                        .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void equalsTheSearchOfWholePositions(int heaps) {
        Random random = new Random(38 + heaps);
        for (int round = 0; round < 60; round++) {
            List<String> clauses = new ArrayList<>();
            for (int i = 0; i <= random.nextInt(3); i++) {
                String[] from = heaps == 2 && random.nextInt(3) == 0 ? NAMED : CLAUSES;
                clauses.add(from[random.nextInt(from.length)]);
            }
            String start = random.ints(heaps, 0, 13).mapToObj(Integer::toString).collect(Collectors.joining(", "));
            String rules = "heaps(" + start + "; move " + String.join(", ", clauses) + ")";
            for (Value value : List.of(Values.nimber(), Values.winner())) {
                assertThat(told(by("heap-sum", rules, value)))
                        .as(rules)
                        .isEqualTo(told(by("sprague-grundy", rules, value)));
            }
        }
    }

    /** The nimber of a heap is its remainder by m + 1 where at most m are taken, and its size where any number is (C. L. Bouton 1901). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(1000, 999, 998; take 1..3)             | 1",
                "heaps(10^15, 10^16, 10^17, 5; take 1..5)     | 1",
                "heaps(100000, 99999, 3; take any)            | 60",
                "heaps(10^9; take 1, 2, 999999)               | 0",
                "heaps(10^9 - 1, 7; take 1; take 2, 999999)   | 2",
                "heaps(10^8 + 1; take 1..3)                   | 1",
                "heaps(10, 20, 30, 40, 50, 60, 70; take 1..9) | 0"
            })
    void knownNimbers(String rules, long nimber) {
        Question<?, RuleMove> question = question(rules);
        assertThat(Planner.standard().plan(question).best().name()).isIn("heap-sum", "heap-ranges");
        Answer<RuleMove> answer = Planner.standard().solve(question, Watch.NONE);
        assertThat(answer.worth()).isEqualTo(new Nimber(nimber));
        assertThat(answer.reason()).get().isInstanceOf(BinarySum.class);
    }

    private static Question<?, RuleMove> question(String rules) {
        return Question.of(RuleGame.of(RuleText.ruleset(rules)), Values.nimber());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(5, 8; take 1..3, [-1,-1])",
                "heaps(5, 8; take any; end sum <= 2)",
                "heaps(5, 8; take 1..3; stuck wins)",
                "heaps(5, 8; move -1, -2; no repeat own)",
                "heaps(5, 8; move -1, -2 once)",
                "heaps(5, 8; move -1 if other > 2)",
                "heaps(5, 8; take 1..a)",
                "heaps(10^7, 10^7; take any)",
                "heaps(5; take 1..3)",
                "heaps(5, 8; move -1, +2)"
            })
    void heapsThatMeetAreNoSum(String rules) {
        assertThatThrownBy(() -> Planner.standard().solve(question(rules), "heap-sum", Watch.NONE))
                .isInstanceOf(RefusedException.class);
    }
}

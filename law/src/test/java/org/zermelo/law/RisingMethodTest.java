package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.law.rise.RisingMethod;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Heaps that grow to a far target: by closed forms, and like the general methods where the target is near. */
class RisingMethodTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(5; move +1, +2, +3; end x >= 10^18)                                | 1",
                "heaps(8; move +1, +2, +3; end x >= 10^18)                                | -1",
                "heaps(12; add 1..7; end x = 10^15; limits 0..10^15)                      | 1",
                "heaps(2^58 + 1; move +1, *2; end x >= 2^59)                              | 1",
                "heaps(2^58 - 1; move +1, *2; end x >= 2^59)                              | -1",
                "heaps(2^58 - 2; move +1, *2; end x >= 2^59)                              | 1"
            })
    void whoWins(String rules, int sign) {
        RuleGame game = RuleGame.of(RuleText.ruleset(rules));
        Answer<RuleMove> answer = Planner.standard().solve(Question.of(game, Values.outcome()), Watch.NONE);
        assertThat(answer.method()).isEqualTo("stretches");
        assertThat(answer.worth().sign()).isEqualTo(sign);
    }

    /** Near the target the depth is told, too. */
    @Test
    void shortPlaysHaveDepths() {
        RuleGame game = RuleGame.of(RuleText.ruleset("heaps(10^18 - 8; move +1, +2, +3; end x >= 10^18)"));
        assertThat(Planner.standard()
                        .solve(Question.of(game, Values.outcome()), Watch.NONE)
                        .worth())
                .isEqualTo(new Outcome(Outcome.Result.LOSS, 4));
    }

    static Stream<String> rules() {
        Random random = new Random(7);
        String[] moves = {
            "+1",
            "+2",
            "+3",
            "+5",
            "*2",
            "*3",
            "*2+1",
            "=3*x+2",
            "+1 if x is odd",
            "*2 if x % 3 != 1",
            "add 2..4",
            "+4 if x > 500",
            "=x*k for k in 2..4"
        };
        String[] ends = {
            "end x >= N",
            "end x >= N: other",
            "end x = N; limits 0..N",
            "end x >= N; winner last if x is even, other",
            "end x >= N; result x % 4 != 2",
            "end x >= N; overshoot x > N + 3",
            "end x >= N; stuck wins"
        };
        return Stream.generate(() -> {
                    StringBuilder text = new StringBuilder("heaps(1; move ");
                    int count = 1 + random.nextInt(3);
                    for (int i = 0; i < count; i++) {
                        text.append(i == 0 ? "" : ", ").append(moves[random.nextInt(moves.length)]);
                    }
                    String target = String.valueOf(600 + random.nextInt(3000));
                    return text + "; " + ends[random.nextInt(ends.length)].replace("N", target) + ")";
                })
                .filter(text -> RisingMethod.suits(RuleGame.of(RuleText.ruleset(text))))
                .limit(100);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void asByTables(String rules) {
        RuleGame game = RuleGame.of(RuleText.ruleset(rules));
        for (long start : new long[] {1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 499, 500, 501, 590}) {
            RuleGame from = game.from(game.at(start));
            Outcome table = (Outcome) Planner.standard()
                    .solve(Question.of(from, Values.outcome()).only(), Watch.NONE)
                    .worth();
            Outcome found = (Outcome) new RisingMethod()
                    .solve(Question.of(from, Values.outcome()).only(Part.MOVES), Watch.NONE)
                    .worth();
            assertThat(found.result()).as(rules + " from " + start).isEqualTo(table.result());
            if (found.hasPlies()) {
                assertThat(found).as(rules + " from " + start).isEqualTo(table);
            } else {
                assertThat(table.plies()).as(rules + " from " + start).isGreaterThanOrEqualTo(60);
            }
        }
    }
}

package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.depth.DepthSets;
import org.zermelo.law.depth.OpenAnswer;
import org.zermelo.law.depth.OpenAnswer.Wanted;
import org.zermelo.law.depth.OpenNumbers;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Positions won and lost within some moves, like the general methods; and the least of them as a formula in the target. */
class DepthSetsTest {

    private static final Base DIGITS = new Base(2);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; var N in 1..99 = 9; move +1, *2; end x >= N)",
                "heaps(S; var N in 1..99 = 9; move +1, +4, *3; end x >= N)",
                "heaps(S; var N in 1..99 = 9; move +1, *2; end x >= N: other)",
                "heaps(S; var N in 0..99 = 9; move -2, -5, /3 floor; end x <= N)",
                "heaps(3, S; var N in 1..99 = 9; move +1, *2; end sum >= N)"
            })
    void likeTables(String text) {
        Ruleset rules = RuleText.ruleset(text);
        DepthSets sets = new DepthSets(DefinedRules.of(rules, Values.winner()));
        int heaps = rules.heaps().length;
        for (long target = 1; target <= 20; target++) {
            for (long heap = 1; heap <= 24; heap++) {
                long[] values = heaps == 1 ? new long[] {heap, target} : new long[] {3, heap, target};
                RuleGame start = RuleGame.unstarted(rules);
                Outcome outcome = (Outcome) Planner.standard()
                        .solve(
                                Question.of(start.from(start.at(values)), Values.outcome())
                                        .only(),
                                Watch.NONE)
                        .worth();
                boolean over = start.over(start.at(values));
                String at = text + " at " + heap + ", " + target;
                for (int moves = 1; moves <= 2; moves++) {
                    boolean won = !over && outcome.sign() > 0 && (outcome.plies() + 2) / 2 == moves;
                    boolean lost = !over && outcome.sign() < 0 && (outcome.plies() + 1) / 2 == moves;
                    assertThat(holds(sets.won(moves), values))
                            .as("W" + moves + " " + at)
                            .isEqualTo(won);
                    assertThat(holds(sets.lost(moves), values))
                            .as("L" + moves + " " + at)
                            .isEqualTo(lost);
                }
            }
        }
    }

    private static boolean holds(Automaton set, long... values) {
        return set.of(DIGITS, values) != 0;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; var N in 1.. = 9; move +1, *2; end x >= N)           | (N - 1)//2 | (N - 5)//2",
                "heaps(S; var N in 1.. = 9; move +1, +2, +3; end x >= N)       | N - 4      | N - 8",
                "heaps(7, S; var N in 1.. = 9; move h2: +1, h2: *2; end sum >= N) | (N - 8)//2 | (N - 12)//2"
            })
    void formulas(String text, String first, String second) {
        DefinedRules defined = DefinedRules.of(RuleText.ruleset(text), Values.winner());
        DepthSets sets = new DepthSets(defined);
        OpenNumbers open = OpenNumbers.of(defined);
        for (int moves = 1; moves <= 2; moves++) {
            OpenAnswer answer = OpenAnswer.of(
                            open.of(sets.lost(moves), sets), new Wanted(1, false, false), open, sets.procedure())
                    .orElseThrow();
            assertThat(answer.modulus()).isEqualTo(1);
            assertThat(answer.cases().get(0).formulas().get(0).text("N", "")).isEqualTo(moves == 1 ? first : second);
        }
    }
}

package org.zermelo.compile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Region;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** What a table takes is known before it is made. */
class SweepSizeTest {

    private static final Budget PLENTY = new Budget(1L << 30, 1);

    private static long planned(Ruleset rules, Value value, Budget budget) {
        Fit fit =
                new CompiledSweep().fit(Question.of(new RuleGame(rules), value).within(budget));
        assertThat(fit).isInstanceOf(Fit.Yes.class);
        return ((Fit.Yes) fit).cost().bytes();
    }

    private static SweepTable table(Ruleset rules, Value value) {
        return SweepTable.of(rules, value, PLENTY, Watch.NONE);
    }

    /** Rows alone, blocks of rows, and three variables: the plan is an upper bound, and close. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(1, 1; move +1, *2; end sum >= 300)",
                "heaps(1, 1; move +1, *2; end sum >= 6000)",
                "heaps(20 30; move -1, -2; end sum <= 5)",
                "heaps(1 1 1; move +1; end sum >= 120)",
                "heaps(30; move -1; move -2; end x <= 1; no repeat opponent)",
                "heaps(1, 1; move +1, *2; end product >= 1000)"
            })
    void thePlanIsAnUpperBoundAndClose(String text) {
        Ruleset rules = RuleText.ruleset(text);
        for (Value value : new Value[] {Values.outcome(), Values.winner()}) {
            long taken = table(rules, value).bytes();
            assertThat(planned(rules, value, PLENTY)).isBetween(taken, taken * 11 / 10 + 64);
        }
    }

    /** Random rules: never less than the table takes. */
    @Test
    void thePlanIsNeverTooSmall() {
        RandomRules random = new RandomRules(7);
        int tables = 0;
        for (int i = 0; i < 1000; i++) {
            Ruleset rules = RuleText.ruleset(random.next());
            RuleGame game = new RuleGame(rules);
            Fit fit =
                    new CompiledSweep().fit(Question.of(game, Values.outcome()).within(PLENTY));
            if (!(fit instanceof Fit.Yes yes) || yes.cost().bytes() > 1 << 20) {
                continue;
            }
            try {
                SweepTable table = SweepTable.of(game, Values.outcome(), PLENTY, Watch.NONE);
                assertThat(yes.cost().bytes()).as(rules.text()).isGreaterThanOrEqualTo(table.bytes());
                tables++;
            } catch (ArithmeticException e) {
                // a number grows too large in a position that no play reaches
            }
        }
        assertThat(tables).isGreaterThan(400);
    }

    /** Cells of 32 bits are planned where plays may be long, unless only those of 16 are allowed. */
    @Test
    void longPlaysTakeFourBytes() {
        Ruleset rules = RuleText.ruleset("heaps(60000; move -1; end x = 0)");
        SweepTable table = table(rules, Values.outcome());
        assertThat(((Outcome) table.worth(60_000)).plies()).isEqualTo(60_000);
        assertThat(table.bytes()).isEqualTo(4 * 60_000 + 8);
        assertThat(planned(rules, Values.outcome(), PLENTY)).isEqualTo(table.bytes());
        Budget narrow = new Budget(200_000, 1);
        assertThat(planned(rules, Values.outcome(), narrow)).isEqualTo(2 * 60_000 + 8);
        assertThat(planned(rules, Values.winner(), PLENTY)).isEqualTo(60_000 + 8);
        assertThat(planned(rules, Values.winner(), new Budget(50_000, 1))).isEqualTo(60_000 / 4 + 8);
        Budget none = new Budget(100_000, 1);
        assertThat(planned(rules, Values.outcome(), none)).isEqualTo(4 * 60_000 + 8);
    }

    /** The bound of the length of a play holds, and shorter ones take two bytes. */
    @Test
    void shortPlaysTakeTwoBytes() {
        Ruleset rules = RuleText.ruleset("heaps(32000; move -1; end x = 0)");
        assertThat(planned(rules, Values.outcome(), PLENTY)).isEqualTo(2 * 32_000 + 8);
        SweepSize size = SweepSize.of(Layout.of(rules, Region.of(rules)).orElseThrow(), 1);
        assertThat(size.longest()).isBetween(32_000.0, 32_010.0);
    }
}

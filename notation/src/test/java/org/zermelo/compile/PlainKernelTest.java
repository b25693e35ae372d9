package org.zermelo.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.compile.Kernel.DepthException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** The interpreter's kernel, which the browser has, fills the same cells as the compiled one. */
class PlainKernelTest {

    private static final int GAMES = Share.of(2000, 400);

    @Test
    void bothKernelsFillTheSameCells() {
        RandomRules random = new RandomRules(20211107);
        int compared = 0;
        for (int i = 0; i < GAMES; i++) {
            String text = random.next();
            RuleGame game = new RuleGame(RuleText.ruleset(text));
            Value value =
                    List.of(Values.outcome(), Values.misere(), Values.winner()).get(i % 3);
            Layout layout = SweepTable.layout(game).orElse(null);
            if (layout == null) {
                continue;
            }
            CellForm usual = SweepTable.cells(layout, value, new Budget(1 << 20, 1));
            CellForm other = usual.withoutDepth() ? new CellForm(CellForm.TINY, usual.ties()) : usual.wide();
            for (CellForm form : List.of(usual, other)) {
                layout.measure(form.each());
                if (layout.cells() <= 20_000) {
                    compared++;
                    assertThat(filled(layout, form, value, PlainKernelWriter.compile(layout, form, value)))
                            .as("%s %s %s", text, value.name(), form)
                            .isEqualTo(filled(layout, form, value, KernelWriter.compile(layout, form, value)));
                }
            }
        }
        assertThat(compared).isGreaterThan(GAMES / 4);
    }

    private static Object filled(Layout layout, CellForm form, Value value, Kernel kernel) {
        Object cells = form.array((int) layout.cells());
        try {
            new Sweeper(layout, kernel, cells, Watch.NONE).run(1);
        } catch (DepthException | ArithmeticException e) {
            return e.getClass();
        }
        return cells;
    }
}

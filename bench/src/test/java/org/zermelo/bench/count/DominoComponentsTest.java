package org.zermelo.bench.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.thermograph.Thermographs;

/** Regions of Domineering by their own bits, against the rules of the library. */
class DominoComponentsTest {

    private static final int VALUED = 8;

    /** Free polyominoes of 1 to 9 cells (Golomb, Polyominoes; OEIS A000105). */
    @Test
    void everyPolyominoIsMetOnce() {
        int[] counts = new int[9];
        for (int cells = 1; cells <= counts.length; cells++) {
            int at = cells - 1;
            Polyominoes.visit(cells, rows -> {
                assertThat(Arrays.stream(rows).mapToInt(Long::bitCount).sum()).isEqualTo(at + 1);
                counts[at]++;
            });
        }
        assertThat(counts).containsExactly(1, 1, 2, 5, 12, 35, 108, 369, 1285);
    }

    @Test
    void meansAndTemperaturesAreThoseOfTheLibrary() {
        DominoComponents components = new DominoComponents();
        Forms forms = new Forms();
        Thermographs thermographs = new Thermographs(forms);
        Map<Integer, Integer> hottest = new TreeMap<>();
        for (int cells = 2; cells <= VALUED; cells++) {
            int size = cells;
            Polyominoes.visit(cells, rows -> {
                DominoComponents.Found found = components.value(rows);
                components.keepForm(rows, found.form());
                components.keepMean(rows, found.mean());
                String text = "domineering(" + ComponentFigures.picture(rows) + ")";
                Literal library = Literal.read(forms, PartizanFamilies.GAMES, text, 0, text.length());
                Thermograph thermograph = thermographs.of(library.form());
                assertThat(found.mean()).as(text).isEqualTo(DominoComponents.steps(thermograph.mean()));
                assertThat(found.temperature()).as(text).isEqualTo(DominoComponents.steps(thermograph.temperature()));
                hottest.merge(size, found.temperature(), Math::max);
            });
        }
        // the hottest regions of 8 cells, by the means of smaller ones alone
        int[] spread = {Integer.MIN_VALUE};
        Polyominoes.visit(VALUED, rows -> spread[0] = Math.max(spread[0], components.spread(rows)));
        assertThat(hottest.get(VALUED)).isGreaterThan(hottest.get(VALUED - 2));
        assertThat(spread[0]).isEqualTo(2 * hottest.get(VALUED));
    }
}

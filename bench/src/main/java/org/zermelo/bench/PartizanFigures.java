package org.zermelo.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.Literal;

/**
 * What values of games with Left and Right take: processor seconds of this thread, classes loaded, every arena new, beside those of
 * CGSuite 2.2-beta2 on a machine of the same class under load, the lower where there are two.
 */
final class PartizanFigures {

    private static final Map<String, Double> CGSUITE = new LinkedHashMap<>();

    static {
        CGSUITE.put("domineering(4x5)", 0.87);
        CGSUITE.put("domineering(4x6)", 2.8);
        CGSUITE.put("domineering(4x7)", 21.5);
        CGSUITE.put("domineering(5x5)", 5.1);
        CGSUITE.put("domineering(5x6)", 75.0);
        CGSUITE.put("domineering(3x8)", 3.0);
        CGSUITE.put("domineering(3x10)", 27.0);
        CGSUITE.put("clobber(xoxo|oxox|xoxo)", 0.87);
        CGSUITE.put("clobber(xoxox|oxoxo|xoxox)", 13.62);
        CGSUITE.put("clobber(xoxo|oxox|xoxo|oxox)", 34.0);
        CGSUITE.put("amazons(x....|o....)", 0.87);
        CGSUITE.put("amazons(x.....|o.....)", 6.89);
        CGSUITE.put("amazons(x...|....|...o)", 8.84);
        CGSUITE.put("amazons(x......|o......)", 40.0);
        CGSUITE.put("toads-and-frogs(tttttt..ffffff)", 0.64);
        CGSUITE.put("toads-and-frogs(ttttttt..fffffff)", 2.31);
        CGSUITE.put("toads-and-frogs(ttttt...fffff)", 1.02);
        CGSUITE.put("col(path 12)", 1.27);
        CGSUITE.put("col(3x4)", 1.06);
        CGSUITE.put("snort(path 12)", 0.67);
        CGSUITE.put("snort(3x4)", 0.86);
        CGSUITE.put("fission(.....|.....|..x..|.....|.....)", 2.09);
        CGSUITE.put("heat(*14, 1)", 7.1);
    }

    private PartizanFigures() {}

    /** Each text that is named, or each that CGSuite was timed with. */
    static void run(Arguments arguments) {
        int rounds = arguments.number();
        List<String> texts = new ArrayList<>(arguments.rest());
        value("domineering(2x2) + {3|1} + ^");
        for (String text : texts.isEmpty() ? CGSUITE.keySet() : texts) {
            Stopwatch.Spent spent = Stopwatch.Spent.NEVER;
            for (int round = 0; round < rounds; round++) {
                spent = spent.or(Stopwatch.onThread(() -> value(text)));
            }
            Double other = CGSUITE.get(text);
            String ratio = other == null
                    ? ""
                    : String.format(Locale.ROOT, ", CGSuite %.2f, ratio %.0f", other, other / spent.cpu());
            System.out.printf(Locale.ROOT, "%s: %.3f s, %d forms%s%n", text, spent.cpu(), spent.result(), ratio);
        }
    }

    private static long value(String text) {
        Forms forms = new Forms();
        Literal.read(forms, PartizanFamilies.GAMES, text, 0, text.length());
        return forms.size();
    }
}

package org.zermelo.bench.count;

import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.partizan.form.Followers;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.grid.ClobberStrip;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.partizan.value.Appraisal.Shown;

/** Values of strips of Clobber on which a pattern is repeated, and how they stand to ups and downs. */
public final class StripFigures {

    private static final int SHORT = 40;

    private StripFigures() {}

    /**
     * A pattern such as {@code xxo}, the least and the greatest number of times it stands on the strip, and each how many-th row is
     * written. The last row counts strips worth half as many ups as there are patterns, rounded up, and those between down and up.
     */
    public static void run(Arguments arguments) {
        String pattern = arguments.next();
        int least = arguments.number();
        int most = arguments.number();
        int each = arguments.more() ? arguments.number() : 1;
        if (each < 1 || !pattern.matches("[xo]+") || least < 1 || most < least) {
            throw new Arguments.BadException("A pattern has x and o only, and stands there once at least.");
        }
        Forms forms = new Forms();
        PositionValues<String> values = new PositionValues<>(forms, new ClobberStrip(pattern));
        System.out.println("| times | value | to down | to up | followers | parts | CPU s |");
        System.out.println("|---|---|---|---|---|---|---|");
        int halves = 0;
        int between = 0;
        for (int times = least; times <= most; times++) {
            String strip = pattern.repeat(times);
            Stopwatch.Spent spent = Stopwatch.onThread(() -> values.of(strip));
            int form = (int) spent.result();
            halves += form == forms.ups((times + 1) / 2) ? 1 : 0;
            between += forms.relation(form, forms.ups(1)) == Relation.LESS
                            && forms.relation(form, forms.ups(-1)) == Relation.GREATER
                    ? 1
                    : 0;
            if (times % each == 0 || times == least) {
                row(forms, form, times, values.size(), spent.cpu());
            }
        }
        System.out.printf(
                Locale.ROOT,
                "| %d to %d | half as many ups: %d | between: %d | | | | |%n",
                least,
                most,
                halves,
                between);
    }

    private static void row(Forms forms, int form, int times, int parts, double seconds) {
        System.out.printf(
                Locale.ROOT,
                "| %d | %s | %s | %s | %,d | %,d | %.1f |%n",
                times,
                shown(forms, form),
                relation(forms, form, -1),
                relation(forms, form, 1),
                new Followers(forms).count(form),
                parts,
                seconds);
    }

    private static String shown(Forms forms, int form) {
        if (!forms.isShort(form) && new Followers(forms).count(form) > SHORT) {
            return "";
        }
        Shown shown = Shown.of(new LiteralPrinter(forms), form);
        return shown.length() > SHORT ? "" : "`" + shown.shown().replace("|", "\\|") + "`";
    }

    private static String relation(Forms forms, int form, int ups) {
        return forms.relation(form, forms.ups(ups)).name().toLowerCase(Locale.ROOT);
    }
}

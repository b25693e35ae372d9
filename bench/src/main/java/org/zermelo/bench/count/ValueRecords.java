package org.zermelo.bench.count;

import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Followers;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.operation.Birthdays;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.thermograph.Thermographs;
import org.zermelo.partizan.value.Appraisal.Shown;
import org.zermelo.partizan.value.OutcomeClass;

/** Values of large positions, with what names them when they are too long to be written: one row of a table each. */
public final class ValueRecords {

    private static final int SHORT = 80;

    private ValueRecords() {}

    /** Positions, such as {@code domineering(5x7)}. */
    public static void run(Arguments arguments) {
        System.out.println("| position | value | mean | temperature | wins | day | followers | parts | CPU s |");
        System.out.println("|---|---|---|---|---|---|---|---|---|");
        for (String text : arguments.rest()) {
            int open = text.indexOf('(');
            if (open < 0 || !text.endsWith(")")) {
                throw new Arguments.BadException("'" + text + "' is no position.");
            }
            row(text, PartizanFamilies.GAMES.rules(text.substring(0, open), text, open + 1, text.length() - 1));
        }
    }

    private static <P, M> void row(String text, DecomposingRules<P, M> rules) {
        Forms forms = new Forms();
        PositionValues<P> values = new PositionValues<>(forms, rules);
        Stopwatch.Spent spent = Stopwatch.onThread(() -> values.of(rules.start()));
        int form = (int) spent.result();
        Thermograph thermograph = new Thermographs(forms).of(form);
        System.out.printf(
                Locale.ROOT,
                "| `%s` | %s | %s | %s | %s | %s | %,d | %,d | %.1f |%n",
                text.replace("|", "/"),
                shown(Shown.of(new LiteralPrinter(forms), form)),
                thermograph.mean(),
                thermograph.temperature(),
                winner(OutcomeClass.of(forms.relation(form, Forms.ZERO))),
                Birthdays.of(forms, form),
                new Followers(forms).count(form),
                values.size(),
                spent.cpu());
    }

    /** The whole text, or its length and its digest. */
    private static String shown(Shown value) {
        return value.whole()
                .filter(whole -> whole.length() <= SHORT)
                .map(whole -> "`" + whole.replace("|", "\\|") + "`")
                .orElseGet(() -> String.format(Locale.ROOT, "%,d characters", value.length())
                        + value.sha256()
                                .map(digest -> ", " + digest.substring(0, 16))
                                .orElse(""));
    }

    private static String winner(OutcomeClass outcome) {
        return outcome.name().toLowerCase(Locale.ROOT);
    }
}

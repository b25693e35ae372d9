package org.zermelo.present.exam.view;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.dhatim.fastexcel.ConditionalFormattingExpressionRule;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.present.words.Words;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/**
 * The method of the schools: a sheet in which each position's code is a formula over the cells of the positions that its
 * moves lead to. For one heap, or two, and rules without memory or cycles.
 *
 * <p>A position outside of the sheet that has not ended counts as not decided, written 0.5.
 */
final class ClassWorkbook {

    /** A sheet of more cells is slow to open. */
    private static final long MOST_CELLS = 40_000;

    private static final int TOP = 3;
    private static final String OPEN = "0.5";

    /** Codes and what they mean; only the first four have a colour. */
    private static final List<Entry> LEGEND = List.of(
            new Entry("1", "w1", "CFE3FB"),
            new Entry("-1", "l1", "C4C4C4"),
            new Entry("2", "w2", "FFE27A"),
            new Entry("-2", "l2", "9FDC9F"),
            new Entry("k", "win", ""),
            new Entry("-k", "loss", ""),
            new Entry("0", "over", ""),
            new Entry(OPEN, "open", ""));

    private record Entry(String code, String key, String colour) {}

    private final Ruleset rules;
    private final Rules<RulePosition, RuleMove> game;
    private final long[] from;
    private final long[] to;

    private ClassWorkbook(Ruleset rules, Rules<RulePosition, RuleMove> game, long[] from, long[] to) {
        this.rules = rules;
        this.game = game;
        this.from = from;
        this.to = to;
    }

    /** Positions by their heaps. */
    interface Finder {
        RulePosition at(long... heaps);
    }

    /**
     * Writes the workbook; does not close the stream.
     *
     * @param from the least value of each heap in the sheet
     * @param to the greatest value of each heap in the sheet
     * @throws RefusedException when the rules cannot be written as formulas, or the sheet would be too large
     */
    static void write(
            Ruleset rules,
            Rules<RulePosition, RuleMove> game,
            Finder finder,
            long[] from,
            long[] to,
            Words words,
            OutputStream out)
            throws IOException {
        boolean plain = (from.length == 1 || from.length == 2)
                && rules.repeat() == Repeat.ALLOWED
                && rules.moves().stream().noneMatch(m -> m.once());
        if (!plain) {
            throw new RefusedException("exam.table.formulas");
        }
        long cells = Math.multiplyExact(to[0] - from[0] + 1, from.length == 2 ? to[1] - from[1] + 1 : 1);
        if (cells > MOST_CELLS) {
            throw new RefusedException("exam.table.too-large", "seen", cells, "allowed", MOST_CELLS);
        }
        new ClassWorkbook(rules, game, from.clone(), to.clone()).write(finder, words, out);
    }

    private boolean two() {
        return from.length == 2;
    }

    private void write(Finder finder, Words words, OutputStream out) throws IOException {
        try (Workbook book = new Workbook(out, "zermelo", "1.0")) {
            Worksheet sheet = book.newWorksheet(words.say("exam.sheet.codes"));
            sheet.value(0, 0, rules.text());
            sheet.width(0, 8);
            sheet.freezePane(1, TOP);
            for (long a = from[0]; a <= to[0]; a++) {
                sheet.value(row(a), 0, a);
                for (long b = two() ? from[1] : 0; b <= (two() ? to[1] : 0); b++) {
                    RulePosition position = two() ? finder.at(a, b) : finder.at(a);
                    sheet.formula(row(a), column(b), escaped(code(position)));
                }
            }
            for (long b = two() ? from[1] : 0; two() && b <= to[1]; b++) {
                sheet.value(TOP - 1, column(b), b);
            }
            colours(sheet);
            legend(book.newWorksheet(words.say("exam.sheet.legend")), words);
        }
    }

    /** What the codes and their colours mean, on a sheet of its own. */
    private static void legend(Worksheet sheet, Words words) {
        sheet.width(0, 8);
        for (int i = 0; i < LEGEND.size(); i++) {
            Entry entry = LEGEND.get(i);
            sheet.value(i, 0, entry.code());
            sheet.value(i, 1, words.say("exam.sheet." + entry.key()));
            if (!entry.colour().isEmpty()) {
                sheet.style(i, 0).fillColor(entry.colour()).set();
            }
        }
    }

    private int row(long a) {
        return TOP + Math.toIntExact(a - from[0]);
    }

    private int column(long b) {
        return two() ? 1 + Math.toIntExact(b - from[1]) : 1;
    }

    private String reference(long a, long b) {
        return letters(column(b)) + (row(a) + 1);
    }

    /** The library writes a formula as it stands, so what XML reserves must be escaped here. */
    private static String escaped(String formula) {
        return formula.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private String code(RulePosition position) {
        List<String> heaps = new ArrayList<>();
        heaps.add("$A" + (row(position.value(0)) + 1));
        if (two()) {
            heaps.add(letters(column(position.value(1))) + "$" + TOP);
        }
        Formula formula = new Formula(rules, heaps);
        StringBuilder text = new StringBuilder();
        for (EndRule end : rules.ends()) {
            text.append("IF(")
                    .append(formula.condition(end.when()))
                    .append(',')
                    .append(ended(end.how()))
                    .append(',');
        }
        return text.append(byMoves(position))
                .append(")".repeat(rules.ends().size()))
                .toString();
    }

    private static String ended(Ending how) {
        return how == Ending.LAST_MOVER_WINS ? "0" : how == Ending.TIE ? OPEN : "1";
    }

    private String byMoves(RulePosition position) {
        Set<String> next = new LinkedHashSet<>();
        for (RuleMove move : game.moves(position)) {
            next.add(cell(game.play(position, move)));
        }
        if (next.isEmpty()) {
            return ended(game.ending(position));
        }
        String all = String.join(",", next);
        String lost =
                next.stream().map(n -> "IF(" + n + "<=0," + n + ",-10000)").collect(Collectors.joining(","));
        String open = next.stream().map(n -> n + "=" + OPEN).collect(Collectors.joining(","));
        return "IF(MIN(" + all + ")<=0,1-MAX(" + lost + "),IF(OR(" + open + ")," + OPEN + ",-MAX(" + all + ")))";
    }

    /** The cell of a position; outside of the sheet a number. */
    private String cell(RulePosition position) {
        boolean inside = true;
        for (int i = 0; i < from.length; i++) {
            inside &= position.value(i) >= from[i] && position.value(i) <= to[i];
        }
        if (inside) {
            return reference(position.value(0), two() ? position.value(1) : 0);
        }
        return game.moves(position).isEmpty() ? ended(game.ending(position)) : OPEN;
    }

    private void colours(Worksheet sheet) {
        String first = "B" + (TOP + 1);
        for (Entry entry : LEGEND) {
            if (!entry.colour().isEmpty()) {
                sheet.range(TOP, 1, row(to[0]), column(two() ? to[1] : 0))
                        .style()
                        .fillColor(entry.colour())
                        .set(new ConditionalFormattingExpressionRule(first + "=" + entry.code(), true));
            }
        }
    }

    private static String letters(int column) {
        StringBuilder letters = new StringBuilder();
        for (int n = column + 1; n > 0; n = (n - 1) / 26) {
            letters.insert(0, (char) ('A' + (n - 1) % 26));
        }
        return letters.toString();
    }
}

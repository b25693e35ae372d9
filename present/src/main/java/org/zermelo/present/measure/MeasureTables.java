package org.zermelo.present.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.zermelo.desk.measure.Growth;
import org.zermelo.desk.measure.Measured;
import org.zermelo.desk.measure.Measured.Point;
import org.zermelo.desk.measure.Measured.Ran;
import org.zermelo.game.Note;
import org.zermelo.phrase.Amounts;
import org.zermelo.present.table.Table;
import org.zermelo.present.words.Words;

/** Measured growth as tables: times with their spread, and what was counted beside them. */
public final class MeasureTables {

    private MeasureTables() {}

    /** Medians, each with its spread; the fitted powers and what was skipped stand below. */
    public static Table times(Measured measured, int repeats, Words words) {
        List<String> notes = new ArrayList<>();
        notes.add(words.say("measure.times-note", "repeats", repeats));
        for (Measured.Series series : measured.series()) {
            growth(notes, "time", series, series.time(), words);
        }
        for (Measured.Series series : measured.series()) {
            series.points().stream()
                    .filter(Measured.Skipped.class::isInstance)
                    .map(Measured.Skipped.class::cast)
                    .findFirst()
                    .ifPresent(skipped -> notes.add(words.say(Note.of("measure.skipped")
                            .with("label", series.label())
                            .with("unit", unit(measured, words))
                            .with("size", skipped.size())
                            .with("why", words.say(skipped.why())))));
        }
        notes.add(words.say(measured.agrees() ? "measure.agree" : "measure.differ"));
        return table(measured, words.say("measure.times"), ran -> time(ran, words), notes, words);
    }

    /** Nodes or cells. */
    public static Table counts(Measured measured, Words words) {
        List<String> notes = new ArrayList<>();
        for (Measured.Series series : measured.series()) {
            growth(notes, "count", series, series.count(), words);
        }
        return table(measured, words.say("measure.counts"), ran -> Long.toString(ran.count()), notes, words);
    }

    /** What the sizes count, in this language; {@code n} and other symbols as they are. */
    static String unit(Measured measured, Words words) {
        String unit = measured.experiment().unit();
        return words.phrase("measure.unit." + unit).orElse(unit);
    }

    private static Table table(
            Measured measured, String title, Function<Ran, String> shown, List<String> notes, Words words) {
        List<Table.TableRow> rows = new ArrayList<>();
        for (int i = 0; i < measured.experiment().sizes().size(); i++) {
            List<Table.Cell> cells = new ArrayList<>();
            for (Measured.Series series : measured.series()) {
                Point point = series.points().get(i);
                cells.add(Table.Cell.of(point instanceof Ran ran ? shown.apply(ran) : "-"));
            }
            rows.add(new Table.TableRow(measured.experiment().sizes().get(i).toString(), cells));
        }
        return new Table(
                measured.experiment().title() + ": " + title,
                unit(measured, words),
                measured.series().stream().map(Measured.Series::label).toList(),
                rows,
                notes);
    }

    private static String time(Ran ran, Words words) {
        Amounts amounts = Amounts.in(words);
        return amounts.seconds(ran.median()) + " ±" + amounts.decimal(100 * ran.spread(), 0) + "%";
    }

    private static void growth(List<String> notes, String of, Measured.Series series, Growth growth, Words words) {
        if (growth.kind() != Growth.GrowthShape.NONE) {
            notes.add(words.say("measure.growth-" + of, "label", series.label(), "growth", text(growth, words)));
        }
    }

    /** A growth as a formula with the error of its figure: {@code n^2.03 ± 0.05}, {@code 1.62^n ± 0.01}. */
    static String text(Growth growth, Words words) {
        Amounts amounts = Amounts.in(words);
        String figure = amounts.decimal(growth.figure(), 2);
        String formula = growth.kind() == Growth.GrowthShape.POWER ? "n^" + figure : figure + "^n";
        return formula + " ± " + amounts.decimal(growth.error(), 2);
    }
}

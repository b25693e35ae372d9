package org.zermelo.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.zermelo.bench.Constructs.Construct;
import org.zermelo.desk.measure.Experiment;
import org.zermelo.desk.measure.Growth;
import org.zermelo.desk.measure.Measured;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.measure.MeasurePlot;
import org.zermelo.present.picture.Svg;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

/**
 * How long it takes to read a text, over its length, for every construct of the notation: processor time, best of three runs. Prints
 * the exponent of each, marks those above 1.2, and draws the steepest.
 *
 * <pre>
 * ReadingGrowth [letters [picture.svg [part of a name]]]
 * </pre>
 */
final class ReadingGrowth {

    private static final int SHORTEST = 1 << 12;
    private static final double LONGEST_SECONDS = 4;

    /** Less is noise. */
    private static final double LEAST_SECONDS = 2e-3;

    private static final double STEEP = 1.2;
    private static final int DRAWN = 8;

    /** One construct, and its time at growing lengths. */
    private record Series(Construct construct, List<Measured.Point> points, Growth growth, String result) {

        Measured.Ran last() {
            return (Measured.Ran) points.get(points.size() - 1);
        }

        boolean steep() {
            return growth.kind() == Growth.Kind.EXPONENTIAL
                    || growth.kind() == Growth.Kind.POWER && growth.figure() > STEEP;
        }
    }

    private ReadingGrowth() {}

    /** Measures all constructs, up to texts of so many letters. */
    static void run(Arguments arguments) throws IOException {
        int letters = Arguments.number(arguments.next("2097152"));
        String picture = arguments.next("-");
        String wanted = arguments.next("");
        List<Series> all = new ArrayList<>();
        System.out.println("| construct | letters | seconds | exponent | read |");
        System.out.println("|---|---:|---:|---:|---|");
        for (Construct construct : Constructs.all()) {
            if (construct.name().contains(wanted)) {
                Series series = measure(construct, letters);
                all.add(series);
                print(series);
            }
        }
        System.out.printf(
                "%d constructs, %d steeper than %.1f%n",
                all.size(), all.stream().filter(Series::steep).count(), STEEP);
        if (!picture.equals("-")) {
            Files.writeString(Path.of(picture), picture(all));
        }
    }

    private static Series measure(Construct construct, int letters) {
        List<Measured.Point> points = new ArrayList<>();
        String result = "";
        int parts = 1 + SHORTEST / Math.max(1, construct.text().apply(64).length() / 64);
        int before = 0;
        while (true) {
            String text = construct.text().apply(parts);
            if (text.length() <= before || text.length() > letters) {
                break;
            }
            before = text.length();
            double best = Double.MAX_VALUE;
            double worst = 0;
            for (int run = 0; run < 3 && (run == 0 || best < LONGEST_SECONDS / 4); run++) {
                String[] said = {""};
                double seconds = Stopwatch.onThread(() -> (said[0] = outcome(construct, text)).length())
                        .cpu();
                result = said[0];
                best = Math.min(best, seconds);
                worst = Math.max(worst, seconds);
            }
            points.add(new Measured.Ran(text.length(), new double[] {best}, 0, true));
            if (best > LONGEST_SECONDS) {
                break;
            }
            parts *= 2;
        }
        return new Series(construct, points, growth(points), result);
    }

    private static String outcome(Construct construct, String text) {
        try {
            construct.reader().accept(text);
            return "yes";
        } catch (ZermeloException refused) {
            return refused.note().key();
        } catch (OutOfMemoryError | StackOverflowError | RuntimeException fault) {
            return "FAULT " + fault.getClass().getSimpleName();
        }
    }

    private static Growth growth(List<Measured.Point> points) {
        List<Measured.Ran> told = points.stream()
                .map(Measured.Ran.class::cast)
                .filter(point -> point.median() >= LEAST_SECONDS)
                .toList();
        List<Measured.Ran> last = told.subList(Math.max(0, told.size() - 4), told.size());
        return Growth.of(
                last.stream().mapToDouble(Measured.Ran::size).toArray(),
                last.stream().mapToDouble(Measured.Ran::median).toArray());
    }

    private static void print(Series series) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %.4f | %s%s | %s |%n",
                series.construct().name().replace("|", "\\|"),
                series.last().size(),
                series.last().median(),
                series.growth().kind() == Growth.Kind.NONE
                        ? "-"
                        : String.format(Locale.ROOT, "%.2f", series.growth().figure()),
                series.steep() ? " **steep**" : "",
                series.result());
        System.out.flush();
    }

    private static String picture(List<Series> all) {
        List<Measured.Series> steepest = all.stream()
                .filter(series -> series.growth().kind() != Growth.Kind.NONE)
                .sorted(Comparator.comparingDouble(
                        (Series series) -> -series.growth().figure()))
                .limit(DRAWN)
                .map(series ->
                        new Measured.Series(series.construct().name(), series.points(), series.growth(), Growth.NONE))
                .toList();
        Experiment experiment =
                new Experiment("Reading: the " + DRAWN + " steepest constructs", "letters", List.of(), List.of());
        return Svg.write(MeasurePlot.of(new Measured(experiment, steepest), Words.in(Language.EN)));
    }
}

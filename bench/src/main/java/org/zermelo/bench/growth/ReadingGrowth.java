package org.zermelo.bench.growth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.zermelo.bench.growth.Constructs.Construct;
import org.zermelo.bench.growth.GrowthCurve.Point;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.desk.measure.Growth;
import org.zermelo.game.ZermeloException;

/**
 * How long it takes to read a text, over its length, for every construct of the notation: processor time, best of three runs. Prints
 * the exponent of each, marks those above 1.2, and draws the steepest.
 *
 * <pre>
 * ReadingGrowth [letters [picture.svg [part of a name]]]
 * </pre>
 */
public final class ReadingGrowth {

    private static final int SHORTEST = 1 << 12;
    private static final double LONGEST_SECONDS = 4;

    /** Less is noise. */
    private static final double LEAST_SECONDS = 2e-3;

    private static final double STEEP = 1.2;
    private static final int DRAWN = 8;

    /** One construct, and its time at growing lengths. */
    private record Series(Construct construct, List<Point> points, Growth growth, String result) {

        Point last() {
            return points.get(points.size() - 1);
        }

        GrowthCurve curve() {
            return new GrowthCurve(construct.name(), Growth.GrowthShape.NONE, points, result);
        }

        boolean steep() {
            return growth.kind() == Growth.GrowthShape.EXPONENTIAL
                    || growth.kind() == Growth.GrowthShape.POWER && growth.figure() > STEEP;
        }
    }

    private ReadingGrowth() {}

    /** Measures all constructs, up to texts of so many letters. */
    public static void run(Arguments arguments) throws IOException {
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
        List<Point> points = new ArrayList<>();
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
            for (int run = 0; run < 3 && (run == 0 || best < LONGEST_SECONDS / 4); run++) {
                String[] said = {""};
                double seconds = Stopwatch.onThread(() -> (said[0] = outcome(construct, text)).length())
                        .cpu();
                result = said[0];
                best = Math.min(best, seconds);
            }
            points.add(new Point(text.length(), Integer.toString(text.length()), 0, best, 0));
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

    private static Growth growth(List<Point> points) {
        List<Point> told = points.stream()
                .filter(point -> point.seconds() >= LEAST_SECONDS)
                .toList();
        List<Point> last = told.subList(Math.max(0, told.size() - 4), told.size());
        return Growth.of(
                last.stream().mapToDouble(Point::amount).toArray(),
                last.stream().mapToDouble(Point::seconds).toArray());
    }

    private static void print(Series series) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %.4f | %s%s | %s |%n",
                series.construct().name().replace("|", "\\|"),
                series.last().size(),
                series.last().seconds(),
                series.growth().kind() == Growth.GrowthShape.NONE
                        ? "-"
                        : String.format(Locale.ROOT, "%.2f", series.growth().figure()),
                series.steep() ? " **steep**" : "",
                series.result());
        System.out.flush();
    }

    private static String picture(List<Series> all) {
        List<GrowthCurve> steepest = all.stream()
                .filter(series -> series.growth().kind() != Growth.GrowthShape.NONE)
                .sorted(Comparator.comparingDouble(
                        (Series series) -> -series.growth().figure()))
                .limit(DRAWN)
                .map(Series::curve)
                .toList();
        return GrowthPicture.of("Reading: the " + DRAWN + " steepest constructs", "letters", steepest, false);
    }
}

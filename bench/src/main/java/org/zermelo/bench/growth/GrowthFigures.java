package org.zermelo.bench.growth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToDoubleFunction;
import org.zermelo.bench.growth.GrowthCurve.Point;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.PeakHeap;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.desk.measure.Growth;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

/**
 * How time and memory of the methods of a family grow with the size, from tiny sizes to what a bound of seconds allows, one method after
 * the other in one process: two tables, what was fitted and every size, and a picture.
 */
public final class GrowthFigures {

    /** Short work is run again until it has taken so long. */
    private static final double AGAIN_SECONDS = 0.4;

    /** Work that takes longer is run once. */
    private static final double LONG_SECONDS = 2;

    private static final int MOST_RUNS = 2_000;

    /** Of the heap, what the next size may be expected to take. */
    private static final double SHARE = 0.8;

    /** By less nothing can be foreseen. */
    private static final long TOLD_BYTES = 64L << 20;

    private final double bound;

    private final Growth.GrowthShape kind;

    private GrowthFigures(double bound, Growth.GrowthShape kind) {
        this.bound = bound;
        this.kind = kind;
    }

    /** A family, perhaps seconds for each size of a method at most, a file for the picture or {@code -}, and methods of it. */
    public static void run(Arguments arguments) throws IOException {
        GrowthFamilies.Family family = GrowthFamilies.of(arguments.next());
        GrowthFigures figures = new GrowthFigures(Arguments.number(arguments.next("10")), family.kind());
        String picture = arguments.next("-");
        List<String> wanted = arguments.rest();
        List<GrowthCurve> curves = new ArrayList<>();
        for (GrowthMethod method : family.methods()) {
            if (wanted.isEmpty() || wanted.stream().anyMatch(method.name()::contains)) {
                curves.add(figures.curve(method));
            }
        }
        if (!picture.equals("-")) {
            Path file = Path.of(picture);
            Files.writeString(file, GrowthPicture.of(family.title(), family.unit(), curves, true));
            // as a page in the folder above links it
            System.out.printf("![%s](pictures/%s)%n%n", family.title(), file.getFileName());
        }
        GrowthTables.print(curves, family.kind());
    }

    private GrowthCurve curve(GrowthMethod method) {
        List<Point> points = new ArrayList<>();
        for (GrowthMethod.Size size : method.sizes()) {
            double seconds = next(points, Point::seconds, size);
            double bytes = next(points, Point::bytes, size);
            if (seconds > bound) {
                return new GrowthCurve(
                        method.name(), kind, points, size.name() + " would take " + GrowthTables.seconds(seconds));
            }
            if (bytes > SHARE * Runtime.getRuntime().maxMemory()
                    && points.get(points.size() - 1).bytes() > TOLD_BYTES) {
                return new GrowthCurve(
                        method.name(), kind, points, size.name() + " would need " + GrowthTables.bytes(bytes));
            }
            try {
                points.add(point(size));
            } catch (ZermeloException refused) {
                String why = Words.in(Language.EN).say(refused).replace("|", "\\|");
                return new GrowthCurve(method.name(), kind, points, size.name() + " is refused: " + why);
            } catch (OutOfMemoryError full) {
                return new GrowthCurve(method.name(), kind, points, size.name() + " fills the heap");
            }
            System.err.println(method.name() + " " + points.get(points.size() - 1));
        }
        return new GrowthCurve(method.name(), kind, points, "largest size asked");
    }

    /**
     * What a figure would be at another size, by its last step, and never less than before; of powers by the lesser of the last two, for
     * one step may be that in which another method begins.
     */
    private double next(List<Point> points, ToDoubleFunction<Point> figure, GrowthMethod.Size size) {
        int steps = Math.min(points.size() - 1, kind == Growth.GrowthShape.POWER ? 2 : 1);
        if (steps < 1) {
            return 0;
        }
        double slope = Double.POSITIVE_INFINITY;
        for (int to = points.size() - 1; to >= points.size() - steps; to--) {
            Point before = points.get(to - 1);
            Point after = points.get(to);
            double times = Math.log(figure.applyAsDouble(after) / Math.max(1e-9, figure.applyAsDouble(before)));
            slope = Math.min(slope, times / Math.log(after.amount() / before.amount()));
        }
        Point last = points.get(points.size() - 1);
        return figure.applyAsDouble(last) * Math.pow(size.amount() / last.amount(), Math.max(0, slope));
    }

    private static Point point(GrowthMethod.Size size) {
        long alive = PeakHeap.alive();
        LongSupplier work = size.work().ready();
        Stopwatch.Spent least;
        long bytes;
        try (PeakHeap peak = PeakHeap.from(alive)) {
            least = again(work, Stopwatch.onThread(work));
            bytes = peak.bytes();
        }
        // without a collector in its way
        least = again(work, least);
        return new Point(size.amount(), size.name(), least.result(), least.cpu(), bytes);
    }

    private static Stopwatch.Spent again(LongSupplier work, Stopwatch.Spent before) {
        Stopwatch.Spent least = before;
        double spent = 0;
        for (int run = 0; run < MOST_RUNS && spent < AGAIN_SECONDS && least.wall() < LONG_SECONDS; run++) {
            Stopwatch.Spent next = Stopwatch.onThread(work);
            least = least.or(next);
            spent += next.wall();
        }
        return least;
    }
}

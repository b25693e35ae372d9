package org.zermelo.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.LongSupplier;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Rows;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.row.interval.Rolling;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.linear.OpenRow;
import org.zermelo.row.many.CubicTakes;
import org.zermelo.row.many.RunningTakes;
import org.zermelo.row.many.TileTakes;
import org.zermelo.row.take.Side;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/** The figures of rows in one run: {@code linear}, {@code interval}, {@code takes}, {@code million}, {@code threads}, {@code open}. */
final class RowFigures {

    private final Stopwatch watch = new Stopwatch(System.out);
    private final RowKernels scalar = new ScalarKernels();
    private final RowKernels best = RowKernels.best();

    private RowFigures() {}

    /** Runs the named parts, all when none is named. */
    static void run(Arguments arguments) {
        RowFigures figures = new RowFigures();
        figures.watch.say(
                "Java %s, kernels %s, %d processors",
                System.getProperty("java.version"),
                figures.best.name(),
                Runtime.getRuntime().availableProcessors());
        List<String> parts =
                arguments.more() ? arguments.rest() : List.of("linear", "interval", "takes", "million", "open");
        parts.forEach(figures::run);
    }

    private void run(String part) {
        switch (part) {
            case "linear" -> linear(10_000_000, 7);
            case "huge" -> linear(100_000_000, 2);
            case "interval" -> interval();
            case "takes" -> takes();
            case "million" -> million();
            case "threads" -> threads();
            case "open" -> open();
            default -> throw new Arguments.BadException("There is no part '" + part + "'.");
        }
    }

    private void linear(int n, int runs) {
        long[] row = Rows.uniform(1, n, 0, 1_000_000_000);
        double line = watch.cpu(
                "coin row, value and line, n = " + n,
                2,
                runs,
                () -> LinearRows.solve(row).margin());
        double value = watch.cpu("coin row, value, n = " + n, 2, runs, () -> LinearRows.margin(row));
        watch.say("  %.2f ns an item with the line, %.2f without", line * 1e6 / n, value * 1e6 / n);
        if (n <= 10_000_000) {
            Arrays.sort(row);
            watch.cpu(
                    "the same items sorted, value and line",
                    2,
                    runs,
                    () -> LinearRows.solve(row).margin());
        }
    }

    private void interval() {
        for (int n : new int[] {1_000, 10_000, 100_000}) {
            long[] row = Rows.uniform(2, n, 0, 999);
            int[] small = Rows.small(row);
            int runs = n == 1_000 ? 300 : n == 10_000 ? 12 : 2;
            double cells = n * (n + 1.0) / 2;
            if (n <= 10_000) {
                watch.cpu(
                        "table of intervals, n = " + n,
                        runs / 3,
                        runs,
                        () -> MarginTable.byRows(row, Watch.NONE).counted().margin());
            }
            double slow = watch.cpu(
                    "rolling, long, n = " + n,
                    runs / 3,
                    runs,
                    () -> Rolling.margin(row, Watch.NONE).margin());
            double plain = watch.cpu("rolling, int, n = " + n, runs / 3, runs, () -> scalar.coinMargin(small));
            double fast =
                    watch.cpu("rolling, " + best.name() + ", n = " + n, runs, 3 * runs, () -> best.coinMargin(small));
            double linear = watch.cpu(
                    "linear, value and line, n = " + n,
                    2 * runs,
                    3 * runs,
                    () -> LinearRows.solve(row).margin());
            watch.say(
                    "  cells/s: int %.3g, %s %.3g; linear is %.0f x faster than rolling in long, %.0f x than in"
                            + " vectors",
                    cells / plain * 1e3, best.name(), cells / fast * 1e3, slow / linear, fast / linear);
        }
    }

    private void takes() {
        long[] row = Rows.uniform(3, 2_000, -50, 50);
        double tiles = watch.cpu(
                "takes by tiles, n = 2000",
                100,
                200,
                () -> TileTakes.margin(row, best, 1, Watch.NONE).margin());
        double plain = watch.cpu(
                "takes by scalar tiles, n = 2000",
                20,
                60,
                () -> TileTakes.margin(row, scalar, 1, Watch.NONE).margin());
        watch.cpu("takes by running extrema, n = 2000", 10, 30, () -> RunningTakes.margin(row, Watch.NONE));
        double cubic = watch.cpu("takes by the text's cubic tables, n = 2000", 0, 1, () -> cubic(row));
        watch.say(
                "  tiles are %.0f x faster than the cubic method, %.0f x without vectors",
                cubic / tiles, cubic / plain);
        double[] seeds = new double[20];
        for (int seed = 0; seed < seeds.length; seed++) {
            long[] mixed = Rows.uniform(seed, 100_000, -50, 50);
            seeds[seed] =
                    least(3, () -> TileTakes.margin(mixed, best, 1, Watch.NONE).margin());
        }
        Arrays.sort(seeds);
        watch.say(
                "takes by tiles, n = 100000, [-50,50]: median of 20 seeds %.1f ms, worst %.1f ms",
                (seeds[9] + seeds[10]) / 2, seeds[19]);
        for (int[] range : new int[][] {{-100, 0}, {-60, 40}, {0, 100}}) {
            long[] other = Rows.uniform(1, 100_000, range[0], range[1]);
            String name = "takes by tiles, n = 100000, [" + range[0] + "," + range[1] + "]";
            watch.cpu(
                    name,
                    1,
                    3,
                    () -> TileTakes.margin(other, best, 1, Watch.NONE).margin());
            watch.wall(
                    name + ", 2 threads",
                    3,
                    () -> TileTakes.margin(other, best, 2, Watch.NONE).margin());
            watch.cpu(
                    name + ", with line",
                    1,
                    2,
                    () -> TileTakes.solve(other, best, budget(1), Watch.NONE)
                            .turns(Watch.NONE)
                            .count());
        }
    }

    private static double least(int runs, LongSupplier work) {
        Stopwatch.Spent least = Stopwatch.Spent.NEVER;
        for (int run = 0; run < runs; run++) {
            least = least.or(Stopwatch.onThread(work));
        }
        return 1e3 * least.cpu();
    }

    private static long cubic(long[] row) {
        CubicTakes tables = new CubicTakes(row);
        tables.sums();
        tables.margins(Watch.NONE);
        return tables.play().count();
    }

    private static Budget budget(int threads) {
        return new Budget(2L << 30, threads);
    }

    private void million() {
        double[] alone = new double[20];
        double[] both = new double[20];
        for (int seed = 0; seed < alone.length; seed++) {
            long[] row = Rows.uniform(seed, 1_000_000, -50, 50);
            alone[seed] = least(
                    seed == 0 ? 2 : 1,
                    () -> TileTakes.margin(row, best, 1, Watch.NONE).margin());
            both[seed] =
                    least(1, () -> TileTakes.margin(row, best, 2, Watch.NONE).margin());
        }
        Arrays.sort(alone);
        Arrays.sort(both);
        watch.say(
                "takes by tiles, n = 1000000, [-50,50]: median of 20 seeds %.0f ms, worst %.0f ms",
                (alone[9] + alone[10]) / 2, alone[19]);
        watch.say(
                "the same on two threads, the calling one: median of 20 seeds %.0f ms, worst %.0f ms",
                (both[9] + both[10]) / 2, both[19]);
        for (int seed = 0; seed < 3; seed++) {
            long[] row = Rows.uniform(seed, 1_000_000, -50, 50);
            watch.cpu(
                    "takes by tiles, n = 1000000, [-50,50], with line, seed " + seed,
                    0,
                    1,
                    () -> TileTakes.solve(row, best, budget(1), Watch.NONE)
                            .turns(Watch.NONE)
                            .count());
        }
    }

    /** By the wall and by turns, so it says something on an idle machine alone. */
    private void threads() {
        for (int n : new int[] {30_000, 100_000, 1_000_000}) {
            for (int[] range : new int[][] {{-50, 50}, {-100, 0}}) {
                if (n <= 100_000 || range[1] > 0) {
                    for (int seed = 0; seed < 3; seed++) {
                        threads(Rows.uniform(seed, n, range[0], range[1]), "[" + range[0] + "," + range[1] + "]");
                    }
                }
            }
        }
    }

    private void threads(long[] row, String range) {
        int rounds = row.length > 100_000 ? 3 : 10;
        double alone = Double.POSITIVE_INFINITY;
        double both = Double.POSITIVE_INFINITY;
        for (int round = 0; round < rounds; round++) {
            alone = Math.min(alone, wallOf(row, 1));
            both = Math.min(both, wallOf(row, 2));
        }
        watch.say(
                "takes by tiles, n = %d, %s: one thread %.1f ms, two %.1f ms, ratio %.2f",
                row.length, range, alone, both, alone / both);
    }

    private double wallOf(long[] row, int threads) {
        return 1e3
                * Stopwatch.onThread(() ->
                                TileTakes.margin(row, best, threads, Watch.NONE).margin())
                        .wall();
    }

    private void open() {
        int n = 1_000_000;
        long[] row = Rows.uniform(1, n, 0, 1_000_000);
        watch.cpu("a whole play with deviations, n = " + n, 1, 3, () -> {
            OpenRow open = OpenRow.of(row);
            Random random = new Random(1);
            while (open.left() > 0) {
                open.take(random.nextBoolean() ? open.best() : Side.LEFT);
            }
            return open.steps();
        });
    }
}

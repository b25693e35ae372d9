package org.zermelo.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.RunTimes;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.heap.pairs.OptionSets;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.kernel.TakeTile;

/**
 * Whether a kernel stays as fast as it was: the processor seconds of each of twenty equal calls in one virtual machine, which compiles
 * methods anew while they go on. Listed are the first call, the least, the median and the least of the last five, the latter also in
 * units of the least of all: one call alone may be slow because of another tenant of the processor.
 */
final class SteadyFigures {

    private static final int CALLS = 20;
    private static final int LATE = 5;
    private static final int PLACES = 1 << 16;
    private static final int PAIRS = 1 << 10;
    private static final int MANY = 60_000;

    private final Random random = new Random(1);
    private final RowKernels rows = RowKernels.best();
    private final PairSearch pairs = PairSearch.best();
    private final OptionSets sets = pairs.sets();
    private final byte[] low = bytes(PLACES);
    private final byte[] high = new byte[PLACES];
    private final int[] heaps =
            random.ints(PAIRS, 1, PLACES - OptionSets.STRETCH).sorted().toArray();
    private final long[] keys = random.longs(PAIRS, 0, 64).toArray();

    private SteadyFigures() {}

    /** All kernels, or those whose names have one of the words. */
    static void run(Arguments arguments) {
        List<String> words = arguments.rest();
        SteadyFigures figures = new SteadyFigures();
        System.out.printf(
                Locale.ROOT,
                "Java %s, rows %s, pairs %s; processor seconds%n",
                System.getProperty("java.version"),
                figures.rows.name(),
                figures.pairs.name());
        System.out.printf(
                Locale.ROOT,
                "%-22s %8s %8s %8s %8s %12s%n",
                "kernel",
                "first",
                "least",
                "median",
                "late",
                "late/least");
        figures.kernels().forEach((name, call) -> {
            if (words.isEmpty() || words.stream().anyMatch(name::contains)) {
                print(name, call);
            }
        });
    }

    private static void print(String name, LongSupplier call) {
        double[] seconds = new double[CALLS];
        for (int i = 0; i < CALLS; i++) {
            seconds[i] = Stopwatch.onThread(call).cpu();
        }
        RunTimes sorted = RunTimes.of(seconds);
        double least = sorted.sorted()[0];
        double late =
                RunTimes.of(Arrays.copyOfRange(seconds, CALLS - LATE, CALLS)).sorted()[0];
        System.out.printf(
                Locale.ROOT,
                "%-22s %8.3f %8.3f %8.3f %8.3f %12.2f%n",
                name,
                seconds[0],
                least,
                sorted.median(),
                late,
                late / least);
    }

    private Map<String, LongSupplier> kernels() {
        Map<String, LongSupplier> kernels = new TreeMap<>();
        int[] row = random.ints(100_000, 0, 1_000).toArray();
        kernels.put("coin margin", () -> rows.coinMargin(row));
        kernels.put("take tile", this::tiles);
        kernels.put("pairs", () -> {
            long found = 0;
            for (int i = 0; i < MANY / 4; i++) {
                found += pairs.find(low, PLACES - 1, 1 + i % 64, PLACES / 2, 128);
            }
            return found;
        });
        kernels.put("pairs of two bytes", () -> {
            long found = 0;
            for (int i = 0; i < MANY / 4; i++) {
                found += pairs.find(low, high, PLACES - 1, 1 + i % 64, PLACES / 2, 256);
            }
            return found;
        });
        for (int words : new int[] {1, 2, 4}) {
            long[] bits = new long[OptionSets.BLOCK * words];
            kernels.put(
                    "options, words " + words,
                    repeated(bits, i -> sets.add(low, base(i), heaps, keys, 0, PAIRS, words, bits)));
        }
        for (int words : new int[] {1, 2}) {
            long[] bits = new long[OptionSets.SPAN * words];
            kernels.put(
                    "folded, words " + words,
                    repeated(bits, i -> sets.addFolded(low, base(i), heaps, keys, 0, PAIRS, words, bits)));
        }
        long[] wide = new long[4 * OptionSets.SPAN];
        kernels.put(
                "folded, wide",
                repeated(wide, i -> sets.addFoldedWide(low, high, base(i), heaps, keys, 0, PAIRS, wide)));
        byte[] wanted = bytes(OptionSets.SOUGHT * OptionSets.STRETCH);
        boolean[] seen = new boolean[wanted.length];
        kernels.put("seek", repeated(wide, i -> sets.seek(low, base(i), heaps, keys, 0, PAIRS, wanted, 0, seen)));
        return kernels;
    }

    /** What is done at a place of the values. */
    private interface Step {
        void at(int place);
    }

    private static LongSupplier repeated(long[] bits, Step step) {
        return () -> {
            for (int i = 0; i < MANY; i++) {
                step.at(i);
            }
            return Arrays.hashCode(bits);
        };
    }

    private static int base(int i) {
        return PLACES - OptionSets.STRETCH - i % 8;
    }

    private long tiles() {
        TakeTile tile = rows.takeTile();
        int side = 1 << 12;
        Random numbers = new Random(2);
        int[][] prefixes = {
            numbers.ints(side, -999, 999).toArray(),
            numbers.ints(side, -999, 999).toArray()
        };
        int[][] best = {
            numbers.ints(side, 0, 999).toArray(), numbers.ints(side, 0, 999).toArray()
        };
        for (int i = 0; i < 40; i++) {
            tile.sweep(prefixes[0], best[0], side, prefixes[1], best[1], side);
        }
        return Arrays.hashCode(best[0]);
    }

    /** Values below 64, so that all words of all kernels hold them. */
    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) random.nextInt(64);
        }
        return bytes;
    }
}

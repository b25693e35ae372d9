package org.zermelo.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.zermelo.bench.board.ConnectList;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.NativeBaseline;
import org.zermelo.bench.measure.Rows;
import org.zermelo.bench.measure.RunTimes;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.compile.SweepTable;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.many.TileTakes;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/**
 * What the library computes beside the same work in C, one thread, in one run and by turns after warm-up. A turn is the least processor
 * time of three runs, and the figures are the medians of the turns, so that other load counts little and for both alike. Both must come to
 * the same result. Where no compiler is there the C side is left out.
 */
final class BaselineFigures {

    private static final int WARM_UP = 3;
    private static final int TURNS = 5;
    /** As many as the C programs make of what is short. */
    private static final int RUNS = 3;
    /** Work of more seconds than this is done once in each of fewer turns. */
    private static final double LONG = 1.5;

    private static final int FEW_TURNS = 3;

    private static final int FIRST_HEAP = 7;

    /**
     * A line of the table.
     *
     * @param work what is computed, in words
     * @param program the C source that computes it, too, without the ending
     * @param arguments of that program
     * @param ours the same by the library; the result as that program prints it
     */
    private record BaselineLine(String work, String program, List<String> arguments, Supplier<PreparedWork> ours) {}

    /** Work that was prepared: it runs, and then tells its result as the C program prints it. */
    private interface PreparedWork {
        String run();
    }

    private static final List<BaselineLine> LINES = List.of(
            new BaselineLine(
                    "coin row, 10^7 numbers in 0..10^9, value and line",
                    "coinrow",
                    List.of("10000000", "1", "1000000000", "0"),
                    () -> coinRow(false)),
            new BaselineLine(
                    "the same, sorted", "coinrow", List.of("10000000", "1", "1000000000", "1"), () -> coinRow(true)),
            new BaselineLine(
                    "table of intervals, margin of 100,000 numbers in 0..999",
                    "intervals",
                    List.of("100000", "2", "999"),
                    BaselineFigures::intervals),
            new BaselineLine(
                    "any number from an end, margin of 100,000 numbers in -100..0",
                    "takes",
                    List.of("100000", "1", "-100", "0"),
                    BaselineFigures::takes),
            new BaselineLine(
                    "two heaps, +1 and *2, to 10,000, outcome with depth",
                    "twoheaps",
                    List.of("10000"),
                    BaselineFigures::twoHeaps),
            new BaselineLine(
                    "nimbers of 0.77, 10^7 heaps",
                    "octal",
                    List.of("10000000", "0xf", "0", "0x6", "0x6", "0x6"),
                    () -> nimbers("0.77")),
            new BaselineLine(
                    "nimbers of 0.45, 10^7 heaps",
                    "octal",
                    List.of("10000000", "0xf", "0", "0x4", "0", "0x6"),
                    () -> nimbers("0.45")),
            new BaselineLine(
                    "nimbers of 0.106, 10^7 heaps",
                    "octal",
                    List.of("10000000", "0xd", "1", "0x2", "0x8", "0x8"),
                    () -> nimbers("0.106")),
            new BaselineLine(
                    "nimbers of Grundy's game, 10^6 heaps",
                    "grundy",
                    List.of("1000000"),
                    () -> nimbers("grundys-game", 1_000_000)),
            new BaselineLine(
                    "nimbers of 0.354, 21,000,000 heaps, which prove its period",
                    "grundy",
                    List.of("21000000", "0x6", "0x2", "0xc"),
                    () -> nimbers("0.354", 21_000_000)));

    private static final List<Integer> CONNECT_PLIES = List.of(8, 12, 16);

    private BaselineFigures() {}

    /** The folder of the C sources; then perhaps words, of which a line's work must have one. */
    static void run(Arguments arguments) throws IOException, InterruptedException {
        Path sources = Path.of(arguments.next());
        List<String> words = arguments.rest();
        List<BaselineLine> lines = new ArrayList<>(LINES);
        for (int plies : CONNECT_PLIES) {
            lines.add(connect(sources.resolve("connect.txt"), plies));
        }
        Path folder = Files.createTempDirectory("baselines");
        System.out.println("| work | here | C | here / C |");
        System.out.println("|---|---|---|---|");
        try {
            for (BaselineLine line : lines) {
                if (words.isEmpty() || words.stream().anyMatch(line.work()::contains)) {
                    print(line, NativeBaseline.of(sources, line.program(), folder));
                }
            }
        } finally {
            for (BaselineLine line : lines) {
                Files.deleteIfExists(folder.resolve(line.program()));
            }
            Files.delete(folder);
        }
    }

    private static void print(BaselineLine line, Optional<NativeBaseline> baseline)
            throws IOException, InterruptedException {
        PreparedWork work = line.ours().get();
        boolean seconds = run(work, 1).seconds() > LONG;
        run(work, seconds ? 1 : WARM_UP);
        int turns = seconds ? FEW_TURNS : TURNS;
        double[] ours = new double[turns];
        double[] inC = new double[turns];
        for (int turn = 0; turn < turns; turn++) {
            Timed timed = run(work, seconds ? 1 : RUNS);
            ours[turn] = timed.seconds();
            if (baseline.isPresent()) {
                NativeBaseline.Ran ran = baseline.get().run(line.arguments());
                if (!ran.result().equals(timed.result())) {
                    throw new IllegalStateException(
                            line.work() + ": " + timed.result() + " here, " + ran.result() + " in C");
                }
                inC[turn] = ran.seconds();
            }
        }
        double here = RunTimes.of(ours).median();
        double there = RunTimes.of(inC).median();
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %s | %s |%n",
                line.work(),
                seconds(here),
                baseline.isPresent() ? seconds(there) : "no compiler",
                baseline.isPresent() ? String.format(Locale.ROOT, "%.2f", here / there) : "");
    }

    /** The least processor seconds of some runs, and what came of the last. */
    private record Timed(double seconds, String result) {}

    private static Timed run(PreparedWork work, int runs) {
        String[] result = new String[1];
        Spent best = Spent.NEVER;
        for (int run = 0; run < runs; run++) {
            best = best.or(Stopwatch.onThread(() -> {
                result[0] = work.run();
                return 0;
            }));
        }
        return new Timed(best.cpu(), result[0]);
    }

    private static String seconds(double seconds) {
        return seconds < 1
                ? String.format(Locale.ROOT, "%.1f ms", 1e3 * seconds)
                : String.format(Locale.ROOT, "%.2f s", seconds);
    }

    private static PreparedWork coinRow(boolean sorted) {
        long[] row = Rows.uniform(1, 10_000_000, 0, 1_000_000_000);
        if (sorted) {
            Arrays.sort(row);
        }
        return () -> Long.toString(LinearRows.solve(row).margin());
    }

    private static BaselineLine connect(Path file, int plies) throws IOException {
        ConnectList list = ConnectList.of(file, plies);
        return new BaselineLine(
                "Connect Four, " + list.plays().size() + " positions after " + plies + " plies, outcome with depth",
                "connect",
                List.of(file.toString(), Integer.toString(plies)),
                () -> () -> Long.toString(list.sum()));
    }

    private static PreparedWork intervals() {
        int[] row = Rows.small(Rows.uniform(2, 100_000, 0, 999));
        RowKernels kernels = RowKernels.best();
        return () -> Long.toString(kernels.coinMargin(row));
    }

    private static PreparedWork takes() {
        long[] row = Rows.uniform(1, 100_000, -100, 0);
        RowKernels kernels = RowKernels.best();
        return () -> Long.toString(TileTakes.margin(row, kernels, 1, Watch.NONE).margin());
    }

    private static PreparedWork twoHeaps() {
        int target = 10_000;
        String range = " in 1.." + (target - 1);
        String rules = "heaps(K" + range + ", S" + range + "; move +1, *2; end sum >= " + target + ")";
        return () -> {
            SweepTable table =
                    SweepTable.of(RuleText.ruleset(rules), Values.outcome(), new Budget(1L << 30, 1), Watch.NONE);
            long sum = 0;
            for (int start = 1; start < target - FIRST_HEAP; start++) {
                sum += ((Outcome) table.worth(FIRST_HEAP, start)).code();
            }
            return Long.toString(sum);
        };
    }

    private static PreparedWork nimbers(String code) {
        return nimbers(code, 10_000_000);
    }

    private static PreparedWork nimbers(String code, int heaps) {
        NimSequences.Settings settings =
                new NimSequences.Settings(Runtime.getRuntime().maxMemory() / 4 * 3, PairSearch.best(), null, false);
        return () -> {
            NimSequence sequence = NimSequences.compute(HeapRulesText.parse(code), heaps, settings, Watch.NONE);
            return String.format("%016x", SequenceFigures.checksum(sequence.values()));
        };
    }
}

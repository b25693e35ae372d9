package org.zermelo.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.game.BadInputException;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.sequence.WindowRun;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.solve.Watch;

/**
 * Figures of nim-sequences, by the clock on the wall and by the processor time of the thread that computes.
 *
 * <p>{@code proofs CODE ..} proves the period of each code in a virtual machine of its own, the first time and again
 * when it is warm; start-up of the machine is not counted, loading of classes is. {@code values HEAPS METHOD CODE ..}
 * computes so many values three times and prints the best rate and a checksum; METHOD is {@code best} or the name of a method, which
 * may carry {@code :plain} to do without vectors, or {@code :threads} to use all processors and to tell the time by the wall.
 * {@code ratios HEAPS,HEAPS,.. CODE ..} computes the sequences by every method that applies, and prints how many times as fast as the
 * definition each is. {@code window W HEAPS CODE ..} computes so many heaps once in a window of W values, on all processors, and prints
 * the rate behind the first 3 W heaps, by the wall.
 */
final class SequenceFigures {

    private static final int HEAPS_OF_A_PROOF = 1 << 20;

    private static final int WARM_RUNS = 50;

    private static final int RATE_RUNS = 3;
    private static final double WARM_SECONDS = 0.5;

    private static final String BEST = "best";
    private static final String DEFINITION = "naive";
    private static final List<String> METHODS =
            List.of(BEST, "exhaustive", "sparse-64", "sparse-block", "sparse-sets", "sparse-wide");

    private SequenceFigures() {}

    /** See the class. */
    static void run(Arguments arguments) throws IOException, InterruptedException {
        switch (arguments.next()) {
            case "proofs" -> {
                for (String code : arguments.rest()) {
                    inAFreshMachine(code);
                }
            }
            case "proof" -> proof(arguments.next());
            case "ratios" -> {
                String[] sizes = arguments.next().split(",");
                List<String> codes = arguments.rest();
                for (String heaps : sizes) {
                    for (String code : codes) {
                        ratios(code, Arguments.number(heaps));
                    }
                }
            }
            case "window" -> {
                int window = arguments.number();
                int heaps = arguments.number();
                for (String code : arguments.rest()) {
                    window(code, window, heaps);
                }
            }
            default -> {
                int heaps = arguments.number();
                String method = arguments.next();
                for (String code : arguments.rest()) {
                    values(code, heaps, method);
                }
            }
        }
    }

    private static void inAFreshMachine(String code) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Bench.class.getName()));
        command.addAll(List.of("sequences", "proof", code));
        new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    private static void proof(String code) {
        Settings settings = Settings.ofThisMachine();
        Spent warm = Spent.NEVER;
        NimSequence[] sequence = new NimSequence[1];
        for (int run = 0; run <= WARM_RUNS; run++) {
            Spent spent = Stopwatch.onThread(() -> {
                sequence[0] = NimSequences.compute(HeapRulesText.parse(code), HEAPS_OF_A_PROOF, settings, Watch.NONE);
                return sequence[0].computed();
            });
            if (run == 0) {
                System.out.printf(
                        Locale.ROOT,
                        "%s: period %d, %,d values; cold %.1f ms wall %.1f ms CPU",
                        code,
                        sequence[0].proof().orElseThrow().period().length(),
                        spent.result(),
                        1e3 * spent.wall(),
                        1e3 * spent.cpu());
            } else {
                warm = warm.or(spent);
            }
        }
        System.out.printf(Locale.ROOT, "; warm %.2f ms wall %.2f ms CPU%n", 1e3 * warm.wall(), 1e3 * warm.cpu());
    }

    private static void ratios(String code, int heaps) {
        HeapRules rules = HeapRulesText.parse(code);
        double naive = seconds(rules, heaps, DEFINITION);
        StringBuilder line = new StringBuilder();
        for (String method : METHODS) {
            try {
                line.append(String.format(Locale.ROOT, "  %s %.2f", method, naive / seconds(rules, heaps, method)));
            } catch (BadInputException e) {
                line.append("  ").append(method).append(" -");
            }
        }
        System.out.printf(Locale.ROOT, "%s to %,d: naive %.4f s CPU;%s%n", code, heaps, naive, line);
    }

    /** The least of some runs, so many that short ones are warm. */
    private static double seconds(HeapRules rules, int heaps, String method) {
        Settings settings = new Settings(
                Runtime.getRuntime().maxMemory() / 4 * 3,
                PairSearch.best(),
                method.equals(BEST) ? null : method,
                false);
        double least = Double.MAX_VALUE;
        double spent = 0;
        for (int run = 0; run < RATE_RUNS || spent < WARM_SECONDS && run < WARM_RUNS; run++) {
            double took = Stopwatch.onThread(() -> NimSequences.compute(rules, heaps, settings, Watch.NONE)
                            .computed())
                    .cpu();
            least = Math.min(least, took);
            spent += took;
        }
        return least;
    }

    private static void window(String code, int window, int heaps) {
        int threads = Runtime.getRuntime().availableProcessors();
        WindowRun run = new WindowRun(HeapRulesText.parse(code), window, PairSearch.best(), threads, Watch.NONE);
        long known = run.heaps();
        Spent spent = Stopwatch.inProcess(() -> {
            run.extendTo(heaps, Watch.NONE);
            return run.heaps();
        });
        System.out.printf(
                Locale.ROOT,
                "%s in a window of %,d to %,d heaps: %.3f million a second by the wall, %.3f s CPU, largest value %d,"
                        + " checksum %016x%n",
                code,
                window,
                heaps,
                (heaps - known) / spent.wall() / 1e6,
                spent.cpu(),
                run.state().max(),
                run.state().fnv());
    }

    private static void values(String code, int heaps, String method) {
        boolean plain = method.endsWith(":plain");
        boolean many = method.endsWith(":threads");
        String name = method.replace(":plain", "").replace(":threads", "");
        Settings settings = new Settings(
                Runtime.getRuntime().maxMemory() / 4 * 3,
                plain ? PairSearch.PLAIN : PairSearch.best(),
                name.equals(BEST) ? null : name,
                false,
                many ? Runtime.getRuntime().availableProcessors() : 1);
        HeapRules rules = HeapRulesText.parse(code);
        NimSequence[] sequence = {NimSequences.compute(rules, 1, settings, Watch.NONE)};
        Spent best = Spent.NEVER;
        for (int run = 0; run < RATE_RUNS; run++) {
            best = best.or(Stopwatch.onThread(() -> {
                sequence[0] = NimSequences.compute(rules, heaps, settings, Watch.NONE);
                return sequence[0].computed();
            }));
        }
        double seconds = many ? best.wall() : best.cpu();
        System.out.printf(
                Locale.ROOT,
                "%s to %,d by %s: %.3f s %s, %.3f million a second, largest value %d, checksum %016x, %s%n",
                code,
                heaps,
                method,
                seconds,
                many ? "by the wall" : "CPU",
                heaps / seconds / 1e6,
                sequence[0].values().max(),
                checksum(sequence[0].values()),
                sequence[0].stages());
    }

    /** FNV-1a of all values below 256, as the programs in {@code bench/c} print it. */
    static long checksum(NimValues values) {
        long sum = 0xcbf29ce484222325L;
        for (int heap = 0; heap < values.size(); heap++) {
            sum = (sum ^ values.get(heap)) * 0x100000001b3L;
        }
        return sum;
    }
}

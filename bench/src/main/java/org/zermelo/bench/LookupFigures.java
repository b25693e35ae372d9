package org.zermelo.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntConsumer;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.Probe;
import org.zermelo.store.TableBuilder;
import org.zermelo.store.TableFile;

/**
 * How long it takes to look a position up in a stored table: 10^4 positions of random plays, each as the first question to a
 * table that was just opened, then all from one open table, and as the whole answer of {@code probe} with all moves and a line.
 * Prints the median and what 99 of 100 stay within.
 */
public final class LookupFigures {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int LOOKUPS = 10_000;
    private static final int OPENINGS = 1_000;

    private LookupFigures() {}

    /** Games in the notation. */
    public static void main(String[] arguments) throws IOException {
        for (String game : arguments) {
            Path file = Files.createTempFile("zermelo-lookup", ".ztb");
            try {
                TableBuilder.build(Notation.standard().parse(game), file, Budget.ofThisMachine(), false, Watch.NONE);
                figures(game, file);
            } finally {
                Files.delete(file);
            }
        }
    }

    private static void figures(String game, Path file) {
        long[] positions =
                randomPositions(((Packed<?>) Notation.standard().parse(game).rules()).packed());
        print(game, "opened for one question", OPENINGS, i -> {
            try (TableFile table = TableFile.open(file)) {
                table.code(positions[i]);
            }
        });
        try (TableFile table = TableFile.open(file)) {
            print(game, "one open table", LOOKUPS, i -> table.code(positions[i]));
            String start = null;
            print(game, "whole answer for the start", OPENINGS, i -> Probe.of(table, start));
        }
    }

    private static long[] randomPositions(PackedRules rules) {
        Random random = new Random(6);
        long[] positions = new long[LOOKUPS];
        long[] options = new long[rules.mostOptions()];
        long position = rules.start();
        for (int i = 0; i < LOOKUPS; i++) {
            int count = rules.options(position, options);
            position = count == 0 ? rules.start() : options[random.nextInt(count)];
            positions[i] = position;
        }
        return positions;
    }

    private static void print(String game, String what, int times, IntConsumer work) {
        double[] millis = new double[times];
        double[] processor = new double[times];
        for (int i = 0; i < times; i++) {
            long begun = System.nanoTime();
            long used = THREADS.getCurrentThreadCpuTime();
            work.accept(i);
            processor[i] = (THREADS.getCurrentThreadCpuTime() - used) / 1e6;
            millis[i] = (System.nanoTime() - begun) / 1e6;
        }
        Arrays.sort(millis);
        Arrays.sort(processor);
        System.out.printf(
                Locale.ROOT,
                "%s, %s: median %.3f ms by the wall (%.3f ms of processor time), 99 of 100 within %.3f ms (%.3f ms)%n",
                game,
                what,
                millis[times / 2],
                processor[times / 2],
                millis[times * 99 / 100],
                processor[times * 99 / 100]);
    }
}

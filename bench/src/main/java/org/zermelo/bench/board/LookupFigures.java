package org.zermelo.bench.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntConsumer;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.RunTimes;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.table.Probe;
import org.zermelo.store.table.TableFile;

/**
 * How long it takes to look a position up in a stored table: 10^4 positions of random plays, each as the first question to a
 * table that was just opened, then all from one open table, and as the whole answer of {@code probe} with all moves and a line.
 * Prints the median and what 99 of 100 stay within.
 */
public final class LookupFigures {

    private static final int LOOKUPS = 10_000;
    private static final int OPENINGS = 1_000;

    private LookupFigures() {}

    /** Games in the notation. */
    public static void run(Arguments arguments) throws IOException {
        for (String game : arguments.rest()) {
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
                randomPositions(((Packed<?>) Notation.standard().parse(game).rules()).packed(), LOOKUPS);
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

    /** The positions of random plays, one play after the other. */
    static long[] randomPositions(PackedRules rules, int number) {
        Random random = new Random(6);
        long[] positions = new long[number];
        long[] options = new long[rules.mostOptions()];
        long position = rules.start();
        for (int i = 0; i < number; i++) {
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
            int number = i;
            Stopwatch.Spent spent = Stopwatch.onThread(() -> {
                work.accept(number);
                return 0;
            });
            processor[i] = 1e3 * spent.cpu();
            millis[i] = 1e3 * spent.wall();
        }
        RunTimes wall = RunTimes.of(millis);
        RunTimes cpu = RunTimes.of(processor);
        System.out.printf(
                Locale.ROOT,
                "%s, %s: median %.3f ms by the wall (%.3f ms of processor time), 99 of 100 within %.3f ms (%.3f ms)%n",
                game,
                what,
                wall.median(),
                cpu.median(),
                wall.within(99),
                cpu.within(99));
    }
}

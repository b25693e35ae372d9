package org.zermelo.bench.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.RunTimes;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.game.PackedRules;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.table.CellTable;
import org.zermelo.store.table.Probe;
import org.zermelo.store.table.StoredTable;
import org.zermelo.store.table.TableName;

/**
 * How long it takes to look a position up in a stored table, in a file and in folders of shards: 10^4 positions of random plays, each as
 * the first question to a table that was just opened, then all from one open table, twice, and as the whole answer of {@code probe} with
 * all moves and a line. Prints the median and what 99 of 100 stay within.
 */
public final class LookupFigures {

    private static final int LOOKUPS = 10_000;
    private static final int OPENINGS = 1_000;

    private LookupFigures() {}

    /** In a file, and in so many shards. */
    private static final int[] SHARDS = {0, 8, 64};

    /** Games in the notation. */
    public static void run(Arguments arguments) throws IOException {
        for (String game : arguments.rest()) {
            for (int shards : SHARDS) {
                Path folder = Files.createTempDirectory("zermelo-lookup");
                try {
                    figures(game, folder.resolve("table"), shards);
                } finally {
                    delete(folder);
                }
            }
        }
    }

    private static void figures(String game, Path place, int shards) {
        TableName name = TableName.of(Notation.standard().parse(game));
        String about = shards == 0 ? game + " in a file" : game + " in " + shards + " shards";
        OptionalInt cut = shards == 0 ? OptionalInt.empty() : OptionalInt.of(shards);
        Stopwatch.Spent built = Stopwatch.onThread(() -> TableBuilder.build(
                        name, place, cut, Budget.ofThisMachine(), false, TableBuilder.CHECKPOINTS, Watch.NONE)
                .bytes());
        System.out.printf(Locale.ROOT, "%s: built in %.2f s, %d bytes%n", about, built.wall(), built.result());
        long[] positions = randomPositions(name.rules(), LOOKUPS);
        print(about, "opened for one question", OPENINGS, i -> {
            try (CellTable table = (CellTable) StoredTable.open(place)) {
                table.code(positions[i]);
            }
        });
        try (CellTable table = (CellTable) StoredTable.open(place)) {
            print(about, "one open table", LOOKUPS, i -> table.code(positions[i]));
            print(about, "the same again", LOOKUPS, i -> table.code(positions[i]));
            String start = null;
            print(about, "whole answer for the start", OPENINGS, i -> Probe.of(table, start));
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
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

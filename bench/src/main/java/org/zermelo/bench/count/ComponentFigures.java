package org.zermelo.bench.count;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.partizan.number.Dyadic;

/**
 * The temperatures of all connected regions of Domineering, size by size. Up to a size each has its value, by forms; beyond it, up to two
 * cells more than have means, it is told only whether some are hotter than the hottest before.
 */
public final class ComponentFigures {

    private final DominoComponents components = new DominoComponents();
    private final int valued;
    private int hottest = -DominoComponents.STEPS;

    private ComponentFigures(int valued) {
        this.valued = valued;
    }

    /** What is counted of a size. */
    private static final class Count {
        private final Map<Integer, Long> temperatures = new HashMap<>();
        private long all;
        private int most = Integer.MIN_VALUE;
        private String first = "";

        void add(int temperature, long[] rows) {
            all++;
            temperatures.merge(temperature, 1L, Long::sum);
            if (temperature > most) {
                most = temperature;
                first = picture(rows);
            }
        }

        long above(int least) {
            return temperatures.entrySet().stream()
                    .filter(entry -> entry.getKey() > least)
                    .mapToLong(Map.Entry::getValue)
                    .sum();
        }
    }

    /** The greatest size that is valued, then the greatest that is looked at, at most two more. */
    public static void run(Arguments arguments) {
        int valued = arguments.number();
        int last = arguments.number();
        if (valued < 2 || last > valued + 2 || last > Polyominoes.MOST_CELLS) {
            throw new Arguments.BadException("Two cells, and at most two more than are valued.");
        }
        System.out.println(
                "| squares | regions | hot | temperatures above 0 | hottest | of these | the first | CPU s |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        ComponentFigures figures = new ComponentFigures(valued);
        for (int size = 2; size <= last; size++) {
            int cells = size;
            Runnable work =
                    () -> System.out.print(cells <= valued ? figures.valued(cells, last) : figures.checked(cells));
            double cpu = Stopwatch.onThread(() -> {
                        work.run();
                        return 0;
                    })
                    .cpu();
            System.out.printf(Locale.ROOT, " %.1f |%n", cpu);
        }
    }

    private String valued(int size, int last) {
        Count count = new Count();
        Polyominoes.visit(size, rows -> {
            DominoComponents.Found found = components.value(rows);
            count.add(found.temperature(), rows);
            if (size <= valued - 2) {
                components.keepForm(rows, found.form());
            }
            if (size <= last - 2) {
                components.keepMean(rows, found.mean());
            }
        });
        int most = count.most;
        hottest = Math.max(hottest, most);
        return String.format(
                Locale.ROOT,
                "| %d | %,d | %,d | %,d | %s | %,d | `%s` |",
                size,
                count.all,
                count.above(0),
                count.temperatures.keySet().stream().filter(t -> t > 0).count(),
                Dyadic.of(most, log(DominoComponents.STEPS)),
                count.temperatures.get(most),
                count.first);
    }

    /** No region of the size is hotter than the hottest before if no spread is more than twice that; else half the greatest is exact. */
    private String checked(int size) {
        Count count = new Count();
        Polyominoes.visit(size, rows -> count.add(Math.max(components.spread(rows), 2 * hottest), rows));
        int most = count.most;
        String found = most == 2 * hottest
                ? String.format("at most %s | | |", bound(most))
                : String.format(
                        Locale.ROOT, "%s | %,d | `%s` |", bound(most), count.temperatures.get(most), count.first);
        return String.format(Locale.ROOT, "| %d | %,d | | | %s", size, count.all, found);
    }

    private static Dyadic bound(int spread) {
        return Dyadic.of(spread, log(DominoComponents.STEPS) + 1);
    }

    /** Its rows from the top as the command line reads them, with a slash between. */
    static String picture(long[] rows) {
        long columns = Arrays.stream(rows).reduce(0, (a, b) -> a | b);
        StringBuilder board = new StringBuilder();
        for (long row : rows) {
            if (row != 0) {
                board.append(board.isEmpty() ? "" : "/");
                for (long column = Long.lowestOneBit(columns); (column & columns) != 0; column <<= 1) {
                    board.append((row & column) != 0 ? '.' : '#');
                }
            }
        }
        return board.toString();
    }

    private static int log(int power) {
        return Integer.numberOfTrailingZeros(power);
    }
}

package org.zermelo.bench;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.zermelo.partizan.number.Dyadic;

/**
 * The temperatures of all connected regions of Domineering, size by size. Up to a size each has its value, by forms; beyond it, up to two
 * cells more than have means, it is told only whether some are hotter than the hottest before.
 */
final class ComponentFigures {

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

        void add(int temperature) {
            all++;
            temperatures.merge(temperature, 1L, Long::sum);
        }

        long above(int least) {
            return temperatures.entrySet().stream()
                    .filter(entry -> entry.getKey() > least)
                    .mapToLong(Map.Entry::getValue)
                    .sum();
        }
    }

    /** The greatest size that is valued, then the greatest that is looked at, at most two more. */
    static void run(Arguments arguments) {
        int valued = arguments.number();
        int last = arguments.number();
        if (valued < 2 || last > valued + 2 || last > Polyominoes.MOST_CELLS) {
            throw new Arguments.BadException("Two cells, and at most two more than are valued.");
        }
        System.out.println("| squares | regions | hot | temperatures above 0 | hottest | of these | CPU s |");
        System.out.println("|---|---|---|---|---|---|---|");
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
            count.add(found.temperature());
            if (size <= valued - 2) {
                components.keepForm(rows, found.form());
            }
            if (size <= last - 2) {
                components.keepMean(rows, found.mean());
            }
        });
        TreeMap<Integer, Long> sorted = new TreeMap<>(count.temperatures);
        int most = sorted.lastKey();
        hottest = Math.max(hottest, most);
        return String.format(
                Locale.ROOT,
                "| %d | %,d | %,d | %,d | %s | %,d |",
                size,
                count.all,
                count.above(0),
                sorted.tailMap(0, false).size(),
                Dyadic.of(most, log(DominoComponents.STEPS)),
                sorted.get(most));
    }

    /** No region of the size is hotter than the hottest before if no spread is more than twice that; else half the greatest is exact. */
    private String checked(int size) {
        Count count = new Count();
        Polyominoes.visit(size, rows -> count.add(Math.max(components.spread(rows), 2 * hottest)));
        int most = new TreeMap<>(count.temperatures).lastKey();
        String found = most == 2 * hottest
                ? String.format("at most %s | |", bound(most))
                : String.format(Locale.ROOT, "%s | %,d |", bound(most), count.temperatures.get(most));
        return String.format(Locale.ROOT, "| %d | %,d | | | %s", size, count.all, found);
    }

    private static Dyadic bound(int spread) {
        return Dyadic.of(spread, log(DominoComponents.STEPS) + 1);
    }

    private static int log(int power) {
        return Integer.numberOfTrailingZeros(power);
    }
}

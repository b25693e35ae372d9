package org.zermelo.bench.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What CGSuite 2.2-beta2 was timed with, and how long it took. */
final class PartizanLines {

    /**
     * Values that are timed together, in one arena.
     *
     * @param cooled whether their thermographs belong to it
     * @param cgsuite the seconds of CGSuite; empty where it was not timed, or did not end
     */
    record Line(String name, List<String> texts, boolean cooled, OptionalDouble cgsuite) {

        /** One value that is its own name. */
        static Line of(String text) {
            return new Line("`" + text + "`", List.of(text), false, OptionalDouble.empty());
        }

        private static Line of(String text, double cgsuite) {
            return new Line("`" + text + "`", List.of(text), false, OptionalDouble.of(cgsuite));
        }

        private static Line together(String name, double cgsuite, List<String> texts) {
            return new Line(name, texts, true, OptionalDouble.of(cgsuite));
        }

        /** The seconds of CGSuite and how many times as long they are. */
        String beside(double seconds) {
            return cgsuite.isEmpty()
                    ? " | "
                    : String.format(Locale.ROOT, "%s | %.0f", cgsuite.getAsDouble(), cgsuite.getAsDouble() / seconds);
        }
    }

    private static final int LARGEST_AREA = 24;

    private PartizanLines() {}

    /** The line of this name, with the time of CGSuite; or this value alone. */
    static Line named(String text) {
        return all().stream()
                .filter(line -> line.name().replace("`", "").equals(text))
                .findFirst()
                .orElseGet(() -> Line.of(text));
    }

    /** All lines. */
    static List<Line> all() {
        List<Line> lines = new ArrayList<>(boards());
        lines.addAll(List.of(
                Line.of("toads-and-frogs(ttttt..fffff)", 0.17),
                Line.of("toads-and-frogs(tttttt..ffffff)", 0.64),
                Line.of("toads-and-frogs(ttttttt..fffffff)", 2.31),
                Line.of("toads-and-frogs(ttttt...fffff)", 1.02),
                Line.of("col(path 12)", 1.27),
                Line.of("col(3x3)", 0.08),
                Line.of("col(3x4)", 1.06),
                Line.of("snort(path 10)", 0.12),
                Line.of("snort(path 12)", 0.67),
                Line.of("snort(3x3)", 0.06),
                Line.of("snort(3x4)", 0.86),
                Line.of("fission(.....|.....|..x..|.....|.....)", 2.09),
                Line.of("toppling-dominoes(" + "lrrl".repeat(6) + ")", 0.04),
                Line.of("hackenbush(e(ee(e;e);e(eee;ee);e(ee;e)))", 0.26),
                Line.together("Cutcake to 20x20", 0.06, cakes()),
                Line.together("`partizan-subtraction([1,2] [1,3] n)`, n to 200", 0.11, heaps("[1,2] [1,3] %d", 200)),
                Line.of("heat(*12, 1)", 0.39),
                Line.of("heat(*14, 1)", 7.1),
                Line.together("temperature of G + H + cool(G, 1), switches", 21.4, List.of(switches()))));
        lines.addAll(sums());
        return lines;
    }

    private static List<Line> boards() {
        return List.of(
                Line.of("domineering(4x4)", 0.13),
                Line.of("domineering(4x5)", 0.87),
                Line.together("the same with its thermograph", 0.73, List.of("domineering(4x5)")),
                Line.of("domineering(4x6)", 2.8),
                Line.of("domineering(4x7)", 21.5),
                Line.of("domineering(5x5)", 5.1),
                Line.of("domineering(5x6)", 75.0),
                Line.of("domineering(3x8)", 3.0),
                Line.of("domineering(3x10)", 27.0),
                Line.together("Domineering 2xn, n = 11 to 16, temperatures", 7.9, strips()),
                Line.together("Domineering, all 84 boards to area 24", 9.35, areas()),
                Line.of("clobber(xoxo|oxox|xoxo)", 0.87),
                Line.of("clobber(xoxox|oxoxo|xoxox)", 13.62),
                Line.of("clobber(xoxo|oxox|xoxo|oxox)", 34.0),
                Line.of("amazons(x...|o...)", 0.13),
                Line.of("amazons(x....|o....)", 0.87),
                Line.of("amazons(x.....|o.....)", 6.89),
                Line.of("amazons(x..|...|..o)", 0.33),
                Line.of("amazons(x...|....|...o)", 8.84),
                Line.of("amazons(x......|o......)", 40.0));
    }

    private static List<String> strips() {
        return texts(11, 16, n -> "domineering(2x" + n + ")");
    }

    private static List<String> texts(int from, int to, Function<Integer, String> text) {
        return IntStream.rangeClosed(from, to).boxed().map(text).toList();
    }

    private static List<String> areas() {
        List<String> boards = new ArrayList<>();
        for (int rows = 1; rows <= LARGEST_AREA; rows++) {
            for (int columns = 1; rows * columns <= LARGEST_AREA; columns++) {
                boards.add("domineering(" + rows + "x" + columns + ")");
            }
        }
        return boards;
    }

    private static List<String> cakes() {
        List<String> cakes = new ArrayList<>();
        for (int rows = 1; rows <= 20; rows++) {
            String first = "cutcake(" + rows + ",";
            cakes.addAll(texts(1, 20, columns -> first + columns + ")"));
        }
        return cakes;
    }

    private static List<String> heaps(String position, int most) {
        return texts(0, most, n -> "partizan-subtraction(" + String.format(Locale.ROOT, position, n) + ")");
    }

    /** The question of M. Mueller's class notes on sums of switches, which CGSuite was slow at. */
    private static String switches() {
        String sum = IntStream.rangeClosed(1, 7).mapToObj(k -> "+-" + 2 * k).collect(Collectors.joining(" + "));
        String hot = IntStream.rangeClosed(8, 12).mapToObj(k -> "+-" + 2 * k).collect(Collectors.joining(" + "));
        return sum + " + " + hot + " + cool(" + sum + ", 1)";
    }

    /** Sums of boards with some cells filled at random, other ones than CGSuite was asked, but drawn alike. */
    private static List<Line> sums() {
        return List.of(
                sum("10 random Domineering 4x4, 2 to 6 cells filled", 10, 4, 2, 6, OptionalDouble.of(0.07)),
                sum("10 random Domineering 4x4, 1 to 2 cells filled", 10, 4, 1, 2, OptionalDouble.of(0.48)),
                sum("4 random Domineering 4x5, 2 to 4 cells filled", 4, 5, 2, 4, OptionalDouble.of(3.06)),
                sum("10 random Domineering 4x5, 2 to 4 cells filled", 10, 5, 2, 4, OptionalDouble.empty()));
    }

    private static Line sum(String name, int boards, int columns, int least, int most, OptionalDouble cgsuite) {
        Random random = new Random(columns * 100L + least);
        String text = IntStream.range(0, boards)
                .mapToObj(board -> board(random, columns, least + random.nextInt(most - least + 1)))
                .collect(Collectors.joining(" + "));
        return new Line("sum of " + name, List.of(text), false, cgsuite);
    }

    private static String board(Random random, int columns, int filled) {
        StringBuilder rows = new StringBuilder("....|....|....|....".replace("....", ".".repeat(columns)));
        for (int left = filled; left > 0; ) {
            int at = random.nextInt(rows.length());
            if (rows.charAt(at) == '.') {
                rows.setCharAt(at, '#');
                left--;
            }
        }
        return "domineering(" + rows + ")";
    }
}

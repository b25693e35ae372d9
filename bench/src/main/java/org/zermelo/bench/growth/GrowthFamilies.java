package org.zermelo.bench.growth;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.bench.board.ConnectFigures;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Rows;
import org.zermelo.board.chomp.Chomp;
import org.zermelo.board.connect.BitboardSearch;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.board.split.Cram;
import org.zermelo.boards.diagram.DecisionDiagrams;
import org.zermelo.compile.SweepTable;
import org.zermelo.desk.measure.Growth.GrowthShape;
import org.zermelo.game.Games;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.Notation;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.row.interval.Rolling;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.many.CubicTakes;
import org.zermelo.row.many.TileTakes;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** The families and methods whose growth is measured. */
final class GrowthFamilies {

    /**
     * A family.
     *
     * @param name its name on the command line
     * @param title what is done
     * @param unit what the sizes count
     * @param kind whether time is a power of the size or multiplied with each step
     */
    record Family(String name, String title, String unit, GrowthShape kind, Supplier<List<GrowthMethod>> made) {
        List<GrowthMethod> methods() {
            return made.get();
        }
    }

    private static final RowKernels KERNELS = RowKernels.best();
    private static final int CELLS = 42;

    private static final List<Family> FAMILIES = List.of(
            new Family("rows", "Rows of numbers", "numbers", GrowthShape.POWER, GrowthFamilies::rows),
            new Family("sequences", "Nim-sequences", "heaps", GrowthShape.POWER, GrowthFamilies::sequences),
            new Family("heaps", "Heap rules, every start", "target", GrowthShape.POWER, GrowthFamilies::heaps),
            new Family(
                    "boards", "Board games, every position", "cells", GrowthShape.EXPONENTIAL, GrowthFamilies::boards),
            new Family("quixo", "Quixo, every position", "cells", GrowthShape.EXPONENTIAL, GrowthFamilies::quixo),
            new Family("chomp", "Chomp", "side", GrowthShape.EXPONENTIAL, GrowthFamilies::chomp),
            new Family("cram", "Cram", "cells", GrowthShape.EXPONENTIAL, GrowthFamilies::cram),
            new Family("values", "Values of boards", "cells", GrowthShape.EXPONENTIAL, GrowthValues::values),
            new Family("strips", "Strips of Clobber", "stones", GrowthShape.POWER, GrowthValues::strips),
            new Family(
                    "connect",
                    "Connect Four by search",
                    "empty cells",
                    GrowthShape.EXPONENTIAL,
                    GrowthFamilies::connect),
            new Family("diagrams", "Decision diagrams", "cells", GrowthShape.EXPONENTIAL, GrowthFamilies::diagrams),
            new Family(
                    "sowing",
                    "Kalah, every position",
                    "seeds in a pit",
                    GrowthShape.EXPONENTIAL,
                    GrowthFamilies::sowing));

    private GrowthFamilies() {}

    /** A family by its name. */
    static Family of(String name) {
        return FAMILIES.stream()
                .filter(family -> family.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new Arguments.BadException("There is no family '" + name + "'; there are "
                        + FAMILIES.stream().map(Family::name).collect(Collectors.joining(", ")) + "."));
    }

    private static Budget budget() {
        return new Budget(Runtime.getRuntime().maxMemory() / 10 * 9, 1);
    }

    private static List<GrowthMethod> rows() {
        return List.of(
                GrowthMethod.multiplied("linear, value and line", 1000, 64_000_000, 4, n -> {
                    long[] row = Rows.uniform(1, n, 0, 1_000_000_000);
                    return () -> {
                        LinearRows.solve(row);
                        return n;
                    };
                }),
                GrowthMethod.multiplied("intervals, margin", 1000, 2_048_000, 2, n -> {
                    int[] row = Rows.small(Rows.uniform(2, n, 0, 999));
                    return () -> {
                        KERNELS.coinMargin(row);
                        return cells(n);
                    };
                }),
                GrowthMethod.multiplied("intervals, margin, numbers of 64 bits", 1000, 512_000, 2, n -> {
                    long[] row = Rows.uniform(2, n, 0, 999);
                    return () -> {
                        Rolling.margin(row, Watch.NONE);
                        return cells(n);
                    };
                }),
                GrowthMethod.multiplied("intervals, whole table", 500, 64_000, 2, n -> {
                    long[] row = Rows.uniform(2, n, 0, 999);
                    return () -> {
                        MarginTable.byRows(row, Watch.NONE);
                        return cells(n);
                    };
                }),
                GrowthMethod.multiplied("any number from an end, [-100, 0]", 1000, 1_024_000, 2, n -> {
                    long[] row = Rows.uniform(1, n, -100, 0);
                    return () -> {
                        TileTakes.margin(row, KERNELS, 1, Watch.NONE);
                        return cells(n);
                    };
                }),
                GrowthMethod.multiplied("the same by cubic tables", 125, 8_000, 2, n -> {
                    long[] row = Rows.uniform(3, n, -50, 50);
                    return () -> {
                        CubicTakes tables = new CubicTakes(row);
                        tables.sums();
                        tables.margins(Watch.NONE);
                        return cells(n);
                    };
                }));
    }

    private static long cells(long n) {
        return n * (n + 1) / 2;
    }

    private static List<GrowthMethod> sequences() {
        return List.of("0.77", "0.354", "0.6", "grundys-game").stream()
                .map(code -> GrowthMethod.multiplied(
                        code,
                        1000,
                        512_000_000,
                        2,
                        heaps -> () -> NimSequences.compute(
                                        HeapRulesText.parse(code),
                                        heaps,
                                        new Settings(budget().bytes(), PairSearch.best(), null, false),
                                        Watch.NONE)
                                .computed()))
                .toList();
    }

    private static List<GrowthMethod> heaps() {
        return List.of(
                sweep(
                        "one heap, +1 and *2",
                        1000,
                        2,
                        "heaps(S in 1..%2$d; move +1, *2; end sum >= %1$d)",
                        Values.outcome()),
                sweep(
                        "two heaps, +1 and *2",
                        250,
                        2,
                        "heaps(K in 1..%2$d, S in 1..%2$d; move +1, *2; end sum >= %1$d)",
                        Values.outcome()),
                sweep(
                        "the same, who wins",
                        250,
                        2,
                        "heaps(K in 1..%2$d, S in 1..%2$d; move +1, *2; end sum >= %1$d)",
                        Values.winner()),
                sweep(
                        "three heaps, +1 and *2",
                        64,
                        2,
                        "heaps(K in 1..%2$d, L in 1..%2$d, S in 1..%2$d; move +1, *2; end sum >= %1$d)",
                        Values.outcome()));
    }

    private static GrowthMethod sweep(String name, int from, int times, String text, Value value) {
        return GrowthMethod.multiplied(name, from, from << 20, times, target -> {
            Ruleset rules = RuleText.ruleset(String.format(text, target, target - 1));
            return () -> SweepTable.of(rules, value, budget(), Watch.NONE).cells();
        });
    }

    private static List<GrowthMethod> boards() {
        return List.of(
                all("mnk, three columns, 3 in a row", "3x3 4x3 5x3 6x3 7x3", "mnk(%2$d, %1$d, 3)"),
                all("mnk, 4 in a row", "3x4 4x4 5x4", "mnk(%2$d, %1$d, 4)"),
                all("the same from a text", "3x4 4x4 5x4", "board(%dx%d; moves place; end line of 4; stuck draws)"),
                all("connect, 4 in a row", "4x3 4x4 4x5 5x5", "connect(%2$d, %1$d, 4)"),
                all("the same from a text", "4x3 4x4 4x5 5x5", "board(%dx%d; moves drop; end line of 4; stuck draws)"),
                all("Hexapawn", "3x3 3x4 4x4 4x5 5x5 5x6 6x6", "@hexapawn(columns = %2$d, rows = %1$d)"),
                all("Dots and Boxes", "1x2 1x3 2x2 2x3 3x3", "boxes(%2$d, %1$d)"),
                sizes("Clobber, three rows", "3x2 3x3 3x4 3x5 3x6 3x7", GrowthFamilies::clobber));
    }

    private static GrowthMethod all(String name, String boards, String text) {
        return sizes(name, boards, (rows, columns) -> String.format(text, rows, columns));
    }

    /** Writes a board as a game. */
    private interface BoardText {
        String of(int rows, int columns);
    }

    private static GrowthMethod sizes(String name, String boards, BoardText text) {
        return GrowthMethod.boards(name, boards, (rows, columns) -> all(text.of(rows, columns), Values.outcome()));
    }

    private static String clobber(int rows, int columns) {
        return "board(" + rows + "x" + columns + "; start " + checkered(rows, columns, "/")
                + "; moves step onto other)";
    }

    /** The rows of Clobber's first position. */
    static String checkered(int rows, int columns, String between) {
        return IntStream.range(0, rows)
                .mapToObj(row -> "xo".repeat(columns).substring(row % 2, row % 2 + columns))
                .collect(Collectors.joining(between));
    }

    /** Every position of a game that is packed. */
    private static LongSupplier all(String text, Value value) {
        PackedRules rules = ((Packed<?>) Notation.standard().parse(text).rules()).packed();
        Value asked = text.startsWith("boxes") ? Values.margin() : value;
        return () ->
                PackedSolver.solve(rules, asked, budget(), Watch.NONE).keys().size();
    }

    private static List<GrowthMethod> quixo() {
        return List.of(
                GrowthMethod.boards(
                        "outcome with depth", "2x2 3x3 4x4", (r, c) -> all("quixo(" + r + ")", Values.outcome())),
                GrowthMethod.boards("who wins", "2x2 3x3 4x4", (r, c) -> all("quixo(" + r + ")", Values.winner())));
    }

    private static List<GrowthMethod> chomp() {
        return List.of(GrowthMethod.counted("nimber of a square", 4, 17, 1, side -> {
            long bars = 1;
            for (int i = 1; i <= side; i++) {
                bars = bars * (side + i) / i;
            }
            long all = bars;
            return () -> {
                Chomp chomp = Chomp.of(side, side);
                chomp.nimbers(budget(), Watch.NONE).nimber(chomp.start());
                return all;
            };
        }));
    }

    private static List<GrowthMethod> cram() {
        return List.of(
                cram("three rows", "3x4 3x5 3x6 3x7 3x8 3x9 3x10 3x11 3x12 3x13"),
                cram("four rows, columns odd", "4x3 4x5 4x7 4x9 4x11"),
                cram("five rows", "5x3 5x4 5x5 5x6 5x7 5x8"));
    }

    private static GrowthMethod cram(String name, String boards) {
        return GrowthMethod.boards(name, boards, (rows, columns) -> () -> {
            Cram cram = Cram.of(rows, columns);
            cram.nimbers(budget(), Watch.NONE).nimber(cram.start());
            return 0;
        });
    }

    private static List<GrowthMethod> connect() {
        return List.of(
                search("20 positions, who wins", Values.winner()),
                search("20 positions, with depth", Values.outcome()));
    }

    private static GrowthMethod search(String name, Value value) {
        Connect game = Connect.of(7, 6, 4);
        return GrowthMethod.counted(name, 18, CELLS, 3, empty -> {
            SplittableRandom random = new SplittableRandom(7);
            List<GridPosition> positions = new ArrayList<>();
            for (int i = 0; i < (empty == CELLS ? 1 : 20); i++) {
                positions.add(ConnectFigures.after(game, CELLS - empty, random));
            }
            Budget budget = new Budget(1L << 30, 1);
            return () -> positions.stream()
                    .mapToLong(position -> new BitboardSearch()
                            .solve(
                                    Question.of(Games.from(game, position), value)
                                            .only()
                                            .within(budget),
                                    Watch.NONE)
                            .counts()
                            .nodes())
                    .sum();
        });
    }

    private static List<GrowthMethod> diagrams() {
        return List.of(
                diagram(
                        "connect, 4 in a row",
                        "4x3 4x4 4x5 5x5",
                        "board(%dx%d; moves drop; end line of 4; stuck draws)"),
                diagram("mnk, 4 in a row", "3x4 4x4 4x5", "board(%dx%d; moves place; end line of 4; stuck draws)"));
    }

    private static GrowthMethod diagram(String name, String boards, String text) {
        return GrowthMethod.boards(name, boards, (rows, columns) -> {
            Rules<?, ?> rules = Notation.standard()
                    .parse(String.format(text, rows, columns))
                    .rules();
            return () -> new DecisionDiagrams()
                    .solve(Question.of(rules, Values.winner()).only().within(budget()), Watch.NONE)
                    .counts()
                    .positions();
        });
    }

    private static List<GrowthMethod> sowing() {
        List<GrowthMethod> methods = new ArrayList<>();
        for (int pits = 1; pits <= 4; pits++) {
            String board = "@kalah(pits 2x" + pits + "; seeds ";
            methods.add(GrowthMethod.counted(
                    pits + (pits == 1 ? " pit each" : " pits each"),
                    1,
                    12,
                    1,
                    seeds -> all(board + seeds + ")", Values.margin())));
        }
        return methods;
    }
}

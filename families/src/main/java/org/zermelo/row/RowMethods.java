package org.zermelo.row;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.LongUnaryOperator;
import org.zermelo.row.RowMethod.Expectation;
import org.zermelo.row.RowMethod.Rows;
import org.zermelo.row.RowMethod.Solver;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.row.interval.IntervalMargins;
import org.zermelo.row.interval.IntervalMemo;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.row.interval.Pairs;
import org.zermelo.row.interval.Recursion;
import org.zermelo.row.many.CappedEnds;
import org.zermelo.row.many.CappedTakes;
import org.zermelo.row.many.CubicTakes;
import org.zermelo.row.many.TileTakes;
import org.zermelo.row.take.Ends;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;

/** The methods that only rows have. */
public final class RowMethods {

    private static final Rows COINS =
            new Rows("row.fit.takes-many", g -> g.rows().stream().allMatch(Row::single));

    private static final Rows COIN_ROW = new Rows("row.fit.not-one-coin-row", g -> bothEnds(g) && row(g).single());

    private static final Rows TAKES_ROW = new Rows("row.fit.not-one-takes-row", RowMethods::bothEnds);

    /** No cap could ever hold a player back. */
    private static final Rows ANY_NUMBER =
            TAKES_ROW.and(g -> !row(g).single() && row(g).most() >= g.start().left(0));

    private static final Rows OPEN_END =
            new Rows("row.fit.not-one-open-end", g -> g.rows().size() == 1 && row(g).ends() != Ends.BOTH);

    private RowMethods() {}

    /** All of them; of two that expect equal cost the earlier is preferred. */
    public static List<Method> all() {
        return List.of(
                new RowMethod("linear", COINS, RowMethods::linear, LinearAnswers::of),
                new RowMethod("takes-one-end", OPEN_END, items("O(n)", n -> 2 * n, n -> 40 * n), TakeAnswers::oneEnd),
                new RowMethod(
                        "takes-tiles",
                        ANY_NUMBER.and(g -> g.start().left() > 0),
                        RowMethods::tiles,
                        TakeAnswers::tiles),
                // one step more than there are: a method that also gives the moves is as good for a single item
                new RowMethod(
                        "takes-running",
                        ANY_NUMBER,
                        items("O(n^2)", n -> 1 + cells(n), n -> 28 * n),
                        TakeAnswers::running),
                new RowMethod(
                                "takes-capped",
                                TAKES_ROW,
                                (g, question) -> new Cost(
                                        "O(n^2)",
                                        4 * cells(g.start().left()),
                                        CappedTakes.bytes(g.start().left(), row(g).most())),
                                solver((g, watch) -> CappedTakes.of(g.items().get(0), row(g).most(), watch)))
                        .upTo(CappedTakes.LONGEST, "row.capped-too-long"),
                new RowMethod(
                                "takes-windows",
                                TAKES_ROW.and(g -> g.start().left() > 0),
                                RowMethods::windows,
                                TakeAnswers::windows)
                        .unless(
                                g -> !CappedEnds.fits(g.start().left(), row(g).most()),
                                g -> Fit.no(
                                        "row.capped-windows", "items", g.start().left(), "most", row(g).most())),
                new RowMethod(
                                "takes-cubic",
                                ANY_NUMBER,
                                items("O(n^3)", CubicTakes::options, n -> 24 * (n + 1) * (n + 1)),
                                TakeAnswers::cubic)
                        .upTo(CubicTakes.LONGEST, "row.cubic-too-long"),
                table("rows", 1, 1, MarginTable::byRows),
                table("columns", 1.5, 1, MarginTable::byColumns),
                table("halved", 2, 1, GuaranteeTable::halved),
                table("guarantee", 3, 1, GuaranteeTable::full),
                table("pairs", 3, 2, Pairs::of),
                table("memo", 10, 2, IntervalMemo::of).upTo(Recursion.DEEPEST, "row.memo-too-deep"),
                new RowMethod(
                                "interval-search",
                                COIN_ROW,
                                items("O(2^n)", n -> Math.pow(2, n), n -> 100 * n),
                                solver((g, watch) -> Recursion.search(g.items().get(0), watch)))
                        .upTo(Recursion.LONGEST_SEARCH, "row.search-too-long"),
                new RowMethod(
                        "interval-rolling",
                        COIN_ROW,
                        items("O(n^2)", RowMethods::cells, n -> 16 * n),
                        TakeAnswers::rolling));
    }

    /** One of the source texts' tables of all intervals, with this much work a cell and so many tables. */
    private static RowMethod table(
            String name, double work, int tables, BiFunction<long[], Watch, IntervalMargins> kernel) {
        return new RowMethod(
                "interval-" + name,
                COIN_ROW,
                items("O(n^2)", n -> work * cells(n), n -> tables * MarginTable.bytes(n)),
                solver((g, watch) -> kernel.apply(g.items().get(0), watch)));
    }

    /** Answers from the margins of all intervals of one row. */
    private static Solver solver(BiFunction<RowGame, Watch, IntervalMargins> kernel) {
        return (method, game, question, watch) -> {
            IntervalMargins margins = kernel.apply(game, watch);
            Counts counts = new Counts(margins.counted().count(), -1);
            return Answers.of(question, TakeAnswers.oracle(game, margins::margin), method, counts);
        };
    }

    /** A cost by the number of items that are left. */
    private static Expectation items(String order, DoubleUnaryOperator steps, LongUnaryOperator bytes) {
        return (game, question) -> {
            long n = game.start().left();
            return new Cost(order, steps.applyAsDouble(n), bytes.applyAsLong(n));
        };
    }

    private static Cost linear(RowGame game, Question<?, ?> question) {
        long n = game.start().left();
        return new Cost(game.rows().size() == 1 ? "O(n)" : "O(n log n)", n, 40 * n);
    }

    private static Cost tiles(RowGame game, Question<?, ?> question) {
        long n = game.start().left();
        boolean line = question.asks(Part.LINE) || question.asks(Part.MOVES);
        long bytes = line ? TileTakes.bytes(n, question.budget()) : 28 * n;
        return new Cost("O(n^2), mostly less", n + cells(n) / 20, bytes);
    }

    /** The table gives a line too, so it comes first where one is asked and it fits. */
    private static Cost windows(RowGame game, Question<?, ?> question) {
        long n = game.start().left();
        double steps = question.asks(Part.LINE) ? 5 * cells(n) : 3 * cells(n);
        return new Cost("O(n^2)", steps, CappedEnds.bytes(n, row(game).most()));
    }

    private static Row row(RowGame game) {
        return game.rows().get(0);
    }

    private static boolean bothEnds(RowGame game) {
        return game.rows().size() == 1 && row(game).ends() == Ends.BOTH;
    }

    private static double cells(double n) {
        return n * (n + 1) / 2;
    }
}

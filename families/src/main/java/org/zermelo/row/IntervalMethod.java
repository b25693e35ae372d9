package org.zermelo.row;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.LongUnaryOperator;
import org.zermelo.row.interval.Counted;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.row.interval.IntervalMemo;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.row.interval.Pairs;
import org.zermelo.row.interval.Recursion;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;

/** The source texts' ways to solve one coin row, each as a method that knows the margin of every interval. */
final class IntervalMethod extends RowMethod {

    /** A solved row: what it cost, and the margin of any interval {@code i..j}, both included. */
    private interface Solved {
        Counted counted();

        long margin(int i, int j);

        static Solved of(Counted counted, Margins margins) {
            return new Solved() {
                @Override
                public Counted counted() {
                    return counted;
                }

                @Override
                public long margin(int i, int j) {
                    return margins.margin(i, j);
                }
            };
        }
    }

    private interface Margins {
        long margin(int i, int j);
    }

    private interface Solver {
        Solved solve(long[] row, Watch watch);
    }

    private final Cost unit;
    private final DoubleUnaryOperator steps;
    private final LongUnaryOperator bytes;
    private final Solver solver;

    private IntervalMethod(
            String name, String order, DoubleUnaryOperator steps, LongUnaryOperator bytes, Solver solver) {
        super(name);
        this.unit = new Cost(order, 1, -1);
        this.steps = steps;
        this.bytes = bytes;
        this.solver = solver;
    }

    /** All of them, fastest first. */
    static List<RowMethod> all() {
        DoubleUnaryOperator cells = n -> n * (n + 1) / 2;
        return List.of(
                new IntervalMethod("interval-rows", "O(n^2)", cells, MarginTable::bytes, IntervalMethod::byRows),
                new IntervalMethod(
                        "interval-columns",
                        "O(n^2)",
                        n -> 1.5 * cells.applyAsDouble(n),
                        MarginTable::bytes,
                        IntervalMethod::byColumns),
                new IntervalMethod(
                        "interval-halved",
                        "O(n^2)",
                        n -> 2 * cells.applyAsDouble(n),
                        MarginTable::bytes,
                        IntervalMethod::halved),
                new IntervalMethod(
                        "interval-guarantee",
                        "O(n^2)",
                        n -> 3 * cells.applyAsDouble(n),
                        MarginTable::bytes,
                        IntervalMethod::guarantee),
                new IntervalMethod(
                        "interval-pairs",
                        "O(n^2)",
                        n -> 3 * cells.applyAsDouble(n),
                        n -> 2 * MarginTable.bytes(n),
                        IntervalMethod::pairs),
                new IntervalMethod(
                        "interval-memo",
                        "O(n^2)",
                        n -> 10 * cells.applyAsDouble(n),
                        n -> 2 * MarginTable.bytes(n),
                        IntervalMethod::memo),
                new IntervalMethod(
                        "interval-search", "O(2^n)", n -> Math.pow(2, n), n -> 100 * n, IntervalMethod::search));
    }

    @Override
    Fit fit(RowGame game, Question<?, ?> question) {
        if (game.rows().size() != 1
                || !game.rows().get(0).single()
                || game.rows().get(0).ends() != Ends.BOTH) {
            return Fit.no("row.fit.not-one-coin-row");
        }
        int n = game.start().left(0);
        if (name().equals("interval-search") && n > Recursion.LONGEST_SEARCH) {
            return Fit.no("row.search-too-long", "items", n, "limit", Recursion.LONGEST_SEARCH);
        }
        if (name().equals("interval-memo") && n > Recursion.DEEPEST) {
            return Fit.no("row.memo-too-deep", "items", n, "limit", Recursion.DEEPEST);
        }
        return Fit.yes(new Cost(unit.order(), steps.applyAsDouble(n), bytes.applyAsLong(n)), "row.fit." + name());
    }

    @Override
    Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch) {
        RowGame game = game(question);
        int from = game.start().from(0);
        Solved solved = solver.solve(game.items().get(0), watch);
        Counted counted = solved.counted();
        return Answers.of(
                question,
                position -> solved.margin(position.from(0) - from, position.to(0) - from - 1),
                name(),
                new Counts(counted.count(), -1));
    }

    private static Solved byRows(long[] row, Watch watch) {
        MarginTable table = MarginTable.byRows(row, watch);
        return Solved.of(table.counted(), table::margin);
    }

    private static Solved byColumns(long[] row, Watch watch) {
        MarginTable table = MarginTable.byColumns(row, watch);
        return Solved.of(table.counted(), table::margin);
    }

    private static Solved halved(long[] row, Watch watch) {
        GuaranteeTable table = GuaranteeTable.halved(row, watch);
        return Solved.of(table.counted(), table::margin);
    }

    private static Solved guarantee(long[] row, Watch watch) {
        GuaranteeTable table = GuaranteeTable.full(row, watch);
        return Solved.of(table.counted(), table::margin);
    }

    private static Solved pairs(long[] row, Watch watch) {
        Pairs table = Pairs.of(row, watch);
        return Solved.of(table.counted(), (i, j) -> table.pair(i, j).margin());
    }

    private static Solved memo(long[] row, Watch watch) {
        IntervalMemo memo = IntervalMemo.of(row, watch);
        return Solved.of(memo.counted(), memo::margin);
    }

    private static Solved search(long[] row, Watch watch) {
        Recursion search = Recursion.search(row, watch);
        return Solved.of(search.counted(), search::margin);
    }
}

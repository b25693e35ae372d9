package org.zermelo.row;

import java.util.List;
import java.util.Optional;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.row.many.CappedEnds;
import org.zermelo.row.many.CappedTakes;
import org.zermelo.row.many.CubicTakes;
import org.zermelo.row.many.OneEndTakes;
import org.zermelo.row.many.RunningTakes;
import org.zermelo.row.many.TileTakes;
import org.zermelo.row.many.Turns;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.Score;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;

/** The methods for one row from which several items are taken at once. */
final class TakesMethods {

    private TakesMethods() {}

    static List<RowMethod> all() {
        return List.of(new OneEnd(), new Tiles(), new Running(), new Capped(), new Windows(), new Cubic());
    }

    private static boolean oneRow(RowGame game) {
        return game.rows().size() == 1;
    }

    /** One row with both ends open and no cap that could ever hold a player back. */
    private static boolean anyNumber(RowGame game) {
        Row row = game.rows().get(0);
        return oneRow(game)
                && row.ends() == Ends.BOTH
                && !row.single()
                && row.most() >= game.start().left(0);
    }

    private static double cells(double n) {
        return n * (n + 1) / 2;
    }

    private static Answer<Take> line(Question<RowPosition, Take> question, Answer<Take> answer, Turns turns) {
        return question.asks(Part.LINE)
                ? answer.withLine(turns.takes(), Optional.of(new Score(turns.first(), turns.second())))
                : answer;
    }

    /** {@link TileTakes}. */
    private static final class Tiles extends RowMethod {
        Tiles() {
            super("takes-tiles");
        }

        @Override
        Fit fit(RowGame game, Question<?, ?> question) {
            if (!anyNumber(game) || game.start().left() == 0) {
                return Fit.no("row.fit.not-one-takes-row");
            }
            long n = game.start().left();
            boolean line = question.asks(Part.LINE) || question.asks(Part.MOVES);
            long bytes = line ? TileTakes.bytes(n, question.budget()) : 28 * n;
            return Fit.yes(new Cost("O(n^2), mostly less", n + cells(n) / 20, bytes), "row.fit.takes-tiles");
        }

        @Override
        Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch) {
            long[] row = game(question).items().get(0);
            RowKernels kernels = row.length < 2_000 ? new ScalarKernels() : RowKernels.best();
            if (!question.asks(Part.LINE) && !question.asks(Part.MOVES)) {
                TileTakes.Value value =
                        TileTakes.margin(row, kernels, question.budget().threads(), watch);
                return reason(question, TakeAnswers.value(name(), value.margin(), value.cells()), row, value.margin());
            }
            TileTakes solved = TileTakes.solve(row, kernels, question.budget(), watch);
            Answer<Take> answer = TakeAnswers.value(name(), solved.margin(), solved.cells());
            if (question.asks(Part.LINE)) {
                answer = line(question, answer, solved.turns(watch));
            }
            if (question.asks(Part.MOVES)) {
                answer = answer.withMoves(TakeAnswers.moves(row, solved.asker()::own));
            }
            return reason(question, answer, row, solved.margin());
        }

        private static Answer<Take> reason(
                Question<RowPosition, Take> question, Answer<Take> answer, long[] row, long margin) {
            return question.asks(Part.REASON) ? answer.withReason(TakeAnswers.reason(row, margin)) : answer;
        }
    }

    /** {@link RunningTakes}: the margin alone. */
    private static final class Running extends RowMethod {
        Running() {
            super("takes-running");
        }

        @Override
        Fit fit(RowGame game, Question<?, ?> question) {
            if (!anyNumber(game)) {
                return Fit.no("row.fit.not-one-takes-row");
            }
            long n = game.start().left();
            // one step more than there are: a method that also gives the moves is as good for a single item
            return Fit.yes(new Cost("O(n^2)", 1 + cells(n), 28 * n), "row.fit.takes-running");
        }

        @Override
        Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch) {
            long[] row = game(question).items().get(0);
            long margin = RunningTakes.margin(row, watch);
            return TakeAnswers.value(name(), margin, RunningTakes.cells(row.length));
        }
    }

    /** {@link CubicTakes}. */
    private static final class Cubic extends RowMethod {
        Cubic() {
            super("takes-cubic");
        }

        @Override
        Fit fit(RowGame game, Question<?, ?> question) {
            if (!anyNumber(game)) {
                return Fit.no("row.fit.not-one-takes-row");
            }
            long n = game.start().left();
            if (n > CubicTakes.LONGEST) {
                return Fit.no("row.cubic-too-long", "items", n, "limit", CubicTakes.LONGEST);
            }
            return Fit.yes(new Cost("O(n^3)", CubicTakes.options(n), 24 * (n + 1) * (n + 1)), "row.fit.takes-cubic");
        }

        @Override
        Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch) {
            long[] row = game(question).items().get(0);
            CubicTakes tables = new CubicTakes(row);
            tables.sums();
            tables.margins(watch);
            long margin = tables.margin(0, row.length);
            Answer<Take> answer = TakeAnswers.value(name(), margin, (long) CubicTakes.options(row.length));
            if (question.asks(Part.MOVES)) {
                answer = answer.withMoves(TakeAnswers.moves(row, (i, j) -> tables.own(i, j + 1)));
            }
            if (question.asks(Part.REASON) && row.length > 0) {
                answer = answer.withReason(TakeAnswers.reason(row, margin));
            }
            return line(question, answer, tables.play());
        }
    }

    /** {@link CappedTakes}. */
    private static final class Capped extends RowMethod {
        Capped() {
            super("takes-capped");
        }

        @Override
        Fit fit(RowGame game, Question<?, ?> question) {
            if (!oneRow(game) || game.rows().get(0).ends() != Ends.BOTH) {
                return Fit.no("row.fit.not-one-takes-row");
            }
            long n = game.start().left();
            if (n > CappedTakes.LONGEST) {
                return Fit.no("row.capped-too-long", "items", n, "limit", CappedTakes.LONGEST);
            }
            long bytes = CappedTakes.bytes(n, game.rows().get(0).most());
            return Fit.yes(new Cost("O(n^2)", 4 * cells(n), bytes), "row.fit.takes-capped");
        }

        @Override
        Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch) {
            RowGame game = game(question);
            CappedTakes table =
                    CappedTakes.of(game.items().get(0), game.rows().get(0).most(), watch);
            int from = game.start().from(0);
            return org.zermelo.solve.Answers.of(
                    question,
                    position -> table.margin(position.from(0) - from, position.to(0) - from - 1),
                    name(),
                    new Counts((long) cells(game.start().left()), -1));
        }
    }

    /** {@link CappedEnds}: the margin and the first moves alone. */
    private static final class Windows extends RowMethod {
        Windows() {
            super("takes-windows");
        }

        @Override
        Fit fit(RowGame game, Question<?, ?> question) {
            if (!oneRow(game)
                    || game.rows().get(0).ends() != Ends.BOTH
                    || game.start().left() == 0) {
                return Fit.no("row.fit.not-one-takes-row");
            }
            long n = game.start().left();
            int most = game.rows().get(0).most();
            if (!CappedEnds.fits(n, most)) {
                return Fit.no("row.capped-windows", "items", n, "most", most);
            }
            // The table gives a line too, so it comes first where one is asked and it fits.
            double steps = question.asks(Part.LINE) ? 5 * cells(n) : 3 * cells(n);
            return Fit.yes(new Cost("O(n^2)", steps, CappedEnds.bytes(n, most)), "row.fit.takes-windows");
        }

        @Override
        Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch) {
            RowGame game = game(question);
            long[] row = game.items().get(0);
            int from = game.start().from(0);
            CappedEnds solved = CappedEnds.of(row, game.rows().get(0).most(), watch);
            Answer<Take> answer = TakeAnswers.value(name(), solved.margin(), (long) cells(row.length));
            if (question.asks(Part.MOVES)) {
                answer = answer.withMoves(org.zermelo.solve.Answers.moves(
                        question,
                        position -> solved.margin(position.from(0) - from, position.to(0) - from - 1),
                        game.start()));
            }
            return answer;
        }
    }

    /** {@link OneEndTakes}. */
    private static final class OneEnd extends RowMethod {
        OneEnd() {
            super("takes-one-end");
        }

        @Override
        Fit fit(RowGame game, Question<?, ?> question) {
            if (!oneRow(game) || game.rows().get(0).ends() == Ends.BOTH) {
                return Fit.no("row.fit.not-one-open-end");
            }
            long n = game.start().left();
            return Fit.yes(new Cost("O(n)", 2 * n, 40 * n), "row.fit.takes-one-end");
        }

        @Override
        Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch) {
            RowGame game = game(question);
            Row rules = game.rows().get(0);
            long[] row = game.items().get(0);
            Side open = rules.ends() == Ends.LEFT ? Side.LEFT : Side.RIGHT;
            OneEndTakes solved = OneEndTakes.of(row, open, rules.most());
            Answer<Take> answer = TakeAnswers.value(name(), solved.margin(), row.length);
            if (question.asks(Part.MOVES)) {
                answer = answer.withMoves(TakeAnswers.oneEnd(row, open, rules.most(), solved));
            }
            return line(question, answer, solved.turns());
        }
    }
}

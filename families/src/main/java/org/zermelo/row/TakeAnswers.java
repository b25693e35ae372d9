package org.zermelo.row;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.row.interval.CountedMargin;
import org.zermelo.row.interval.Rolling;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.row.linear.FirstMoves;
import org.zermelo.row.many.CappedEnds;
import org.zermelo.row.many.CubicTakes;
import org.zermelo.row.many.OneEndTakes;
import org.zermelo.row.many.RunningTakes;
import org.zermelo.row.many.TileTakes;
import org.zermelo.row.many.Turns;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Answer.Score;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Margin;

/** Answers for one row by kernels that do not know the margins of all its intervals. */
final class TakeAnswers {

    /** Shorter rows are done before vector kernels are found. */
    private static final int LONG_TAKES = 2_000;

    private static final int LONG_COINS = 3_000;

    /** A number for the items {@code i..j}, both included; 0 when there are none. */
    interface OfInterval {
        long of(int i, int j);
    }

    private TakeAnswers() {}

    /** Margins of the positions of one row, whose items are counted from those of the start. */
    static Oracle<RowPosition> oracle(RowGame game, OfInterval margins) {
        int from = game.start().from(0);
        return position -> margins.of(position.from(0) - from, position.to(0) - from - 1);
    }

    /** {@link TileTakes}. */
    static Answer<Take> tiles(String method, RowGame game, Question<RowPosition, Take> question, Watch watch) {
        long[] row = game.items().get(0);
        RowKernels kernels = row.length < LONG_TAKES ? new ScalarKernels() : RowKernels.best();
        if (!question.asks(Part.LINE) && !question.asks(Part.MOVES)) {
            TileTakes.Value value =
                    TileTakes.margin(row, kernels, question.budget().threads(), watch);
            return reason(question, value(method, value.margin(), value.cells()), row, value.margin());
        }
        TileTakes solved = TileTakes.solve(row, kernels, question.budget(), watch);
        Answer<Take> answer = value(method, solved.margin(), solved.cells());
        if (question.asks(Part.LINE)) {
            answer = line(question, answer, solved.turns(watch));
        }
        if (question.asks(Part.MOVES)) {
            answer = answer.withMoves(moves(row, solved.asker()::own));
        }
        return reason(question, answer, row, solved.margin());
    }

    /** {@link RunningTakes}: the margin alone. */
    static Answer<Take> running(String method, RowGame game, Question<RowPosition, Take> question, Watch watch) {
        long[] row = game.items().get(0);
        return value(method, RunningTakes.margin(row, watch), RunningTakes.cells(row.length));
    }

    /** {@link Rolling}: the margin alone, in vectors where they are installed. */
    static Answer<Take> rolling(String method, RowGame game, Question<RowPosition, Take> question, Watch watch) {
        long[] row = game.items().get(0);
        CountedMargin counted =
                row.length < LONG_COINS ? Rolling.margin(row, watch) : Rolling.margin(row, RowKernels.best(), watch);
        return value(method, counted.margin(), counted.count());
    }

    /** {@link CubicTakes}. */
    static Answer<Take> cubic(String method, RowGame game, Question<RowPosition, Take> question, Watch watch) {
        long[] row = game.items().get(0);
        CubicTakes tables = new CubicTakes(row);
        tables.sums();
        tables.margins(watch);
        long margin = tables.margin(0, row.length);
        Answer<Take> answer = value(method, margin, (long) CubicTakes.options(row.length));
        if (question.asks(Part.MOVES)) {
            answer = answer.withMoves(moves(row, (i, j) -> tables.own(i, j + 1)));
        }
        if (row.length > 0) {
            answer = reason(question, answer, row, margin);
        }
        return line(question, answer, tables.play());
    }

    /** {@link CappedEnds}: the margin and the first moves alone. */
    static Answer<Take> windows(String method, RowGame game, Question<RowPosition, Take> question, Watch watch) {
        long[] row = game.items().get(0);
        CappedEnds solved = CappedEnds.of(row, game.rows().get(0).most(), watch);
        Answer<Take> answer = value(method, solved.margin(), row.length * (row.length + 1L) / 2);
        return question.asks(Part.MOVES)
                ? answer.withMoves(Answers.moves(question, oracle(game, solved::margin), game.start()))
                : answer;
    }

    /** {@link OneEndTakes}. */
    static Answer<Take> oneEnd(String method, RowGame game, Question<RowPosition, Take> question, Watch watch) {
        Row rules = game.rows().get(0);
        long[] row = game.items().get(0);
        Side open = rules.ends() == Ends.LEFT ? Side.LEFT : Side.RIGHT;
        OneEndTakes solved = OneEndTakes.of(row, open, rules.most());
        Answer<Take> answer = value(method, solved.margin(), row.length);
        if (question.asks(Part.MOVES)) {
            long total = Sums.total(row);
            List<FirstMoves.Valued> moves = new ArrayList<>();
            for (int count = 1; count <= Math.min(rules.most(), row.length); count++) {
                moves.add(valued(total, open, count, solved.own(count)));
            }
            answer = answer.withMoves(LinearAnswers.ranked(moves));
        }
        return line(question, answer, solved.turns());
    }

    private static Answer<Take> value(String method, long margin, long count) {
        return Answer.of(Convention.SCORE, new Margin(margin), method, new Counts(count, -1));
    }

    private static Answer<Take> line(Question<RowPosition, Take> question, Answer<Take> answer, Turns turns) {
        return question.asks(Part.LINE)
                ? answer.withLine(turns.takes(), Optional.of(new Score(turns.first(), turns.second())))
                : answer;
    }

    private static Answer<Take> reason(
            Question<RowPosition, Take> question, Answer<Take> answer, long[] row, long margin) {
        if (!question.asks(Part.REASON)) {
            return answer;
        }
        long total = Sums.total(row);
        return answer.withReason(new RowReason.LeavesLeast(total, total - Sums.first(total, margin)));
    }

    /** Every first move of a row open at both ends, best first. */
    private static List<MoveWorth<Take>> moves(long[] row, OfInterval own) {
        int n = row.length;
        long total = Sums.total(row);
        List<FirstMoves.Valued> moves = new ArrayList<>();
        for (int count = 1; count <= n; count++) {
            moves.add(valued(total, Side.LEFT, count, own.of(count, n - 1)));
        }
        for (int count = 1; count < n; count++) {
            moves.add(valued(total, Side.RIGHT, count, own.of(0, n - 1 - count)));
        }
        return LinearAnswers.ranked(moves);
    }

    /** A move and the mover's margin, when the opponent then gets so much in all. */
    private static FirstMoves.Valued valued(long total, Side side, int count, long opponent) {
        return new FirstMoves.Valued(Take.of(side, count), total - opponent - opponent);
    }
}

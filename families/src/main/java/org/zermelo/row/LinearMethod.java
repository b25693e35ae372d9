package org.zermelo.row;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.zermelo.row.linear.FirstMoves;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Answer.Score;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Margin;

/** {@link LinearRows} as a method: one item a move, any number of rows, both ends open or one. */
final class LinearMethod extends RowMethod {

    LinearMethod() {
        super("linear");
    }

    @Override
    Fit fit(RowGame game, Question<?, ?> question) {
        if (!game.rows().stream().allMatch(Row::single)) {
            return Fit.no("row.fit.takes-many");
        }
        long items = game.start().left();
        return Fit.yes(new Cost(game.rows().size() == 1 ? "O(n)" : "O(n log n)", items, 40 * items), "row.fit.linear");
    }

    @Override
    Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch) {
        watch.check();
        RowGame game = game(question);
        List<long[]> items = game.items();
        List<Ends> ends = game.ends();
        LinearRows.Result result = LinearRows.solve(items, ends, question.asks(Part.LINE));
        Counts counts = new Counts(game.start().left(), -1);
        Answer<Take> answer = Answer.of(Convention.SCORE, new Margin(result.margin()), name(), counts);
        if (question.asks(Part.LINE)) {
            answer = answer.withLine(result.line(), Optional.of(new Score(result.first(), result.second())));
        }
        if (question.asks(Part.MOVES)) {
            answer = answer.withMoves(moves(items, ends));
        }
        if (question.asks(Part.REASON)) {
            answer = answer.withReason(RowReasons.linear(items, ends, result));
        }
        return answer;
    }

    private static List<MoveWorth<Take>> moves(List<long[]> items, List<Ends> ends) {
        List<FirstMoves.Valued> moves = FirstMoves.of(items, ends);
        long best = moves.stream().mapToLong(FirstMoves.Valued::margin).max().orElse(0);
        return moves.stream()
                .sorted(Comparator.comparingLong(FirstMoves.Valued::margin).reversed())
                .map(m -> new MoveWorth<>(m.take(), new Margin(m.margin()), m.margin() == best))
                .toList();
    }
}

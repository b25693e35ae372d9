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
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Margin;

/** Answers by {@link LinearRows}: one item a move, any number of rows, both ends open or one. */
final class LinearAnswers {

    private LinearAnswers() {}

    static Answer<Take> of(String method, RowGame game, Question<RowPosition, Take> question, Watch watch) {
        watch.check();
        List<long[]> items = game.items();
        List<Ends> ends = game.ends();
        LinearRows.LinearResult result = LinearRows.solve(items, ends, question.asks(Part.LINE));
        Counts counts = new Counts(game.start().left(), -1);
        Answer<Take> answer = Answer.of(Convention.SCORE, new Margin(result.margin()), method, counts);
        if (question.asks(Part.LINE)) {
            answer = answer.withLine(result.line(), Optional.of(new Score(result.first(), result.second())));
        }
        if (question.asks(Part.MOVES)) {
            answer = answer.withMoves(ranked(FirstMoves.of(items, ends)));
        }
        if (question.asks(Part.REASON)) {
            answer = answer.withReason(RowReasons.linear(items, ends, result));
        }
        return answer;
    }

    /** The moves, best first. */
    static List<MoveWorth<Take>> ranked(List<FirstMoves.Valued> moves) {
        long best = moves.stream().mapToLong(FirstMoves.Valued::margin).max().orElse(0);
        return moves.stream()
                .sorted(Comparator.comparingLong(FirstMoves.Valued::margin).reversed())
                .map(m -> new MoveWorth<>(m.take(), new Margin(m.margin()), m.margin() == best))
                .toList();
    }
}

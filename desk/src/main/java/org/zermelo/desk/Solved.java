package org.zermelo.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.row.RowGame;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.store.table.Probe;
import org.zermelo.value.Convention;
import org.zermelo.value.Margin;
import org.zermelo.value.SomeNimber;

/**
 * A game, the question and its answer together.
 *
 * @param rules the rules of the game, with their types
 * @param withoutDepth why only who wins is told although nobody asked for less than the depths
 */
public record Solved<P, M>(
        Game game, Rules<P, M> rules, Question<P, M> question, Answer<M> answer, Optional<Note> withoutDepth) {

    /**
     * One ply of a line.
     *
     * @param ply from 1
     * @param first whether the first player moves
     * @param move the move's text
     * @param gain the points it wins at once
     * @param both the points that it gives to each of both besides
     */
    public record LineStep(long ply, boolean first, String move, long gain, long both) {}

    /** What a stored table says. */
    public static <P, M> Solved<P, M> of(Probe<P, M> probe) {
        return new Solved<>(probe.game(), probe.rules(), probe.question(), probe.answer(), Optional.empty());
    }

    /** Whether points are counted. */
    public boolean scoring() {
        return answer.convention() == Convention.SCORE;
    }

    /** The first plies of the main line, replayed by the rules. */
    public List<LineStep> steps(int most) {
        List<LineStep> steps = new ArrayList<>();
        P position = rules.start();
        boolean first = true;
        for (M move : answer.line()) {
            if (steps.size() >= most) {
                break;
            }
            long gain = rules.gain(position, move);
            long both = rules.gainOfBoth(position, move);
            position = rules.play(position, move);
            steps.add(new LineStep(steps.size() + 1L, first, move.toString(), gain, both));
            first = !first;
        }
        return steps;
    }

    /** Whether nimbers of moves were left out, since they take long. */
    public boolean hasDear() {
        return answer.moves().stream().anyMatch(move -> move.worth() instanceof SomeNimber);
    }

    /** The moves to show: all, the best, or the first so many; only the best, where the others are known only not to be so. */
    public List<Answer.MoveWorth<M>> shownMoves(Paging paging) {
        List<Answer.MoveWorth<M>> moves = answer.moves();
        if (paging.moves() == Paging.BEST
                || (paging.equals(Paging.usual()) && (moves.size() > paging.moves() || hasDear()))) {
            return moves.stream()
                    .filter(Answer.MoveWorth::best)
                    .limit(Paging.usual().moves())
                    .toList();
        }
        return moves.subList(0, Math.min(paging.moves(), moves.size()));
    }

    /** The totals of both players: along the main line, or, where everything is taken, from the margin alone. */
    public Optional<Answer.Score> score() {
        if (answer.score().isEmpty() && rules instanceof RowGame row && answer.worth() instanceof Margin margin) {
            long total = row.total();
            long first = Sums.first(total, margin.points());
            return Optional.of(new Answer.Score(first, total - first));
        }
        return answer.score();
    }
}

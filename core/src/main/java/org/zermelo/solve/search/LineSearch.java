package org.zermelo.solve.search;

import java.util.Arrays;
import java.util.Optional;
import org.zermelo.game.Canonical;
import org.zermelo.game.Games;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.LineFilling;
import org.zermelo.solve.LineFilling.Marks;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/**
 * Who wins where lines are filled, by threats. It asks whether one player can force a line, the other only hindering or being faster. A
 * threat has one reply, two threats are a win, and a player whose lines that are still open weigh too little can be kept from filling any:
 * an open line with n free cells weighs 2^-n, and below 1/2 in all, or 1 where the other moves, the other need but mark the heaviest cell
 * each time (P. Erdős, J. L. Selfridge, On a combinatorial game, J. Combinatorial Theory A 14, 1973).
 *
 * <p>Only cells of open lines are tried: a mark elsewhere does no more than none at all, and one mark more never harms its owner. Time and
 * memory depend on how early threats decide; 25 bytes a position that is remembered.
 */
public final class LineSearch implements Method {

    private static final double GROWTH = 1.45;
    private static final double LEAST = 1e3;

    @Override
    public String name() {
        return "line-search";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (question.value() != Values.winner()) {
            return Fit.no(
                    "method.line-search.winner-only", "value", question.value().name());
        }
        return marks(question)
                .map(marks -> Fit.yes(
                        new Cost(
                                "O(positions x options)",
                                steps(question, Long.bitCount(marks.free())),
                                question.budget().bytes()),
                        "method.line-search.fits"))
                .orElseGet(() -> Fit.no("method.line-search.no-lines"));
    }

    /** Every move is a search of its own. */
    private static double steps(Question<?, ?> question, int free) {
        return LEAST * Math.pow(GROWTH, free) * (question.asks(Question.Part.MOVES) ? Math.max(1, free) : 1);
    }

    @SuppressWarnings("unchecked")
    private static <P> Optional<Marks> marks(Question<P, ?> question) {
        return Games.whole(question.rules()) instanceof LineFilling<?> game
                ? ((LineFilling<P>) game).marks(question.rules().start())
                : Optional.empty();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (fit(question) instanceof Fit.No no) {
            throw new RefusedException(no.why());
        }
        LineFilling<P> game = (LineFilling<P>) Games.whole(question.rules());
        Marks start = game.marks(question.rules().start()).orElseThrow();
        MarkResults results = new MarkResults(question.budget().bytes());
        LineAttack first = new LineAttack(start.ownLines(), start.otherLines(), 0, results, watch);
        LineAttack second = new LineAttack(start.otherLines(), start.ownLines(), 1, results, watch);
        boolean alike = Arrays.equals(start.ownLines(), start.otherLines());
        LineAttack other = alike ? first : second;
        Winners winners = new Winners(first, other);
        winners.code(start);
        Counts counts = new Counts(first.nodes() + second.nodes(), results.size());
        return Answers.of(
                question,
                position -> winners.code(game.marks(canonical(game, position)).orElseThrow()),
                name(),
                counts);
    }

    /** What is the same by symmetry is searched once. */
    @SuppressWarnings("unchecked")
    private static <P> P canonical(LineFilling<P> game, P position) {
        return game instanceof Canonical<?> reduced ? ((Canonical<P>) reduced).canonical(position) : position;
    }

    /** Who wins, by asking for one player, then for the other. */
    private record Winners(LineAttack first, LineAttack second) {

        private static final int WIN = 2;
        private static final int TIE = 1;

        int code(Marks marks) {
            boolean firstMoves = Arrays.equals(marks.ownLines(), first.lines());
            LineAttack mover = firstMoves ? first : second;
            LineAttack other = firstMoves ? second : first;
            if (LineAttack.filled(marks.other(), marks.otherLines())) {
                return -WIN;
            }
            if (LineAttack.filled(marks.own(), marks.ownLines())) {
                return WIN;
            }
            return mover.wins(marks.own(), marks.other())
                    ? WIN
                    : other.winsSecond(marks.other(), marks.own()) ? -WIN : TIE;
        }
    }
}

package org.zermelo.solve;

import java.util.List;
import java.util.Optional;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;
import org.zermelo.value.Worth;

/**
 * The answer to a {@link Question}, from the view of the player to move first.
 *
 * @param convention which rule decides an ended play
 * @param worth what the start is worth
 * @param status how sure the worth is
 * @param moves every move with its worth to the mover, best first; empty when it was not asked or the play has ended.
 *     Under nimbers, the winning moves (those to nimber 0) come first
 * @param line a whole line of best play; empty when it was not asked or there is none to show
 * @param score the totals of both players along the line, in games with a score
 * @param method the name of the method that computed this
 * @param counts what was counted on the way
 * @param reason why, when it was asked
 */
public record Answer<M>(
        Convention convention,
        Worth worth,
        Status status,
        List<MoveWorth<M>> moves,
        List<M> line,
        Optional<Score> score,
        String method,
        Counts counts,
        Optional<Reason> reason) {

    /** How sure a worth is. */
    public enum Status {
        /** Exact, by a complete computation or a proved theorem. */
        PROVED,
        /** A bound that holds; the exact worth may differ. */
        BOUNDED,
        /** The work stopped before it was done. */
        UNFINISHED
    }

    /**
     * A move and what it is worth to the mover.
     *
     * @param best whether no move is better
     */
    public record MoveWorth<M>(M move, Worth worth, boolean best) {}

    /** Totals of points along the main line. */
    public record Score(long first, long second) {}

    /**
     * What was counted.
     *
     * @param nodes positions entered by a search, or cells filled in a table
     * @param positions different positions known at the end, or -1
     */
    public record Counts(long nodes, long positions) {}

    /** An exact worth without further parts. */
    public static <M> Answer<M> of(Convention convention, Worth worth, String method, Counts counts) {
        return new Answer<>(
                convention,
                worth,
                Status.PROVED,
                List.of(),
                List.of(),
                Optional.empty(),
                method,
                counts,
                Optional.empty());
    }

    /** The same answer with these moves. */
    public Answer<M> withMoves(List<MoveWorth<M>> newMoves) {
        return new Answer<>(convention, worth, status, newMoves, line, score, method, counts, reason);
    }

    /** The same answer with this line and the totals along it. */
    public Answer<M> withLine(List<M> newLine, Optional<Score> newScore) {
        return new Answer<>(convention, worth, status, moves, newLine, newScore, method, counts, reason);
    }

    /** The same answer with this reason. */
    public Answer<M> withReason(Reason newReason) {
        return new Answer<>(convention, worth, status, moves, line, score, method, counts, Optional.of(newReason));
    }

    /** The same answer with this status. */
    public Answer<M> withStatus(Status newStatus) {
        return new Answer<>(convention, worth, newStatus, moves, line, score, method, counts, reason);
    }

    /** The same answer with these counts. */
    public Answer<M> withCounts(Counts newCounts) {
        return new Answer<>(convention, worth, status, moves, line, score, method, newCounts, reason);
    }

    /** The moves that no move beats. */
    public List<M> bestMoves() {
        return moves.stream().filter(MoveWorth::best).map(MoveWorth::move).toList();
    }
}

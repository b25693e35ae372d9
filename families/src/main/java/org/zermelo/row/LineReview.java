package org.zermelo.row;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.BadInputException;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Watch;

/**
 * A line of play with what each move lost against best play, optimal or not, finished or not.
 *
 * @param game the rows
 * @param plies the moves, the first player's first
 * @param first the first player's total along the line
 * @param second the second player's total along the line
 */
public record LineReview(RowGame game, List<Ply> plies, long first, long second) {

    /**
     * One move.
     *
     * @param before what was left before it
     * @param take the move
     * @param gain its points
     * @param best the mover's margin from here on under best play
     * @param made the same with this move, at most {@code best}
     */
    public record Ply(RowPosition before, Take take, long gain, long best, long made) {

        /** What the move lost against the best one, at least 0. */
        public long loss() {
            return best - made;
        }
    }

    public LineReview {
        plies = List.copyOf(plies);
    }

    /**
     * Reviews a line from the start of a game.
     *
     * <p>One coin row costs a few steps a move and one pass over its blocks; sums one linear pass a move; other rows one
     * table.
     *
     * @throws BadInputException when a move is not legal where it stands; the note names its number
     */
    public static LineReview of(RowGame game, List<Take> line, Watch watch) {
        Margins margins = Margins.of(game, watch);
        List<Ply> plies = new ArrayList<>();
        long[] totals = new long[2];
        RowPosition position = game.start();
        long best = margins.at(position);
        for (Take take : line) {
            watch.check();
            if (!game.legal(position, take)) {
                throw new BadInputException(
                        "row.line-illegal", "ply", plies.size() + 1, "seen", take, "left", position);
            }
            long gain = game.gain(position, take);
            RowPosition next = game.play(position, take);
            long after = margins.at(next);
            plies.add(new Ply(position, take, gain, best, gain - after));
            totals[(plies.size() - 1) & 1] += gain;
            position = next;
            best = after;
        }
        return new LineReview(game, plies, totals[0], totals[1]);
    }

    /** What the first player lost in all, and what the second did. */
    public long[] losses() {
        long[] losses = new long[2];
        for (int i = 0; i < plies.size(); i++) {
            losses[i & 1] += plies.get(i).loss();
        }
        return losses;
    }
}

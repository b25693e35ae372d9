package org.zermelo.solve;

import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;

/**
 * How large a game is: the positions that can be reached, up to the symmetry that its packed form knows.
 *
 * @param positions how many there are; the best guess where they were not all seen
 * @param least how many there are at least, with the uncertainty of the sample
 * @param most how many there are at most, with the uncertainty of the sample; infinite when nothing bounds them
 * @param options different options of a position, on average
 * @param looked positions whose options were listed to learn this
 * @param exact whether all positions were seen, so that the three figures are equal
 */
public record Size(double positions, double least, double most, double options, long looked, boolean exact) {

    public Size {
        // not the other way round, so that no figure that is no number passes
        boolean sound = 0 <= least && least <= positions && positions <= most && 0 <= options && looked >= 0;
        if (!sound || Double.isInfinite(positions) || Double.isInfinite(options)) {
            throw new IllegalArgumentException("no size: " + least + " <= " + positions + " <= " + most + ", " + options
                    + " options, " + looked + " looked at");
        }
    }

    static Size exact(long positions, double options) {
        return new Size(positions, positions, positions, options, positions, true);
    }

    /** The same after the rules have said that there are at least so many; what was counted stays. */
    Size atLeast(double known) {
        return exact || known <= least
                ? this
                : new Size(Math.max(known, positions), known, Math.max(known, most), options, looked, false);
    }

    /** A guess that passes what fits by this is too large beyond doubt. */
    private static final double DOUBT = 8;

    /** Whether, beyond doubt, so many bytes for each position are more than what is allowed. */
    public boolean passes(long bytesAPosition, long allowed) {
        return least * bytesAPosition > allowed || positions * bytesAPosition > allowed * DOUBT;
    }

    /**
     * Why a method whose table holds so many bytes for each position is not run.
     *
     * @param packed not empty where the positions are numbers
     * @param fits a start that fits, or empty
     * @param ask the name of a value that takes less, or empty
     */
    public RefusedException refusal(
            String method, long bytesAPosition, Budget budget, String packed, String fits, String ask) {
        return new RefusedException(Note.of("plan.too-large")
                .with("method", method)
                .with("positions", positions)
                .with("least", least)
                .with("needed", bytes(bytesAPosition))
                .with("allowed", budget.bytes())
                .with("packed", packed)
                .with("fits", fits)
                .with("ask", ask));
    }

    /** What all positions take, as far as a number of bytes goes. */
    long bytes(long aPosition) {
        return (long) Math.min(Long.MAX_VALUE / 2, positions * aPosition);
    }

    /** Different options of all positions together. */
    public double edges() {
        return positions * options;
    }
}

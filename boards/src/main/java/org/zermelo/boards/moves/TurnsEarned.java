package org.zermelo.boards.moves;

import org.zermelo.boards.model.AnotherTurn;

/** Tells of the moves of one position which earn another turn, from the cells that they change. */
final class TurnsEarned {

    private static final int NEUTRAL = 1 << 3;

    private static final int ANYTHING = -2;

    private final ComposedMoves rules;
    private final int own;
    private final int other;
    /** The cells that are not empty at the position. */
    private final long occupied;

    TurnsEarned(ComposedMoves rules, int mover, int[] on) {
        this.rules = rules;
        this.own = rules.own[mover];
        this.other = rules.other[mover];
        this.occupied = repeats() ? mask(on, ANYTHING) : 0;
    }

    /** Whether any move does. */
    boolean repeats() {
        return rules.repeats;
    }

    /**
     * Whether a move does.
     *
     * @param on what stands on each cell after it
     * @param cells the cells that were set, one after the other
     * @param before what stood on each of these then
     * @param count how many these are
     */
    boolean earned(int[] on, int[] cells, int[] before, int count) {
        AnotherTurn another = rules.customs.another();
        long changed = 0;
        long seen = 0;
        boolean captures = false;
        for (int i = 0; i < count; i++) {
            int cell = cells[i];
            boolean differs = (seen >>> cell & 1) == 0 && before[i] != on[cell];
            seen |= 1L << cell;
            changed |= differs ? 1L << cell : 0;
            captures |= differs && (other >>> before[i] & 1) != 0;
        }
        return another.captures() && captures
                || another.boxes() && rules.customs.closed(occupied, after(on, changed)) > 0
                || rules.earning.length > 0 && byLine(on, changed);
    }

    private long after(int[] on, long changed) {
        long after = occupied & ~changed;
        for (long left = changed; left != 0; left &= left - 1) {
            after |= on[Long.numberOfTrailingZeros(left)] == 0 ? 0 : Long.lowestOneBit(left);
        }
        return after;
    }

    private boolean byLine(int[] on, long changed) {
        long owned = mask(on, own);
        long neutral = mask(on, NEUTRAL);
        for (long line : rules.earning) {
            if ((line & changed) != 0 && ((owned & line) == line || (neutral & line) == line)) {
                return true;
            }
        }
        return false;
    }

    /** The cells on which one of these values stands, value v as bit v. */
    private static long mask(int[] on, int set) {
        long mask = 0;
        for (int cell = 0; cell < on.length; cell++) {
            mask |= (long) (set >>> on[cell] & 1) << cell;
        }
        return mask;
    }
}

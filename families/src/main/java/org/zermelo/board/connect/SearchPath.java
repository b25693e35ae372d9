package org.zermelo.board.connect;

/**
 * The positions from the one asked about to the one that a search is at, while others search beside it. When one of them has been
 * answered by another search, all below it is left.
 */
final class SearchPath {

    /** No position has so many free cells. */
    private static final int WHOLE = Integer.MAX_VALUE;

    /** Every so many steps down it is looked whether something above is answered: steps cost more than looks. */
    private static final int LOOKED = 0xF;

    private final BoundTable table;
    private final JointQuestion question;
    /** Free cells, keys and bounds asked for, from the top down. */
    private final int[] free;

    private final long[] keys;
    private final int[] asked;
    private int length;
    private int steps;
    /** The free cells of the position to which the search goes back; 0 while it goes on. */
    private int back;

    SearchPath(BoundTable table, JointQuestion question, int cells) {
        this.table = table;
        this.question = question;
        this.free = new int[cells];
        this.keys = new long[cells];
        this.asked = new int[cells];
    }

    JointQuestion question() {
        return question;
    }

    /** Goes down to a position. */
    void down(int cells, long key, int bound) {
        free[length] = cells;
        keys[length] = key;
        asked[length] = bound;
        length++;
        if ((++steps & LOOKED) == 0) {
            look();
        }
    }

    private void look() {
        if (question.isOver()) {
            back = WHOLE;
        }
        for (int i = 0; i < length && back == 0; i++) {
            long known = table.get(keys[i]);
            if (known != 0 && (BoundTable.lower(known) >= asked[i] || BoundTable.upper(known) < asked[i])) {
                back = free[i];
            }
        }
    }

    /** Whether the search is going back: what it returns meanwhile counts for nothing. */
    boolean isLeft() {
        return back != 0;
    }

    /** Goes up from the last position; tells whether that is the one to which the search was going back. */
    boolean up() {
        length--;
        boolean here = back == free[length];
        if (here) {
            back = 0;
        }
        return here;
    }
}

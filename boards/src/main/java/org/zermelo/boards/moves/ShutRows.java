package org.zermelo.boards.moves;

import org.zermelo.boards.model.Manner.Closing;

/** What becomes of rows of the other's pieces between one that has come and other own ones. */
final class ShutRows {

    private ShutRows() {}

    /** Turns over or takes the rows that are shut in by a piece that has come to a cell; what that adds to the number. */
    static long close(ChangedCells cells, int mover, int to, Closing closing) {
        ComposedMoves rules = cells.rules;
        long delta = 0;
        for (int r = 0; r < rules.rays; r++) {
            int[] ray = rules.next[r];
            int length = 0;
            int at = ray[to];
            int first = at;
            while (at >= 0 && at != to && cells.is(at, rules.other[mover]) && length < cells.on.length) {
                length++;
                at = ray[at];
            }
            boolean shut = length > 0 && at >= 0 && at != to && cells.is(at, rules.own[mover]);
            if (shut && (closing != Closing.TAKES_ONE || length == 1)) {
                int cell = first;
                for (int i = 0; i < length; i++, cell = ray[cell]) {
                    boolean flips = closing == Closing.FLIPS;
                    delta += flips ? 0 : rules.kept[mover][cells.on[cell]];
                    delta += cells.set(cell, flips ? rules.ofKind[mover][rules.kind[cells.on[cell]]] : 0);
                }
            }
        }
        return delta;
    }
}

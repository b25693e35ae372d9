package org.zermelo.boards.moves;

/** The cells of a position, which are changed and set back, and what each change adds to the number of the position. */
abstract class ChangedCells {

    final ComposedMoves rules;
    final int[] on;
    /** For each value the cells on which it stands. */
    final long[] standing;

    /** The cells that are changed, what stood there before, and how many there are. */
    final int[] undoCells;

    final int[] undoValues;
    int undo;

    ChangedCells(ComposedMoves rules, int[] on) {
        this.rules = rules;
        this.on = on;
        this.standing = new long[rules.values];
        for (int cell = 0; cell < on.length; cell++) {
            standing[on[cell]] |= 1L << cell;
        }
        this.undoCells = new int[16 * rules.size + 32];
        this.undoValues = new int[16 * rules.size + 32];
    }

    final boolean is(int cell, int set) {
        return (set >>> on[cell] & 1) != 0;
    }

    private long worth(int cell, int value) {
        return rules.worth[cell][value];
    }

    /** Sets a cell, to be set back by {@link #undo}; what this adds to the number. */
    final long set(int cell, int value) {
        long delta = worth(cell, value) - worth(cell, on[cell]);
        undoCells[undo] = cell;
        undoValues[undo++] = on[cell];
        stand(cell, value);
        return delta;
    }

    final void undo() {
        undo--;
        stand(undoCells[undo], undoValues[undo]);
    }

    private void stand(int cell, int value) {
        standing[on[cell]] &= ~(1L << cell);
        standing[value] |= 1L << cell;
        on[cell] = value;
    }

    final void undoTo(int depth) {
        while (undo > depth) {
            undo();
        }
    }

    final long mask(int set) {
        long mask = 0;
        for (int left = set; left != 0; left &= left - 1) {
            mask |= standing[Integer.numberOfTrailingZeros(left)];
        }
        return mask;
    }
}

package org.zermelo.solve.packed;

/**
 * Outcomes without depth, two bits each.
 *
 * @param classes what each position is
 * @param size the number of cells
 */
record ClassCells(OutcomeBits classes, int size) implements Cells {

    @Override
    public int get(int rank) {
        return classes.get(rank);
    }

    @Override
    public long bytes() {
        return classes.bytes();
    }
}

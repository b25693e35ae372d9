package org.zermelo.solve.cells;

/**
 * Outcomes without depth, two bits each.
 *
 * @param classes what each position is
 * @param size the number of cells
 */
public record ClassCells(OutcomeBits classes, int size) implements Cells {

    @Override
    public int get(int rank) {
        return classes.get(rank);
    }

    @Override
    public long bytes() {
        return classes.bytes();
    }
}

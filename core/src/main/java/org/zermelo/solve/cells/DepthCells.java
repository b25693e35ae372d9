package org.zermelo.solve.cells;

/** Outcomes and depths as retrograde analysis leaves them: two bits, and one byte or more. */
public final class DepthCells implements Cells {

    private final OutcomeBits classes;
    private final Slots depths;
    private final int size;

    public DepthCells(OutcomeBits classes, Slots depths, int size) {
        this.classes = classes;
        this.depths = depths;
        this.size = size;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int get(int rank) {
        return depths.get(rank) << 2 | classes.get(rank);
    }

    @Override
    public long bytes() {
        return classes.bytes() + depths.bytes();
    }
}

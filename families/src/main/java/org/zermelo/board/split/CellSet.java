package org.zermelo.board.split;

import java.util.BitSet;

/**
 * A set of cells, numbered from 0.
 *
 * @param bits one bit for each cell
 */
public record CellSet(long bits) {

    /** Whether a cell is in the set. */
    public boolean has(int cell) {
        return (bits >>> cell & 1) != 0;
    }

    /** The number of cells. */
    public int size() {
        return Long.bitCount(bits);
    }

    @Override
    public String toString() {
        return BitSet.valueOf(new long[] {bits}).toString();
    }
}

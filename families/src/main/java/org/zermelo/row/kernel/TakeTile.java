package org.zermelo.row.kernel;

/**
 * One rectangular tile of the robanúmeros recurrence. In each cell, with x the best of its column so far and y the best of
 * its row so far: {@code v = column prefix - row prefix - max(x, y)}, then x becomes {@code max(x, v)} and y
 * {@code max(y, v)}. Rows are swept downwards in index, columns upwards.
 */
public interface TakeTile {

    /**
     * Sweeps the tile and leaves the new bests in place.
     *
     * <p>Prefixes are below 2^29 in size, bests in {@code 0 .. 2^30 - 1}, so nothing passes an {@code int}.
     *
     * @param rows how many rows, at most {@code rowPrefix.length}
     * @param columns how many columns, at most {@code columnPrefix.length}
     */
    void sweep(int[] rowPrefix, int[] rowBest, int rows, int[] columnPrefix, int[] columnBest, int columns);
}

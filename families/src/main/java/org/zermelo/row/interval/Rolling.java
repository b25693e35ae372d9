package org.zermelo.row.interval;

import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/**
 * The margin of a coin row by diagonals with one array: {@code d[i] = max(a[i] - d[i+1], a[i+len] - d[i])}. O(n^2) time,
 * 8n bytes. The scalar twin of the vector kernel.
 */
public final class Rolling {

    private static final long SMALL = (1L << 30) - 1;

    private Rolling() {}

    /** As {@link #margin(long[], Watch)}, by these kernels when the items' sizes together are below 2^30. */
    public static CountedMargin margin(long[] row, RowKernels kernels, Watch watch) {
        if (row.length == 0 || !Sums.fits(row, Long.MAX_VALUE - SMALL)) {
            return margin(row, watch);
        }
        int[] small = new int[row.length];
        for (int i = 0; i < small.length; i++) {
            small[i] = (int) row[i];
        }
        return new CountedMargin(kernels.coinMargin(small), cellsDone(row.length, row.length));
    }

    /** The margin of the whole row and the number of cells. */
    public static CountedMargin margin(long[] row, Watch watch) {
        Sums.check(row);
        int n = row.length;
        long[] d = row.clone();
        for (int length = 1; length < n; length++) {
            if ((length & 0x3FF) == 0) {
                watch.check();
                watch.progress(cellsDone(n, length), cellsDone(n, n));
            }
            diagonal(row, d, length);
        }
        return new CountedMargin(n == 0 ? 0 : d[0], cellsDone(n, n));
    }

    private static void diagonal(long[] row, long[] d, int length) {
        int last = row.length - length;
        for (int i = 0; i < last; i++) {
            d[i] = Math.max(row[i] - d[i + 1], row[i + length] - d[i]);
        }
    }

    private static long cellsDone(long n, long lengths) {
        return lengths * n - lengths * (lengths - 1) / 2;
    }
}

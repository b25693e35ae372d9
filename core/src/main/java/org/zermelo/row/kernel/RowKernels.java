package org.zermelo.row.kernel;

import java.util.Comparator;
import java.util.ServiceLoader;

/** A provider of row kernels. Stateless and safe for threads; the {@link TakeTile}s that it makes are not. */
public interface RowKernels {

    /** The kernels' name in reports, such as {@code scalar} or {@code vector-512}. */
    String name();

    /** Greater is faster on this machine; the scalar kernels have 0. */
    int rank();

    /** A new tile kernel with scratch memory of its own. */
    TakeTile takeTile();

    /**
     * The margin of a coin row (one item from either end) by diagonals.
     *
     * @param row at least one item, the sizes of all together below 2^30
     */
    int coinMargin(int[] row);

    /** The fastest kernels that are installed; the scalar ones when there are no others. */
    static RowKernels best() {
        return ServiceLoader.load(RowKernels.class, RowKernels.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .max(Comparator.comparingInt(RowKernels::rank))
                .filter(found -> found.rank() > 0)
                .orElseGet(ScalarKernels::new);
    }
}

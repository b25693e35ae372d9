package org.zermelo.row.kernel;

import java.util.Iterator;
import java.util.ServiceConfigurationError;
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

    /**
     * The fastest kernels that are installed and can run here; the scalar ones when there are no others. Looks them up anew
     * at every call, which takes some milliseconds: not worth it for small rows.
     */
    static RowKernels best() {
        RowKernels best = new ScalarKernels();
        Iterator<RowKernels> found = ServiceLoader.load(RowKernels.class, RowKernels.class.getClassLoader())
                .iterator();
        while (true) {
            try {
                if (!found.hasNext()) {
                    return best;
                }
                RowKernels next = found.next();
                best = next.rank() > best.rank() ? next : best;
            } catch (ServiceConfigurationError | LinkageError notHere) {
                // A provider whose JDK module was not added at start cannot be loaded; its scalar twin serves.
            }
        }
    }
}

package org.zermelo.heap.nimbers;

import org.zermelo.solve.Watch;

/** A way to continue a nim-sequence. All engines give the same values. */
public interface Engine {

    /** The name in reports, such as {@code sparse-64}. */
    String name();

    /**
     * Appends values until {@code to} are known, or fewer when the engine finds that another will do better or that the
     * values have outgrown it; it appends at least one value, or says that it cannot by appending none.
     */
    void fill(NimValues values, int to, Watch watch);
}

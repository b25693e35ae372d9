package org.zermelo.heap;

import java.util.Optional;

/** Lists the options of a heap as the sizes of the heaps that are left, without objects. Not for two threads at once. */
public interface HeapOptions {

    /** The most options that a heap has. */
    int most();

    /**
     * Writes the options of a heap.
     *
     * @param sizes where they are written, at least {@link #most} long; a size may stand there more than once
     * @return how many were written
     */
    int list(int heap, long[] sizes);

    /** The numbers that may be taken from every heap that holds so many, rising, where these are all moves; else empty. */
    default Optional<int[]> taken() {
        return Optional.empty();
    }
}

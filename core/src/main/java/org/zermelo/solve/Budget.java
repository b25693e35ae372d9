package org.zermelo.solve;

import org.jspecify.annotations.Nullable;

/**
 * What work may use.
 *
 * @param bytes memory for tables, in bytes, at least 1
 * @param threads threads, at least 1
 */
public record Budget(long bytes, int threads) {

    public Budget {
        if (bytes < 1 || threads < 1) {
            throw new IllegalArgumentException("bytes and threads must be at least 1: " + bytes + ", " + threads);
        }
    }

    /** Three quarters of the heap that this virtual machine may grow to, and all its processors. */
    public static Budget ofThisMachine() {
        Runtime runtime = Runtime.getRuntime();
        return new Budget(Math.max(1, runtime.maxMemory() / 4 * 3), runtime.availableProcessors());
    }

    /** The same with so many megabytes, at least 1 and at most as many as a long counts in bytes; null changes nothing. */
    public Budget within(@Nullable Long megabytes) {
        return megabytes == null
                ? this
                : new Budget(Math.max(1, Math.min(megabytes, Long.MAX_VALUE >> 20)) << 20, threads);
    }
}

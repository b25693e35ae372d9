package org.zermelo.solve;

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
}

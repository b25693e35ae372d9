package org.zermelo.store.build;

/**
 * A table that was written.
 *
 * @param positions canonical positions
 * @param bytes length of the file
 * @param onDisk whether the levels were kept on disk while it was made
 * @param resumed whether it went on from what a stopped run had left
 */
public record Built(long positions, long bytes, boolean onDisk, boolean resumed) {

    /** Bits of the file for each position. */
    public double bitsPerPosition() {
        return bytes * 8.0 / positions;
    }
}

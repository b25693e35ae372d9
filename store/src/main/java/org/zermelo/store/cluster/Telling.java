package org.zermelo.store.cluster;

import java.util.Arrays;
import java.util.function.Consumer;
import org.zermelo.store.block.Varints;

/** Rows of numbers that one shard tells others, ascending by the first number of each: its difference to the row before, then the rest. */
final class Telling {

    private static final int LONGEST = 10;

    private final byte[][] bytes;
    private final int[] lengths;
    private final long[] last;

    Telling(int shards) {
        this.bytes = new byte[shards][LONGEST];
        this.lengths = new int[shards];
        this.last = new long[shards];
    }

    /** Adds a row for a shard, for which no greater first number was added. */
    void add(int shard, long first, long... rest) {
        int longest = LONGEST * (1 + rest.length);
        if (lengths[shard] > bytes[shard].length - longest) {
            bytes[shard] = Arrays.copyOf(bytes[shard], longest + Math.multiplyExact(2, bytes[shard].length));
        }
        int at = Varints.write(first - last[shard], bytes[shard], lengths[shard]);
        for (long number : rest) {
            at = Varints.write(number << 1 ^ number >> 63, bytes[shard], at);
        }
        lengths[shard] = at;
        last[shard] = first;
    }

    /** The rows by the shard that they are for. */
    byte[][] blocks() {
        for (int shard = 0; shard < bytes.length; shard++) {
            bytes[shard] = Arrays.copyOf(bytes[shard], lengths[shard]);
        }
        return bytes;
    }

    /**
     * Reads the rows for one shard.
     *
     * @param width how many numbers each has
     * @param hearer hears each row; the numbers are others at the next one
     * @throws IllegalArgumentException when they are none, or the hearer says so
     */
    static void read(byte[] told, int width, Consumer<long[]> hearer) {
        long[] row = new long[width];
        long first = 0;
        for (int at = 0; at < told.length; ) {
            try {
                at = Varints.read(told, at, told.length, row, width);
            } catch (ArithmeticException | IndexOutOfBoundsException e) {
                throw new IllegalArgumentException("row", e);
            }
            for (int i = 1; i < width; i++) {
                row[i] = row[i] >>> 1 ^ -(row[i] & 1);
            }
            first += row[0];
            row[0] = first;
            hearer.accept(row);
        }
    }
}

package org.zermelo.store.cluster;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.LongConsumer;
import org.zermelo.store.block.Varints;

/** The moves into the numbers of a shard, for a game that cannot be played backwards: chains of them, each behind its number's head. */
final class MovesInto {

    private static final int MOST = Integer.MAX_VALUE - 8;

    /** Where each move comes from, and the next one into the same number; 0 is none. */
    private long[] from = new long[1024];

    private int[] next = new int[1024];
    private int used = 1;

    /** Adds a move; what it leads to is among the numbers. */
    void add(Places known, long number, long to) {
        if (used == from.length) {
            if (used == MOST) {
                throw Places.full(MOST);
            }
            int length = (int) Math.min(MOST, 2L * used);
            from = Arrays.copyOf(from, length);
            next = Arrays.copyOf(next, length);
        }
        Places.Stretch stretch = Objects.requireNonNull(known.stretch(to));
        int rank = stretch.rank(to);
        from[used] = number;
        next[used] = stretch.heads()[rank];
        stretch.heads()[rank] = used++;
    }

    /** Visits the numbers from which moves lead to one. */
    void each(Places.Stretch stretch, int rank, LongConsumer visitor) {
        for (int at = stretch.heads()[rank]; at != 0; at = next[at]) {
            visitor.accept(from[at]);
        }
    }

    /**
     * Reads the moves that another shard has told.
     *
     * @throws IllegalArgumentException when it is nothing that one tells
     */
    void read(byte[] told, Places known) {
        long[] pair = new long[2];
        long number = 0;
        try {
            for (int at = 0; at < told.length; ) {
                at = Varints.read(told, at, told.length, pair, 2);
                number += pair[0];
                add(known, number, number + (pair[1] >>> 1 ^ -(pair[1] & 1)));
            }
        } catch (ArithmeticException | IndexOutOfBoundsException | NullPointerException e) {
            throw new IllegalArgumentException("moves", e);
        }
    }

    /** The moves that a shard tells others, ascending by where they come from: the difference to the one before, and to where it leads. */
    static final class Telling {

        private static final int LONGEST = 20;

        private final byte[][] bytes;
        private final int[] lengths;
        private final long[] last;

        Telling(int shards) {
            this.bytes = new byte[shards][LONGEST];
            this.lengths = new int[shards];
            this.last = new long[shards];
        }

        void add(int shard, long number, long to) {
            int at = lengths[shard];
            if (at > bytes[shard].length - LONGEST) {
                bytes[shard] = Arrays.copyOf(bytes[shard], Math.multiplyExact(2, bytes[shard].length));
            }
            long apart = to - number;
            at = Varints.write(number - last[shard], bytes[shard], at);
            lengths[shard] = Varints.write(apart << 1 ^ apart >> 63, bytes[shard], at);
            last[shard] = number;
        }

        byte[][] blocks() {
            for (int shard = 0; shard < bytes.length; shard++) {
                bytes[shard] = Arrays.copyOf(bytes[shard], lengths[shard]);
            }
            return bytes;
        }
    }
}

package org.zermelo.store.cluster;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.LongConsumer;

/** The moves into the numbers of a shard, for a game that cannot be played backwards: chains of them, of which others keep the heads. */
final class MovesInto {

    private static final int MOST = Integer.MAX_VALUE - 8;

    /** Where each move comes from, and the next one into the same number; 0 is none. */
    private long[] from = new long[1024];

    private int[] next = new int[1024];
    private int used = 1;

    /** Adds a move from a number to the chain that begins so; how it begins then. */
    int add(int head, long number) {
        if (used == from.length) {
            if (used == MOST) {
                throw Places.full(MOST);
            }
            int length = (int) Math.min(MOST, 2L * used);
            from = Arrays.copyOf(from, length);
            next = Arrays.copyOf(next, length);
        }
        from[used] = number;
        next[used] = head;
        return used++;
    }

    /** Visits the numbers from which the moves of a chain come. */
    void each(int head, LongConsumer visitor) {
        for (int at = head; at != 0; at = next[at]) {
            visitor.accept(from[at]);
        }
    }

    void write(DataOutput out) throws IOException {
        out.writeInt(used);
        for (int at = 0; at < used; at++) {
            out.writeLong(from[at]);
            out.writeInt(next[at]);
        }
    }

    void read(DataInput in) throws IOException {
        used = in.readInt();
        from = new long[used];
        next = new int[used];
        for (int at = 0; at < used; at++) {
            from[at] = in.readLong();
            next[at] = in.readInt();
        }
    }

    /** Forgets all moves. */
    void clear() {
        used = 1;
    }
}

package org.zermelo.boards.diagram;

import java.util.Arrays;

/** Counts the positions of a set. */
final class Counting {

    private static final int NOTHING = -1;

    private final NodeTable nodes;
    private final int end;
    private int[] keys = new int[1 << 10];
    private long[] counts = new long[1 << 10];
    private int known;

    /** All positions. */
    Counting(NodeTable nodes) {
        this(nodes, NodeTable.NONE);
    }

    /**
     * The positions of one code.
     *
     * @param end its end; {@link NodeTable#NONE} for all
     */
    Counting(NodeTable nodes, int end) {
        this.nodes = nodes;
        this.end = end;
        Arrays.fill(keys, NOTHING);
    }

    /**
     * The positions of a set or of a table. O(nodes).
     *
     * @throws ArithmeticException when they are more than a {@code long} holds
     */
    long of(int set) {
        return scaled(count(set), nodes.bit(set));
    }

    /** The positions below a node, by the bits from its own on. */
    private long count(int node) {
        if (node < NodeTable.MOST_ENDS) {
            return node == NodeTable.NONE || end != NodeTable.NONE && node != end ? 0 : 1;
        }
        int place = place(node);
        if (keys[place] == node) {
            return counts[place];
        }
        int below = nodes.bit(node) + 1;
        int low = nodes.low(node);
        int high = nodes.high(node);
        long sum =
                Math.addExact(scaled(count(low), nodes.bit(low) - below), scaled(count(high), nodes.bit(high) - below));
        keep(node, sum);
        return sum;
    }

    private static long scaled(long count, int bits) {
        if (count != 0 && bits >= Long.numberOfLeadingZeros(count)) {
            throw new ArithmeticException("more positions than a long holds");
        }
        return count == 0 ? 0 : count << bits;
    }

    private int place(int node) {
        int place = node * 0x9E3779B9 >>> Integer.numberOfLeadingZeros(keys.length) + 1;
        while (keys[place] != node && keys[place] != NOTHING) {
            place = place + 1 & keys.length - 1;
        }
        return place;
    }

    private void keep(int node, long count) {
        if (2 * ++known > keys.length) {
            int[] oldKeys = keys;
            long[] oldCounts = counts;
            keys = new int[2 * oldKeys.length];
            counts = new long[keys.length];
            Arrays.fill(keys, NOTHING);
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldKeys[i] != NOTHING) {
                    int place = place(oldKeys[i]);
                    keys[place] = oldKeys[i];
                    counts[place] = oldCounts[i];
                }
            }
        }
        int place = place(node);
        keys[place] = node;
        counts[place] = count;
    }
}

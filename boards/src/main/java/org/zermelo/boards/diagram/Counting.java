package org.zermelo.boards.diagram;

import java.util.Arrays;

/** Counts the positions of a set. */
final class Counting {

    private static final int NOTHING = -1;

    private final NodeTable nodes;
    private final NodeSet below;
    private final int top;
    private final long[] counts;

    /**
     * To count the positions of a set or of a table of values. 9 bytes a node.
     *
     * @param top where it begins
     */
    Counting(NodeTable nodes, int top) {
        this.nodes = nodes;
        this.top = top;
        this.below = nodes.needed(top);
        this.counts = new long[below.size()];
    }

    /** All positions. O(nodes). */
    long all() {
        return of(NodeTable.NONE);
    }

    /**
     * The positions of one code. O(nodes).
     *
     * @param end its end; {@link NodeTable#NONE} for all
     * @throws ArithmeticException when they are more than a {@code long} holds
     */
    long of(int end) {
        Arrays.fill(counts, NOTHING);
        return scaled(count(top, end), nodes.bit(top));
    }

    /** The positions below a node, by the bits from its own on. */
    private long count(int node, int end) {
        if (node < NodeTable.MOST_ENDS) {
            return node == NodeTable.NONE || end != NodeTable.NONE && node != end ? 0 : 1;
        }
        int place = below.number(node);
        if (counts[place] == NOTHING) {
            int next = nodes.bit(node) + 1;
            int low = nodes.low(node);
            int high = nodes.high(node);
            counts[place] = Math.addExact(
                    scaled(count(low, end), nodes.bit(low) - next), scaled(count(high, end), nodes.bit(high) - next));
        }
        return counts[place];
    }

    private static long scaled(long count, int bits) {
        if (count != 0 && bits >= Long.numberOfLeadingZeros(count)) {
            throw new ArithmeticException("more positions than a long holds");
        }
        return count == 0 ? 0 : count << bits;
    }
}

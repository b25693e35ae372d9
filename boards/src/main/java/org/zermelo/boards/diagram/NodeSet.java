package org.zermelo.boards.diagram;

/** Some nodes of a table, numbered from 0 on without gaps in the order of their own numbers. */
final class NodeSet {

    private final long[] bits;
    /** For each word the nodes before it. */
    private final int[] before;

    private final int size;

    /** The nodes whose bits are set. */
    NodeSet(long[] bits) {
        this.bits = bits;
        this.before = new int[bits.length];
        int sum = 0;
        for (int word = 0; word < bits.length; word++) {
            before[word] = sum;
            sum += Long.bitCount(bits[word]);
        }
        this.size = sum;
    }

    /** How many there are. */
    int size() {
        return size;
    }

    /** Whether a node is among them. */
    boolean has(int node) {
        return (bits[node >>> 6] >>> node & 1) != 0;
    }

    /** The number of a node that is among them: below {@link #size}. */
    int number(int node) {
        return before[node >>> 6] + Long.bitCount(bits[node >>> 6] & (1L << node) - 1);
    }

    /** The first of them from a node on; -1 when there is none. */
    int from(int node) {
        int word = node >>> 6;
        if (word >= bits.length) {
            return -1;
        }
        long left = bits[word] & -1L << node;
        while (left == 0) {
            if (++word == bits.length) {
                return -1;
            }
            left = bits[word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(left);
    }
}

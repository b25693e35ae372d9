package org.zermelo.boards.diagram;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.zermelo.game.RefusedException;

/**
 * The nodes of reduced ordered decision diagrams over bits, with any number of ends (R. E. Bryant, "Graph-based algorithms for Boolean
 * function manipulation", 1986; multi-terminal: Clarke, Fujita, McGeer, Yang, Zhao, 1993). Equal diagrams are one node. A node is a
 * number; the numbers below {@link #MOST_ENDS} are ends.
 */
final class NodeTable {

    /** The end that says: not in the set. */
    static final int NONE = 0;

    /** The end that says: in the set. */
    static final int MEMBER = 1;

    /** So many ends there may be. */
    static final int MOST_ENDS = 1 << 12;

    /** Bytes of a node with its place in the hash table and its part of the cache, at the peak of growing. */
    static final int BYTES_A_NODE = 30;

    private static final int FEWEST = 1 << 16;
    private static final int MOST_NODES = 1 << 28;
    private static final int FREE = -1;
    private static final int RECORD = 4;
    private static final int HIGH = 1;
    private static final int NEXT = 2;
    private static final int BIT = 3;

    private final int bits;
    private final int most;
    /** For each node its low and high option, the next node of its bucket, and its bit: side by side, for they are read together. */
    private int[] records;

    private int[] buckets;
    /** The first number that was never used. */
    private int fresh = MOST_ENDS;

    private int free = FREE;
    private int used;
    private int collections;
    private final Map<Integer, Integer> holds = new HashMap<>();

    /**
     * A table without nodes.
     *
     * @param bits the number of bits, at most 127
     * @param bytes what it may use
     */
    NodeTable(int bits, long bytes) {
        this.bits = bits;
        long fit = Math.max(FEWEST, bytes / BYTES_A_NODE);
        this.most = (int) Math.min(MOST_NODES, Long.highestOneBit(fit));
        this.records = new int[RECORD * FEWEST];
        this.buckets = new int[FEWEST];
        for (int end = 0; end < MOST_ENDS; end++) {
            records[RECORD * end + BIT] = bits;
        }
        Arrays.fill(buckets, FREE);
    }

    /** The bit that a node looks at; for an end the number of bits. */
    int bit(int node) {
        return records[RECORD * node + BIT];
    }

    /** Where it goes on when the bit is 0. */
    int low(int node) {
        return records[RECORD * node];
    }

    /** Where it goes on when the bit is 1. */
    int high(int node) {
        return records[RECORD * node + HIGH];
    }

    /** Nodes in use, those among them that nobody needs any more. */
    int used() {
        return used;
    }

    /** How often nodes were collected; a number may mean another node afterwards. */
    int collections() {
        return collections;
    }

    /** The node that looks at a bit; one of its options when both are one. */
    int node(int at, int whenLow, int whenHigh) {
        if (whenLow == whenHigh) {
            return whenLow;
        }
        int hash = hash(at, whenLow, whenHigh);
        int node = buckets[hash & buckets.length - 1];
        while (node != FREE) {
            int record = RECORD * node;
            if (records[record] == whenLow && records[record + HIGH] == whenHigh && records[record + BIT] == at) {
                return node;
            }
            node = records[record + NEXT];
        }
        node = claim();
        int record = RECORD * node;
        records[record] = whenLow;
        records[record + HIGH] = whenHigh;
        records[record + BIT] = at;
        chain(node, hash);
        used++;
        return node;
    }

    private static int hash(int at, int whenLow, int whenHigh) {
        long mixed = (whenLow * 0x9E3779B97F4A7C15L + whenHigh) * 0xD6E8FEB86659FD93L + at;
        mixed ^= mixed >>> 32;
        mixed *= 0xD6E8FEB86659FD93L;
        return (int) (mixed >>> 32);
    }

    private int claim() {
        if (free != FREE) {
            int node = free;
            free = records[RECORD * node + NEXT];
            return node;
        }
        if (fresh == buckets.length) {
            grow();
        }
        return fresh++;
    }

    private void grow() {
        if (buckets.length >= most) {
            throw full();
        }
        enlarge();
        for (int node = MOST_ENDS; node < fresh; node++) {
            chain(node, hash(node));
        }
    }

    private RefusedException full() {
        return new RefusedException("method.decision-diagrams.full", "nodes", used);
    }

    /** Makes room for twice as many nodes; no node has its place in the hash table then. */
    private void enlarge() {
        int larger = buckets.length * 2;
        records = Arrays.copyOf(records, RECORD * larger);
        buckets = new int[larger];
        Arrays.fill(buckets, FREE);
    }

    private int hash(int node) {
        return hash(bit(node), low(node), high(node));
    }

    private void chain(int node, int hash) {
        int bucket = hash & buckets.length - 1;
        records[RECORD * node + NEXT] = buckets[bucket];
        buckets[bucket] = node;
    }

    /** Keeps a diagram from being collected, until it is let go as often. */
    int hold(int node) {
        if (node >= MOST_ENDS) {
            holds.merge(node, 1, Integer::sum);
        }
        return node;
    }

    /** Undoes one {@link #hold}. */
    void release(int node) {
        if (node >= MOST_ENDS) {
            holds.computeIfPresent(node, (same, times) -> times == 1 ? null : times - 1);
        }
    }

    /** Whether it is time to collect: the table is nearly full of nodes, needed or not, or half full when it can't grow. */
    boolean crowded() {
        return full(buckets.length < most ? 3 : 2);
    }

    private boolean full(int quarters) {
        return used > buckets.length / 4 * quarters;
    }

    /**
     * Frees the nodes that no held diagram needs. Where more than half of them stay, there is room for twice as many afterwards.
     *
     * @throws RefusedException when too few of them are free, and there can be no more
     */
    void collect() {
        long[] needed = new long[(fresh + 63) >>> 6];
        holds.keySet().forEach(node -> mark(node, needed));
        used = 0;
        for (long word : needed) {
            used += Long.bitCount(word);
        }
        if (used > buckets.length / 2 && buckets.length < most) {
            enlarge();
        } else {
            Arrays.fill(buckets, FREE);
        }
        free = FREE;
        for (int node = fresh - 1; node >= MOST_ENDS; node--) {
            if ((needed[node >>> 6] >>> node & 1) != 0) {
                chain(node, hash(node));
            } else {
                records[RECORD * node + NEXT] = free;
                free = node;
            }
        }
        collections++;
        if (full(3)) {
            throw full();
        }
    }

    /** The nodes of a diagram. */
    int below(int node) {
        return Arrays.stream(needed(node)).mapToInt(Long::bitCount).sum();
    }

    /** The nodes of some diagrams, as bits. */
    long[] needed(int... tops) {
        long[] needed = new long[(fresh + 63) >>> 6];
        for (int top : tops) {
            mark(top, needed);
        }
        return needed;
    }

    private void mark(int node, long[] needed) {
        if (node >= MOST_ENDS && (needed[node >>> 6] >>> node & 1) == 0) {
            needed[node >>> 6] |= 1L << node;
            mark(low(node), needed);
            mark(high(node), needed);
        }
    }

    /** The number of bits. */
    int bits() {
        return bits;
    }

    /** Nodes there is room for now. */
    int room() {
        return buckets.length;
    }
}

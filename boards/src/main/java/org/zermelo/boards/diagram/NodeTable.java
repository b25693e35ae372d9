package org.zermelo.boards.diagram;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
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

    /** Bytes of a node with its place in the hash table and its part of the cache. */
    static final int BYTES_A_NODE = 28;

    private static final int FEWEST = 1 << 16;
    private static final int FREE = -1;
    private static final int RECORD = 4;
    /** An array holds so many records. */
    private static final int MOST_NODES = (Integer.MAX_VALUE - 8) / RECORD;
    /** One node in so many must be free after a collection. */
    private static final int LEAST_FREE = 16;

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
    /** Nodes that stayed the last time. */
    private int kept;

    private final Map<Integer, Integer> holds = new HashMap<>();
    /** What an operation holds that is under way. */
    private int[] stack = new int[256];

    private int height;

    /**
     * A table without nodes.
     *
     * @param bits the number of bits, at most 127
     * @param bytes what it may use
     */
    NodeTable(int bits, long bytes) {
        this.bits = bits;
        this.most = (int) Math.min(MOST_NODES, Math.max(FEWEST, bytes / BYTES_A_NODE));
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

    /** The node that looks at a bit; one of its options when both are one. */
    int node(int at, int whenLow, int whenHigh) {
        if (whenLow == whenHigh) {
            return whenLow;
        }
        int hash = hash(at, whenLow, whenHigh);
        int node = buckets[bucket(hash)];
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

    private int bucket(int hash) {
        return (int) ((hash & 0xFFFFFFFFL) * buckets.length >>> Integer.SIZE);
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

    /** Makes room for up to twice as many nodes; no node has its place in the hash table then. */
    private void enlarge() {
        // where twice as many would leave little more to come, the old and the new ones would not fit side by side
        int larger = buckets.length < most / 3 ? buckets.length * 2 : most;
        buckets = new int[0];
        records = Arrays.copyOf(records, RECORD * larger);
        buckets = new int[larger];
        Arrays.fill(buckets, FREE);
    }

    private int hash(int node) {
        return hash(bit(node), low(node), high(node));
    }

    private void chain(int node, int hash) {
        int bucket = bucket(hash);
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

    /** Keeps a diagram from being collected until it is {@linkplain #pop popped}; the last one pushed is popped first. */
    void push(int node) {
        if (height == stack.length) {
            stack = Arrays.copyOf(stack, 2 * height);
        }
        stack[height++] = node;
    }

    /** Lets go what was pushed last. */
    void pop() {
        height--;
    }

    /** Whether it is time to collect: most of what was free after the last time is used up. */
    boolean crowded() {
        int stayed = canGrow() ? Math.min(kept, buckets.length / 2) : kept;
        return used - stayed > (buckets.length - stayed) / 4 * 3;
    }

    /** Whether there may be room for more nodes. */
    boolean canGrow() {
        return buckets.length < most;
    }

    /**
     * Frees the nodes that no held diagram needs. Where more than half of them stay, there is room for more afterwards.
     *
     * @return the nodes that stay
     * @throws RefusedException when too few of them are free, and there can be no more
     */
    NodeSet collect() {
        NodeSet needed = needed(
                IntStream.concat(holds.keySet().stream().mapToInt(Integer::intValue), Arrays.stream(stack, 0, height))
                        .toArray());
        used = needed.size();
        kept = used;
        if (used > buckets.length / 2 && buckets.length < most) {
            enlarge();
        } else {
            Arrays.fill(buckets, FREE);
        }
        free = FREE;
        for (int node = fresh - 1; node >= MOST_ENDS; node--) {
            if (needed.has(node)) {
                chain(node, hash(node));
            } else {
                records[RECORD * node + NEXT] = free;
                free = node;
            }
        }
        if (used > buckets.length / LEAST_FREE * (LEAST_FREE - 1)) {
            throw full();
        }
        return needed;
    }

    /** The nodes of a diagram. */
    int below(int node) {
        return needed(node).size();
    }

    /** The nodes of some diagrams. */
    NodeSet needed(int... tops) {
        long[] needed = new long[(fresh + 63) >>> 6];
        for (int top : tops) {
            mark(top, needed);
        }
        return new NodeSet(needed);
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

package org.zermelo.boards.diagram;

import java.util.Arrays;

/**
 * Diagrams that are done, as arrays. Numbers below {@code ends} are ends: 0 has no code, the others have one each. The nodes follow level
 * by level, from the last bit to the first, in each level by their low option, then by their high one; so an option has a lower number,
 * and equal diagrams have equal arrays.
 */
public final class PackedDiagrams {

    private final long[] codes;
    private final int[] starts;
    private final int[] lows;
    private final int[] highs;
    private final int[] roots;

    /**
     * Diagrams of these arrays.
     *
     * @param codes the code of each end, the first of no meaning
     * @param starts the number of the first node of each level, from that of the last bit on, and the number after the last node
     * @param lows where each node goes on when its bit is 0; from the first node on
     * @param highs where it goes on when its bit is 1
     * @param roots for each ply the number at which its diagram begins
     * @throws IllegalArgumentException when they are no diagrams in the order above
     */
    public PackedDiagrams(long[] codes, int[] starts, int[] lows, int[] highs, int[] roots) {
        this.codes = codes.clone();
        this.starts = starts.clone();
        this.lows = lows;
        this.highs = highs;
        this.roots = roots.clone();
        require(starts[0] == codes.length && starts[starts.length - 1] - codes.length == lows.length);
        require(lows.length == highs.length);
        for (int root : roots) {
            require(root >= 0 && root < codes.length + lows.length);
        }
        for (int level = 0; level + 1 < starts.length; level++) {
            for (int node = starts[level]; node < starts[level + 1]; node++) {
                int low = low(node);
                int high = high(node);
                require(low >= 0 && high >= 0 && low < starts[level] && high < starts[level] && low != high);
                require(node == starts[level] || key(low(node - 1), high(node - 1)) < key(low, high));
            }
        }
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalArgumentException("no diagrams");
        }
    }

    private static long key(int low, int high) {
        return (long) low << Integer.SIZE | high;
    }

    /** What diagrams need of a table of nodes. */
    static PackedDiagrams of(Diagrams diagrams, int[] tops) {
        NodeTable nodes = diagrams.nodes;
        int[] ends = diagrams.ends();
        long[] codes = new long[1 + ends.length];
        long[] needed = nodes.needed(tops);
        int[] names = new int[needed.length * Long.SIZE];
        for (int i = 0; i < ends.length; i++) {
            codes[i + 1] = diagrams.code(ends[i]);
            names[ends[i]] = i + 1;
        }
        int[] starts = starts(nodes, needed, codes.length);
        int all = starts[starts.length - 1];
        int[] lows = new int[all - codes.length];
        int[] highs = new int[lows.length];
        int[] byLevel = byLevel(nodes, needed, starts);
        for (int level = 0; level + 1 < starts.length; level++) {
            int from = starts[level] - codes.length;
            int to = starts[level + 1] - codes.length;
            long[] keys = new long[to - from];
            for (int i = from; i < to; i++) {
                keys[i - from] = key(names[nodes.low(byLevel[i])], names[nodes.high(byLevel[i])]);
            }
            long[] sorted = keys.clone();
            Arrays.sort(sorted);
            for (int i = from; i < to; i++) {
                names[byLevel[i]] = starts[level] + Arrays.binarySearch(sorted, keys[i - from]);
                lows[i] = (int) (sorted[i - from] >>> Integer.SIZE);
                highs[i] = (int) sorted[i - from];
            }
        }
        int[] roots = Arrays.stream(tops).map(top -> names[top]).toArray();
        return new PackedDiagrams(codes, starts, lows, highs, roots);
    }

    private static int[] starts(NodeTable nodes, long[] needed, int ends) {
        int[] starts = new int[nodes.bits() + 1];
        for (int node = NodeTable.MOST_ENDS; node < needed.length * Long.SIZE; node++) {
            if ((needed[node >>> 6] >>> node & 1) != 0) {
                starts[nodes.bits() - nodes.bit(node)]++;
            }
        }
        starts[0] = ends;
        for (int level = 1; level < starts.length; level++) {
            starts[level] += starts[level - 1];
        }
        return starts;
    }

    private static int[] byLevel(NodeTable nodes, long[] needed, int[] starts) {
        int[] next = starts.clone();
        int[] byLevel = new int[starts[starts.length - 1] - starts[0]];
        for (int node = NodeTable.MOST_ENDS; node < needed.length * Long.SIZE; node++) {
            if ((needed[node >>> 6] >>> node & 1) != 0) {
                byLevel[next[nodes.bits() - 1 - nodes.bit(node)]++ - starts[0]] = node;
            }
        }
        return byLevel;
    }

    /** The code that a ply's diagram gives to a position. */
    long code(int ply, byte[] bits) {
        int node = roots[ply];
        int level = starts.length - 2;
        while (node >= codes.length) {
            while (node < starts[level]) {
                level--;
            }
            node = bits[bits.length - 1 - level] == 0 ? low(node) : high(node);
        }
        return codes[node];
    }

    private int low(int node) {
        return lows[node - codes.length];
    }

    private int high(int node) {
        return highs[node - codes.length];
    }

    /** The number of nodes. */
    public int nodes() {
        return lows.length;
    }

    /** The number of bits. */
    public int bits() {
        return starts.length - 1;
    }

    /** The code of each end. */
    public long[] codes() {
        return codes.clone();
    }

    /** The number of the first node of each level, and the one after the last node. */
    public int[] starts() {
        return starts.clone();
    }

    /** Where each ply's diagram begins. */
    public int[] roots() {
        return roots.clone();
    }

    /** Where a node goes on when its bit is 0, by its place from the first node on. */
    public int lowAt(int place) {
        return lows[place];
    }

    /** Where it goes on when its bit is 1. */
    public int highAt(int place) {
        return highs[place];
    }

    /** Whether all diagrams are the same. */
    public boolean same(PackedDiagrams other) {
        return Arrays.equals(codes, other.codes)
                && Arrays.equals(starts, other.starts)
                && Arrays.equals(roots, other.roots)
                && Arrays.equals(lows, other.lows)
                && Arrays.equals(highs, other.highs);
    }
}

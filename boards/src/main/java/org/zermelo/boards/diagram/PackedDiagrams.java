package org.zermelo.boards.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.LongStream;

/**
 * Diagrams that are done, as arrays. Numbers below {@code ends} are ends: 0 has no code, the others have one each. The nodes follow level
 * by level, from the last bit to the first, in each level by their low option, then by their high one; so an option has a lower number,
 * and equal diagrams have equal arrays.
 */
public final class PackedDiagrams {

    /** The code of the positions of a set. */
    public static final long MEMBER = Long.MIN_VALUE;

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

    /**
     * What diagrams need of a table of nodes.
     *
     * @param tops where they begin; of a set the positions have the code {@link #MEMBER}
     */
    static PackedDiagrams of(Diagrams diagrams, int... tops) {
        NodeTable nodes = diagrams.nodes;
        NodeSet needed = nodes.needed(tops);
        int[] ends = ends(diagrams, needed, tops);
        long[] codes = new long[1 + ends.length];
        int[] endNames = new int[NodeTable.MOST_ENDS];
        for (int i = 0; i < ends.length; i++) {
            codes[i + 1] = code(diagrams, ends[i]);
            endNames[ends[i]] = i + 1;
        }
        int[] starts = starts(nodes, needed, codes.length);
        int[] byLevel = byLevel(nodes, needed, starts);
        int[] names = new int[needed.size()];
        IntUnaryOperator name = node -> node < NodeTable.MOST_ENDS ? endNames[node] : names[needed.number(node)];
        int[] lows = new int[byLevel.length];
        int[] highs = new int[byLevel.length];
        for (int level = 0; level + 1 < starts.length; level++) {
            int from = starts[level] - codes.length;
            int to = starts[level + 1] - codes.length;
            long[] keys = new long[to - from];
            for (int i = from; i < to; i++) {
                keys[i - from] = key(name.applyAsInt(nodes.low(byLevel[i])), name.applyAsInt(nodes.high(byLevel[i])));
            }
            long[] sorted = keys.clone();
            Arrays.sort(sorted);
            for (int i = from; i < to; i++) {
                names[needed.number(byLevel[i])] = starts[level] + Arrays.binarySearch(sorted, keys[i - from]);
                lows[i] = (int) (sorted[i - from] >>> Integer.SIZE);
                highs[i] = (int) sorted[i - from];
            }
        }
        int[] roots = Arrays.stream(tops).map(name).toArray();
        return new PackedDiagrams(codes, starts, lows, highs, roots);
    }

    private static long code(Diagrams diagrams, int end) {
        return end == NodeTable.MEMBER ? MEMBER : diagrams.code(end);
    }

    /** The ends that the diagrams have, by their codes. */
    private static int[] ends(Diagrams diagrams, NodeSet needed, int[] tops) {
        BitSet ends = new BitSet();
        Arrays.stream(tops).filter(top -> top < NodeTable.MOST_ENDS).forEach(ends::set);
        for (int node = needed.from(0); node >= 0; node = needed.from(node + 1)) {
            ends.set(Math.min(diagrams.nodes.low(node), NodeTable.MOST_ENDS));
            ends.set(Math.min(diagrams.nodes.high(node), NodeTable.MOST_ENDS));
        }
        ends.clear(NodeTable.MOST_ENDS);
        ends.clear(NodeTable.NONE);
        return ends.stream()
                .boxed()
                .sorted(Comparator.comparingLong(end -> code(diagrams, end)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int[] starts(NodeTable nodes, NodeSet needed, int ends) {
        int[] starts = new int[nodes.bits() + 1];
        for (int node = needed.from(0); node >= 0; node = needed.from(node + 1)) {
            starts[nodes.bits() - nodes.bit(node)]++;
        }
        starts[0] = ends;
        for (int level = 1; level < starts.length; level++) {
            starts[level] += starts[level - 1];
        }
        return starts;
    }

    private static int[] byLevel(NodeTable nodes, NodeSet needed, int[] starts) {
        int[] next = starts.clone();
        int[] byLevel = new int[needed.size()];
        for (int node = needed.from(0); node >= 0; node = needed.from(node + 1)) {
            byLevel[next[nodes.bits() - 1 - nodes.bit(node)]++ - starts[0]] = node;
        }
        return byLevel;
    }

    /**
     * The same diagrams in a table of nodes. Nothing in it is held.
     *
     * @return where they begin
     */
    int[] in(Diagrams diagrams) {
        int[] names = new int[codes.length + lows.length];
        for (int end = 1; end < codes.length; end++) {
            names[end] = codes[end] == MEMBER ? NodeTable.MEMBER : diagrams.end(codes[end]);
        }
        for (int level = 0; level + 1 < starts.length; level++) {
            for (int node = starts[level]; node < starts[level + 1]; node++) {
                names[node] = diagrams.nodes.node(bits() - 1 - level, names[low(node)], names[high(node)]);
            }
        }
        return Arrays.stream(roots).map(root -> names[root]).toArray();
    }

    /**
     * Diagrams that were packed one by one, as one: what is the same in several is there once. O(n log n) for n nodes, and 20 bytes each.
     *
     * @param parts one or more of as many bits; their roots follow one after another
     * @throws ArithmeticException when the nodes are more than an {@code int} counts
     */
    static PackedDiagrams together(List<PackedDiagrams> parts) {
        long[] codes = parts.stream()
                .flatMapToLong(part -> Arrays.stream(part.codes).skip(1))
                .sorted()
                .distinct()
                .toArray();
        int[][] names = new int[parts.size()][];
        long most = 0;
        for (int i = 0; i < names.length; i++) {
            PackedDiagrams part = parts.get(i);
            names[i] = new int[part.codes.length + part.lows.length];
            for (int end = 1; end < part.codes.length; end++) {
                names[i][end] = 1 + Arrays.binarySearch(codes, part.codes[end]);
            }
            most += part.lows.length;
        }
        int[] lows = new int[Math.toIntExact(most)];
        int[] highs = new int[lows.length];
        int[] starts = new int[parts.get(0).starts.length];
        starts[0] = 1 + codes.length;
        for (int level = 0; level + 1 < starts.length; level++) {
            long[] keys = level(parts, names, level);
            for (int i = 0; i < keys.length; i++) {
                lows[starts[level] - starts[0] + i] = (int) (keys[i] >>> Integer.SIZE);
                highs[starts[level] - starts[0] + i] = (int) keys[i];
            }
            starts[level + 1] = starts[level] + keys.length;
            for (int i = 0; i < names.length; i++) {
                PackedDiagrams part = parts.get(i);
                for (int node = part.starts[level]; node < part.starts[level + 1]; node++) {
                    long key = key(names[i][part.low(node)], names[i][part.high(node)]);
                    names[i][node] = starts[level] + Arrays.binarySearch(keys, key);
                }
            }
        }
        int all = starts[starts.length - 1] - starts[0];
        List<Integer> roots = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            int[] name = names[i];
            Arrays.stream(parts.get(i).roots).map(root -> name[root]).forEach(roots::add);
        }
        return new PackedDiagrams(
                LongStream.concat(LongStream.of(0), Arrays.stream(codes)).toArray(),
                starts,
                Arrays.copyOf(lows, all),
                Arrays.copyOf(highs, all),
                roots.stream().mapToInt(Integer::intValue).toArray());
    }

    /** The different nodes of a level, ascending. */
    private static long[] level(List<PackedDiagrams> parts, int[][] names, int level) {
        int count = 0;
        for (PackedDiagrams part : parts) {
            count += part.starts[level + 1] - part.starts[level];
        }
        long[] keys = new long[count];
        int at = 0;
        for (int i = 0; i < names.length; i++) {
            PackedDiagrams part = parts.get(i);
            for (int node = part.starts[level]; node < part.starts[level + 1]; node++) {
                keys[at++] = key(names[i][part.low(node)], names[i][part.high(node)]);
            }
        }
        Arrays.sort(keys);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || keys[i] != keys[i - 1]) {
                keys[kept++] = keys[i];
            }
        }
        return Arrays.copyOf(keys, kept);
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

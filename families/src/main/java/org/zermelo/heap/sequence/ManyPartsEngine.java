package org.zermelo.heap.sequence;

import java.util.Arrays;
import java.util.List;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.UniformTakes;
import org.zermelo.heap.nimbers.Engine;
import org.zermelo.heap.nimbers.Mex;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.PairSets;
import org.zermelo.solve.Watch;

/**
 * Hexadecimal and longer digits: moves that leave three or more heaps, of any sizes. A number is an option if a set of
 * pair values has it; if two of three heaps are equal and cancel, so that the third shows it; or else if some heap can be
 * split off that leaves it to the rest. O(n) a heap for three parts, one factor n more for each further part.
 */
final class ManyPartsEngine implements Engine {

    static final String NAME = "pair-sets";

    private static final int CHECK_MASK = 0xFF;
    private static final int NEVER = Integer.MAX_VALUE;

    private final int[] whole;
    private final int[] single;
    private final int[] two;
    private final int[] three;
    private final List<HeapTake> more;
    private final PairSets pairs;
    private final Mex options = new Mex();
    /** For heaps of even and of odd size: the least heap with each value. */
    private final int[][] first = {new int[0], new int[0]};

    private int firstKnown = 1;

    ManyPartsEngine(UniformTakes uniform, long mostBytes) {
        this.whole = ofParts(uniform, 0);
        this.single = ofParts(uniform, 1);
        this.two = ofParts(uniform, 2);
        this.three = ofParts(uniform, 3);
        this.more = uniform.takes().stream().filter(take -> take.parts() > 3).toList();
        this.pairs = new PairSets(NEVER, mostBytes);
    }

    private static int[] ofParts(UniformTakes uniform, int parts) {
        return uniform.takes().stream()
                .filter(take -> take.parts() == parts)
                .mapToInt(HeapTake::take)
                .toArray();
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void fill(NimValues values, int to, Watch watch) {
        while (values.size() < to) {
            int n = values.size();
            if ((n & CHECK_MASK) == 0) {
                watch.check();
            }
            pairs.extend(values, n);
            recordFirst(values);
            mark(values, n);
            int value = options.leastAbsent(0);
            while (leaves(values, n, value)) {
                value = options.leastAbsent(value + 1);
            }
            values.append(value);
        }
    }

    private void recordFirst(NimValues values) {
        for (; firstKnown < values.size(); firstKnown++) {
            int value = values.get(firstKnown);
            int[] table = first[firstKnown & 1];
            if (value >= table.length) {
                int old = table.length;
                table = Arrays.copyOf(table, 2 * value + 64);
                Arrays.fill(table, old, table.length, NEVER);
                first[firstKnown & 1] = table;
            }
            table[value] = Math.min(table[value], firstKnown);
        }
    }

    private void mark(NimValues values, int n) {
        options.clear();
        for (int t : whole) {
            if (t == n) {
                options.add(0);
            }
        }
        for (int t : single) {
            if (t < n) {
                options.add(values.get(n - t));
            }
        }
        for (int t : two) {
            if (t < n) {
                long[] words = pairs.words(n - t);
                for (int w = 0; w < words.length; w++) {
                    for (long left = words[w]; left != 0; left &= left - 1) {
                        options.add(64 * w + Long.numberOfTrailingZeros(left));
                    }
                }
            }
        }
    }

    private boolean leaves(NimValues values, int n, int value) {
        for (int t : three) {
            int[] table = first[n - t & 1];
            if (value < table.length && table[value] <= n - t - 2) {
                return true;
            }
        }
        for (int t : three) {
            if (splits(values, n - t, 3, value)) {
                return true;
            }
        }
        for (HeapTake take : more) {
            if (splits(values, n - take.take(), take.parts(), value)) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code rest} counters can be left as so many heaps with this value; the first heap is a smallest one. */
    private boolean splits(NimValues values, int rest, int parts, int value) {
        if (parts == 2) {
            return rest >= 2 && pairs.has(rest, value);
        }
        for (int a = 1; (long) a * parts <= rest; a++) {
            if (splits(values, rest - a, parts - 1, value ^ values.get(a))) {
                return true;
            }
        }
        return false;
    }
}

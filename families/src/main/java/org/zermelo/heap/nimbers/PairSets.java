package org.zermelo.heap.nimbers;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.RefusedException;

/** For each number m of counters the set of values of two heaps that hold m together, as bits. O(m) to find one set. */
public final class PairSets {

    private final List<long[]> sets = new ArrayList<>();
    private final long mostBytes;
    private final int keep;
    private long bytes;

    /**
     * No sets yet.
     *
     * @param keep how many of the last sets are kept; older ones are dropped
     * @param mostBytes memory that the sets may take
     */
    public PairSets(int keep, long mostBytes) {
        this.keep = keep;
        this.mostBytes = mostBytes;
    }

    /** Finds the sets up to m = {@code last}; the values of all heaps below that must be known. */
    public void extend(NimValues values, int last) {
        while (sets.size() <= last) {
            int m = sets.size();
            int bits = 2 * Integer.highestOneBit(Math.max(1, values.max()));
            long[] set = new long[(bits + 63) / 64];
            for (int a = 1; a <= m / 2; a++) {
                int value = values.get(a) ^ values.get(m - a);
                set[value >> 6] |= 1L << value;
            }
            sets.add(set);
            bytes += 8L * set.length + 16;
            if (m >= keep) {
                bytes -= 8L * sets.get(m - keep).length;
                sets.set(m - keep, new long[0]);
            }
            if (bytes > mostBytes) {
                throw new RefusedException("heap.sequence.memory", "bytes", bytes, "budget", mostBytes, "heaps", m);
            }
        }
    }

    /** The set of m as words of 64 bits. */
    public long[] words(int m) {
        return sets.get(m);
    }

    /** Whether two heaps that hold m together can have this value. */
    public boolean has(int m, int value) {
        long[] set = sets.get(m);
        int word = value >> 6;
        return word < set.length && (set[word] >>> value & 1) != 0;
    }
}

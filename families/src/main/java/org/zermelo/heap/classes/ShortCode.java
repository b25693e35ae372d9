package org.zermelo.heap.classes;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.solve.Watch;

/**
 * An octal code with its first values, and the proof from the digits that another is the same shifted.
 *
 * <p>Let B have the code's moves and G(n) be claimed to be A(N), N = n - k, and 0 for n at most k. A heap of at most k counters
 * then counts for nothing, so that for large N the moves of B give these values of A: taking t and leaving one heap gives
 * A(N - t); taking t and leaving two gives the values of two heaps of N - t - k counters together, and, where one of the two
 * counts for nothing, A(N - s) for t &lt; s &lt;= t + k. In A itself, taking t and leaving two gives A(N - t - c) as well when A(c) = 0.
 * If both codes break heaps by the same numbers and every single heap that one leaves is an option of the other in one of these
 * ways, all large heaps agree by induction; the small ones are compared.
 */
final class ShortCode {

    /** Small heaps that are compared, and that may count for nothing. */
    static final int HEAPS = 96;

    private final HeapCode code;
    private final int[] values = new int[HEAPS];
    private final int lead;
    private final Set<Integer> single = new TreeSet<>();
    private final Set<Integer> split = new TreeSet<>();

    ShortCode(HeapCode code) {
        this.code = code;
        Settings settings = new Settings(1 << 20, PairSearch.PLAIN, "naive", false);
        NimValues known =
                NimSequences.compute(code, HEAPS, settings, Watch.NONE).values();
        int first = -1;
        for (int heap = 0; heap < HEAPS; heap++) {
            values[heap] = known.get(heap);
            first = first < 0 && values[heap] > 0 ? heap : first;
        }
        lead = Math.max(0, first);
        for (int t = 0; t <= code.longest(); t++) {
            if ((code.digit(t) & 2) != 0) {
                single.add(t);
            }
            if ((code.digit(t) & 4) != 0) {
                split.add(t);
            }
        }
    }

    HeapCode code() {
        return code;
    }

    /** The first heap whose value is not 0; 0 when there is none among the small ones. */
    int lead() {
        return lead;
    }

    /** The values from the first that is not 0 on, as many as all codes of at most four digits have; for grouping. */
    String shape() {
        return Arrays.toString(Arrays.copyOfRange(values, lead, lead + HEAPS / 2));
    }

    /** Whether the digits prove that this code is the other shifted by so much. */
    boolean isShifted(ShortCode other, int shift) {
        return shift >= 0 && sameMoves(other, shift) && sameSmall(other, shift);
    }

    private boolean sameMoves(ShortCode other, int shift) {
        Set<Integer> splits = new TreeSet<>();
        Set<Integer> singles = new TreeSet<>(single);
        for (int t : split) {
            splits.add(t + shift);
            for (int s = t + 1; s <= t + shift; s++) {
                singles.add(s);
            }
        }
        return splits.equals(other.split)
                && singles.stream().allMatch(s -> other.single.contains(s) || other.leavesOne(s))
                && other.single.stream().allMatch(s -> singles.contains(s) || other.leavesOne(s));
    }

    /** Whether some move that breaks a heap leaves, beside a heap of value 0, all but s counters. */
    private boolean leavesOne(int s) {
        return split.stream().anyMatch(t -> s > t && values[s - t] == 0);
    }

    /** Whether the heaps agree up to where all moves fit and no two parts can both count for nothing. */
    private boolean sameSmall(ShortCode other, int shift) {
        int last = 3 * (shift + Math.max(code.longest(), other.code.longest())) + 3;
        for (int heap = 0; heap <= last; heap++) {
            if (values[heap] != (heap < shift ? 0 : other.values[heap - shift])) {
                return false;
            }
        }
        return true;
    }
}

package org.zermelo.heap.period;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.UniformTakes;
import org.zermelo.heap.nimbers.NimValues;

/**
 * Arithmetic periods of games some of whose moves leave three heaps.
 *
 * <p>Let G(n + P) = G(n) + S be seen for n1 &lt;= n &lt; E = k n1 + (k-1) P + t with even P, and let 2^j divide S. Write G(n) =
 * 2^j q(n) + r(n). A move to heaps a, b, ... has a value with remainder r(a) XOR r(b) XOR ... and a quotient that is at most
 * q(a) + q(b) + ... and has its parity. So G(n) is no option of n if, for all moves whose remainder is r(n), that sum is less
 * than q(n) or of the other parity. Where this holds for E &lt;= n &lt; E + P it holds for all n &gt;= E: the largest heap that a move
 * leaves is at least n1 + P, and P counters less in it lower both sides alike.
 *
 * <p>A move that leaves two equal heaps and c has the value G(c). So v is an option of n if some c &lt;= n - t - 2 with n - t - c
 * even has G(c) = v, and remains one of n + P; so does 0 where a move leaves two equal heaps. Let this cover all numbers below
 * G(n) - S for E &lt;= n &lt; E + P, and the next S numbers with c &gt;= n1, if not at n then at n + P and at n by a move to c &gt;= n1 and
 * other heaps whose values have the XOR w &lt; 2^i, where 2^i divides S: the same others and c + P give (G(c) + S) XOR w = (G(c)
 * XOR w) + S. Then the same holds at n + P for all numbers below G(n) + S. Hence G(n + P) = G(n) + S for all n &gt;= n1.
 */
final class ThreeHeaps {

    /** The check takes the square of the heaps in steps; arithmetic periods are short or not found at all. */
    private static final int MOST_HEAPS = 6_000;

    private static final int MOST_REMAINDER_BITS = 5;

    private static final int MOST_MULTIPLE = 16;

    private final NimValues values;
    private final UniformTakes uniform;
    private final int first;
    private final int shift;
    private final int rise;
    private final int from;

    private ThreeHeaps(NimValues values, UniformTakes uniform, int first, int shift, int rise, int from) {
        this.values = values;
        this.uniform = uniform;
        this.first = first;
        this.shift = shift;
        this.rise = rise;
        this.from = from;
    }

    static Verdict judge(NimValues values, Period period, UniformTakes uniform) {
        long parts = uniform.mostParts();
        long start = Math.max(1, Math.max(period.preperiod(), uniform.from()));
        // a multiple of the period leaves more bits to the remainders, a later start gives larger values to work with
        for (int multiple = 1; multiple <= MOST_MULTIPLE; multiple++) {
            long shift = multiple * period.length();
            long rise = multiple * period.saltus();
            for (long first = start; shift % 2 == 0 && first <= start + 2 * shift; first += shift) {
                long from = parts * first + (parts - 1) * shift + uniform.longest();
                long heaps = from + 2 * shift;
                if (uniform.restricted() || heaps > MOST_HEAPS) {
                    return new Verdict.Nothing();
                }
                if (heaps > values.size()) {
                    return new Verdict.Wants(heaps);
                }
                if (new ThreeHeaps(values, uniform, (int) first, (int) shift, (int) rise, (int) from).holds()) {
                    return new Verdict.Proved(new PeriodProof(period, Theorem.THREE_HEAPS, first, from, shift, heaps));
                }
            }
        }
        return new Verdict.Nothing();
    }

    private boolean holds() {
        if (!covers()) {
            return false;
        }
        for (int bits = 0; bits <= MOST_REMAINDER_BITS && rise % (1 << bits) == 0; bits++) {
            if (isNoOption(bits)) {
                return true;
            }
        }
        return false;
    }

    private boolean covers() {
        int[][] any = leastHeaps(1);
        int[][] regular = leastHeaps(first);
        for (int n = from; n < from + shift; n++) {
            int value = values.get(n);
            if (value < rise) {
                return false;
            }
            for (int v = 0; v < value; v++) {
                boolean top = v >= value - rise;
                boolean covered = top
                        ? paired(n, v, regular) || shiftable(n, v) && paired(n + shift, v, regular)
                        : paired(n, v, any) || v == 0 && halved(n);
                if (!covered) {
                    return false;
                }
            }
        }
        return true;
    }

    /** For even and odd heaps: the least heap from {@code start} on with each value. */
    private int[][] leastHeaps(int start) {
        int[][] least = new int[2][values.max() + 1];
        Arrays.fill(least[0], Integer.MAX_VALUE);
        Arrays.fill(least[1], Integer.MAX_VALUE);
        for (int heap = start; heap < from + 2 * shift; heap++) {
            int[] table = least[heap & 1];
            table[values.get(heap)] = Math.min(table[values.get(heap)], heap);
        }
        return least;
    }

    /** Whether a move leaves two equal heaps and a third with this value. */
    private boolean paired(int n, int value, int[][] least) {
        for (HeapTake take : uniform.takes()) {
            int rest = n - take.take();
            if (take.parts() == 3 && least[rest & 1][value] <= rest - 2) {
                return true;
            }
        }
        return false;
    }

    /** Whether a move leaves two equal heaps and nothing else. */
    private boolean halved(int n) {
        return uniform.takes().stream().anyMatch(take -> take.parts() == 2 && (n - take.take()) % 2 == 0);
    }

    /**
     * Whether a move leaves one heap within the period and others whose values have no bit in common with any sum of rises,
     * and has this value: the same others then give the value plus the rise at n + shift.
     */
    private boolean shiftable(int n, int value) {
        int low = Integer.lowestOneBit(rise);
        for (HeapTake take : uniform.takes()) {
            int rest = n - take.take();
            if (take.parts() == 1 && values.get(rest) == value) {
                return true;
            }
            for (int a = 1; take.parts() == 2 && a <= rest - first; a++) {
                int fixed = values.get(a);
                if (fixed < low && (values.get(rest - a) ^ fixed) == value) {
                    return true;
                }
            }
            for (int a = 1; take.parts() == 3 && 2 * a <= rest - first; a++) {
                for (int b = a; b <= rest - first - a; b++) {
                    int fixed = values.get(a) ^ values.get(b);
                    if (fixed < low && (values.get(rest - a - b) ^ fixed) == value) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether sums of quotients keep G(n) from being an option, with remainders of so many bits. */
    private boolean isNoOption(int bits) {
        List<int[][]> sums = new ArrayList<>();
        sums.add(new int[0][]);
        sums.add(singleSums(bits));
        for (int parts = 2; parts <= uniform.mostParts(); parts++) {
            sums.add(moreSums(sums.get(parts - 1), bits));
        }
        for (int n = from; n < from + shift; n++) {
            int quotient = values.get(n) >> bits;
            int slot = slot(values.get(n), bits);
            for (HeapTake take : uniform.takes()) {
                if (take.parts() > 0 && sums.get(take.parts())[n - take.take()][slot] >= quotient) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Where a value belongs: by its remainder and the parity of its quotient. */
    private static int slot(int value, int bits) {
        return value & (2 << bits) - 1;
    }

    /** For each heap the largest sum of quotients in each slot, here of one heap; -1 where there is none. */
    private int[][] singleSums(int bits) {
        int[][] sums = new int[from + shift][2 << bits];
        for (int m = 0; m < sums.length; m++) {
            Arrays.fill(sums[m], -1);
            if (m > 0) {
                sums[m][slot(values.get(m), bits)] = values.get(m) >> bits;
            }
        }
        return sums;
    }

    private int[][] moreSums(int[][] fewer, int bits) {
        int[][] sums = new int[fewer.length][2 << bits];
        for (int m = 0; m < sums.length; m++) {
            Arrays.fill(sums[m], -1);
            for (int a = 1; a < m; a++) {
                int quotient = values.get(a) >> bits;
                int slot = slot(values.get(a), bits);
                int[] rest = fewer[m - a];
                for (int s = 0; s < rest.length; s++) {
                    if (rest[s] >= 0 && rest[s] + quotient > sums[m][s ^ slot]) {
                        sums[m][s ^ slot] = rest[s] + quotient;
                    }
                }
            }
        }
        return sums;
    }
}

package org.zermelo.heap.period;

import java.util.BitSet;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.rule.Arithmetics;

/**
 * Periods of codes with repeating digits that never break a heap.
 *
 * <p>The options of heap n by takes beyond the first L digits are the values of all m &lt;= n - L whose digit, which depends
 * on n - m modulo the block only, allows it: one set U_r(n) for each residue r of n. If U_r(N + P) is U_r(N) shifted by S
 * together with 0 .. S-1 for every r, where the block divides P, and the L values before N + P are those before N shifted
 * by S, then the same holds at N + 1, because a mex moves with its set; so G(n + P) = G(n) + S for all n &gt;= N.
 */
final class ResidueSets {

    private ResidueSets() {}

    static Verdict judge(NimValues values, Period period, HeapCode code) {
        int block = code.repeating().size();
        int head = code.digits().size();
        long shift = Arithmetics.lcm(period.length(), block);
        long rise = period.saltus() * (shift / period.length());
        long from = Math.max(1, period.preperiod());
        // the sets are compared where the heaps that they look back to are all within the period, and once later
        long at = from + head;
        long heaps = Residues.heapsToShow(period.length(), from, at, shift);
        if (heaps > values.size()) {
            return new Verdict.Wants(heaps);
        }
        for (int residue = 0; residue < block; residue++) {
            BitSet before = options(values, code, (int) at, residue);
            BitSet after = options(values, code, (int) (at + shift), residue);
            if (!after.equals(shifted(before, (int) rise))) {
                return new Verdict.Nothing();
            }
        }
        return new Verdict.Proved(new PeriodProof(period, Theorem.RESIDUE_SETS, from, at, shift, heaps));
    }

    /** Option values by far takes of all heaps at or behind {@code at} with this residue, as far as heaps before tell. */
    private static BitSet options(NimValues values, HeapCode code, int at, int residue) {
        int head = code.digits().size();
        int block = code.repeating().size();
        BitSet options = new BitSet();
        for (int m = 0; m <= at - head - 1; m++) {
            int digit = code.repeating().get(Math.floorMod(residue - m - head, block));
            if (m == 0 ? (digit & 1) != 0 : (digit & 2) != 0) {
                options.set(values.get(m));
            }
        }
        return options;
    }

    private static BitSet shifted(BitSet set, int by) {
        BitSet shifted = new BitSet();
        shifted.set(0, by);
        set.stream().forEach(value -> shifted.set(value + by));
        return shifted;
    }
}

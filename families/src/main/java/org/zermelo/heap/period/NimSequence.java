package org.zermelo.heap.period;

import java.util.List;
import java.util.Optional;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.sequence.SequenceRun.Stage;

/**
 * The nimbers of the heaps of a game, as far as they are computed, and beyond when a period is proved.
 *
 * @param rules the game
 * @param values the values that were computed
 * @param proof the proved period, if any
 * @param stages which engine computed which heaps
 */
public record NimSequence(HeapRules rules, NimValues values, Optional<PeriodProof> proof, List<Stage> stages) {

    /** How many heaps were computed. */
    public int computed() {
        return values.size();
    }

    /** Whether the nimber of a heap is known: it was computed, or a proved period gives it. */
    public boolean knows(long heap) {
        return heap >= 0 && (heap < values.size() || proof.isPresent());
    }

    /**
     * The nimber of a heap.
     *
     * @throws IllegalArgumentException when it is not {@linkplain #knows known}
     * @throws ArithmeticException when it passes a {@code long}
     */
    public long value(long heap) {
        if (heap >= 0 && heap < values.size()) {
            return values.get((int) heap);
        }
        if (!knows(heap)) {
            throw new IllegalArgumentException("heap " + heap + " is not among the " + values.size() + " known");
        }
        Period period = proof.orElseThrow().period();
        long rounds = (heap - period.preperiod()) / period.length();
        long base = heap - rounds * period.length();
        return Math.addExact(values.get((int) base), Math.multiplyExact(rounds, period.saltus()));
    }
}

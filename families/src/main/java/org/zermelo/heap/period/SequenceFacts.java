package org.zermelo.heap.period;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.zermelo.game.large.CancelScope;
import org.zermelo.heap.nimbers.RareCount;

/**
 * Statistics of the heaps 0 .. to.
 *
 * @param max the largest value
 * @param maxAt the first heap that has it
 * @param counts how many heaps have each value that occurs
 * @param lastException the last heap outside the period; empty when no period is proved or it holds from heap 0 on
 * @param rare how sparse the space of the computed heaps is; empty where sparse space does not apply
 */
public record SequenceFacts(
        long max, long maxAt, SortedMap<Long, Long> counts, OptionalLong lastException, Optional<RareCount> rare) {

    /**
     * Counts all heaps from 0 to {@code to}.
     *
     * @param to a heap that the sequence knows, as all below it
     */
    public static SequenceFacts of(NimSequence sequence, long to) {
        long max = 0;
        long maxAt = 0;
        SortedMap<Long, Long> counts = new TreeMap<>();
        long[] small = new long[1 << 10];
        for (long heap = 0; heap <= to; heap++) {
            CancelScope.poll(heap);
            long value = sequence.value(heap);
            if (value > max) {
                max = value;
                maxAt = heap;
            }
            if (value < small.length) {
                small[(int) value]++;
            } else {
                counts.merge(value, 1L, Long::sum);
            }
        }
        for (int value = 0; value < small.length; value++) {
            if (small[value] > 0) {
                counts.put((long) value, small[value]);
            }
        }
        OptionalLong last = sequence.proof()
                .filter(proof -> proof.period().preperiod() > 0)
                .map(proof -> OptionalLong.of(proof.period().preperiod() - 1))
                .orElse(OptionalLong.empty());
        return new SequenceFacts(max, maxAt, counts, last, RareCount.of(sequence.rules(), sequence.values()));
    }
}

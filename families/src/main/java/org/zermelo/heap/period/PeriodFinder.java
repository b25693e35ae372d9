package org.zermelo.heap.period;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.zermelo.heap.nimbers.NimValues;

/** Looks for the period that the last part of a sequence has. What it finds is a candidate and proves nothing. */
final class PeriodFinder {

    /** Up to here every split of the sequence is looked at, which finds a period as soon as a proof is possible. */
    private static final int SMALL = 1 << 20;

    private static final int FEW = 3;

    private final NimValues values;

    PeriodFinder(NimValues values) {
        this.values = values;
    }

    /** The candidate with saltus 0, or with a saltus above 0 when {@code arithmetic}. */
    Optional<Period> find(boolean arithmetic) {
        int heaps = arithmetic ? values.size() - 1 : values.size();
        IntUnaryOperator sequence = arithmetic ? this::step : values::get;
        int tail = heaps / 4;
        int looked = 0;
        for (int from = heaps - tail; from < heaps; from = shorter(from, heaps)) {
            int length = SmallestPeriod.of(sequence, from, heaps);
            if (length > 0) {
                return candidate(sequence, from, length, arithmetic);
            }
            if (from == 0 || ++looked == FEW && heaps > SMALL) {
                break;
            }
        }
        return Optional.empty();
    }

    /** Where the next stretch begins: three quarters, one half, one quarter, one eighth, ... of the sequence. */
    private static int shorter(int from, int heaps) {
        return from > heaps / 2 ? heaps / 2 : from / 2;
    }

    private int step(int heap) {
        return values.get(heap + 1) - values.get(heap);
    }

    private Optional<Period> candidate(IntUnaryOperator sequence, int from, int length, boolean arithmetic) {
        int preperiod = from;
        while (preperiod > 0 && sequence.applyAsInt(preperiod - 1) == sequence.applyAsInt(preperiod - 1 + length)) {
            preperiod--;
        }
        int saltus = values.get(preperiod + length) - values.get(preperiod);
        if (arithmetic && saltus <= 0) {
            return Optional.empty();
        }
        return Optional.of(new Period(length, preperiod, saltus));
    }
}

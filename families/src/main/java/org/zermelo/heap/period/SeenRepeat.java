package org.zermelo.heap.period;

import java.util.Optional;

/** The repeat that the computed values show where none is proved: it may end with the next heap. */
public final class SeenRepeat {

    /** As often as this the values must have repeated. */
    private static final int TIMES = 3;

    /** More heaps are not looked through for what proves nothing. */
    private static final int MOST = 20_000_000;

    private SeenRepeat() {}

    /**
     * What the values from some heap on repeat, three times at least and over more than half of the heaps; each time more by a saltus,
     * maybe. Empty where a period is proved, where too many heaps were computed, and where only zeros are seen.
     */
    public static Optional<Period> of(NimSequence sequence) {
        int heaps = sequence.computed();
        if (sequence.proof().isPresent() || heaps > MOST) {
            return Optional.empty();
        }
        PeriodFinder finder = new PeriodFinder(sequence.values());
        return finder.find(false)
                .filter(found -> shows(found, heaps))
                .or(() -> finder.find(true).filter(found -> shows(found, heaps)));
    }

    private static boolean shows(Period found, int heaps) {
        long seen = heaps - found.preperiod();
        return seen >= TIMES * found.length() && 2 * seen > heaps;
    }
}

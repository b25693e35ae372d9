package org.zermelo.heap.period;

/** What the values known so far say about a period. */
sealed interface Verdict {

    /** A period is proved. */
    record Proved(PeriodProof proof) implements Verdict {}

    /** A period may be proved once so many heaps are known. */
    record Wants(long heaps) implements Verdict {}

    /** No period is in sight. */
    record Nothing() implements Verdict {}
}

package org.zermelo.present.nimbers;

import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.SequenceFacts;

/**
 * A sequence with its statistics, ready to be shown.
 *
 * @param sequence the values
 * @param to the last heap that is shown
 * @param facts statistics of the heaps 0 .. to
 */
public record Report(NimSequence sequence, long to, SequenceFacts facts) {

    /** The report on heaps 0 .. to of a sequence that knows them. */
    public static Report of(NimSequence sequence, long to) {
        return new Report(sequence, to, SequenceFacts.of(sequence, to));
    }
}

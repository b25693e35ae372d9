package org.zermelo.present.nimbers;

import java.util.Optional;
import org.zermelo.desk.nimbers.HeapKind;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.Period;
import org.zermelo.heap.period.SeenRepeat;
import org.zermelo.heap.period.SequenceFacts;
import org.zermelo.present.words.Words;

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

    /** What repeats among the values that were computed, where no period is proved. */
    Optional<Period> seen() {
        return SeenRepeat.of(sequence);
    }

    /** The headline: the game, for a code as it was written also which kind its digits make it, and the heaps. */
    String title(Words words) {
        String kind = sequence.rules() instanceof HeapCode code ? words.say("nimbers.kind-" + HeapKind.of(code)) : "";
        return words.say("nimbers.title", "game", sequence.rules().text(), "kind", kind, "to", to);
    }
}

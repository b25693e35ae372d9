package org.zermelo.trace;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.game.Note;

/**
 * One step of a method.
 *
 * @param event its kind
 * @param line the line of the pseudo-code, from 1; 0 for none
 * @param note what happens, as a note
 * @param changes what alters in the picture
 * @param looked what the step reads
 * @param variables names and values, in the order in which they are shown
 * @param guess what may be asked before the step is shown
 */
public record TraceStep(
        Event event,
        int line,
        Note note,
        List<Change> changes,
        List<Spot> looked,
        Map<String, String> variables,
        Optional<Guess> guess) {

    public TraceStep {
        changes = List.copyOf(changes);
        looked = List.copyOf(looked);
        variables = Collections.unmodifiableMap(new LinkedHashMap<>(variables));
    }
}

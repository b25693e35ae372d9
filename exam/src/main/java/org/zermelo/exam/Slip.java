package org.zermelo.exam;

import java.util.List;
import org.zermelo.game.Note;

/**
 * A mistake that a pupil makes, and the question that he answers by making it.
 *
 * @param what what went wrong, for the presentation layer to put into words
 * @param part the question that is answered instead
 * @param cut the greatest S that is looked at; {@code Long.MAX_VALUE} for the whole range
 */
public record Slip(Note what, Part part, long cut) {

    static Slip of(Part part, String key, Object... namesAndValues) {
        return new Slip(Note.of(key, namesAndValues), part, Long.MAX_VALUE);
    }

    /**
     * A slip that gives the answer in question.
     *
     * @param answer what one gets by the slip
     */
    public record Hit(Slip slip, List<Long> answer) {}
}

package org.zermelo.exam.slips;

import org.zermelo.exam.task.Part;
import org.zermelo.game.Note;

/**
 * A mistake that a pupil makes, and the question that he answers by making it.
 *
 * @param kind where it is made; mistakes of different kinds can be made together
 * @param what what went wrong, for the presentation layer to put into words
 * @param part the question that is answered instead
 * @param cut the greatest S that is looked at; {@code Long.MAX_VALUE} for the whole range
 */
public record Slip(SlipKind kind, Note what, Part part, long cut) {

    /** Where a mistake is made. */
    public enum SlipKind {
        /** In reading which starts are asked for. */
        SET,
        /** In what is written down of them. */
        ASK,
        /** In the order of the numbers. */
        ORDER,
        /** In reading the rules. */
        RULES,
        /** In the range of the starts. */
        RANGE,
        /** The answer stands beside the wrong question. */
        QUESTION
    }

    static Slip of(SlipKind kind, Part part, String key, Object... namesAndValues) {
        return new Slip(kind, Note.of(key, namesAndValues), part, Long.MAX_VALUE);
    }
}

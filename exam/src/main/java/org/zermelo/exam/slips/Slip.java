package org.zermelo.exam.slips;

import org.zermelo.exam.task.Part;
import org.zermelo.game.Note;

/**
 * A mistake that a pupil makes, and the question that they answer by making it.
 *
 * @param what what went wrong, for the presentation layer to put into words
 * @param part the question that is answered instead
 * @param cut the greatest S that is looked at; {@code Long.MAX_VALUE} for the whole range
 * @param oneMove whether a start counts already when one move of the first player leads to a position from which the second wins in so
 *     many moves, not every move
 */
record Slip(Note what, Part part, long cut, boolean oneMove) {

    static Slip of(Part part, String key, Object... namesAndValues) {
        return new Slip(Note.of(key, namesAndValues), part, Long.MAX_VALUE, false);
    }
}

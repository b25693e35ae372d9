package org.zermelo.trace;

import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;

/**
 * A method at work on a game, step by step. Numbers are exact; nothing in it is a word of a language.
 *
 * @param method the method's name, as the planner knows it
 * @param panels the parts of the picture
 * @param steps the steps; the first shows the picture before anything is done
 * @param answer the cell or call whose text, after the last step, is the method's answer
 */
public record Trace(String method, List<Panel> panels, List<TraceStep> steps, Spot answer) {

    /** A trace of more steps is not made: nobody would watch it. */
    public static final int MOST_STEPS = 2_500;

    public Trace {
        panels = List.copyOf(panels);
        steps = List.copyOf(steps);
    }

    /**
     * Refuses a trace that would be too long, before it is made.
     *
     * @param steps how many steps it would have, at most
     * @param fits what is small enough, as a note
     * @throws RefusedException when there are more than {@link #MOST_STEPS}
     */
    public static void check(double steps, Note fits) {
        if (steps > MOST_STEPS) {
            throw new RefusedException("trace.too-long", "steps", steps, "limit", MOST_STEPS, "fits", fits);
        }
    }

    /** The picture after a step, from 0. O(changes so far). */
    public TraceFrame at(int step) {
        return TraceFrame.of(this, step);
    }

    /** The text of the answer after the last step. */
    public String answered() {
        return at(steps.size() - 1).text(answer);
    }
}

package org.zermelo.trace;

import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.value.Value;

/** Shows a method at work on games that it is for. */
public interface Tracer {

    /** The method's name, as the planner knows it. */
    String method();

    /** Whether the method can be shown on these rules for this value, however large they are. */
    boolean fits(Rules<?, ?> rules, Value value);

    /**
     * The trace.
     *
     * @param rules rules that {@link #fits}
     * @throws RefusedException when it would have more than {@link Trace#MOST_STEPS} steps; nothing is computed then
     */
    Trace trace(Rules<?, ?> rules, Value value);
}

package org.zermelo.solve;

/**
 * A way to compute values. All methods that fit a question give the same values; only their cost differs. A method holds
 * no state between calls and may be used from several threads.
 */
public interface Method {

    /** The name by which it is chosen, such as {@code plain-search}; lower case with hyphens. */
    String name();

    /** Whether the method applies to a question, why, and at what cost. Cheap: looks at the rules, solves nothing. */
    Fit fit(Question<?, ?> question);

    /**
     * The answer.
     *
     * @param question one that {@link #fit} accepts
     * @throws org.zermelo.game.RefusedException when the work turns out not to fit
     * @throws org.zermelo.game.CancelledException when the watch cancels
     */
    <P, M> Answer<M> solve(Question<P, M> question, Watch watch);
}

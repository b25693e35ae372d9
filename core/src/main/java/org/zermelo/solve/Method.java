package org.zermelo.solve;

import org.jspecify.annotations.Nullable;

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
     * What each position of the game costs, for a method that solves the whole game and does not know its size beforehand;
     * else null.
     */
    default @Nullable Rate rate(Question<?, ?> question) {
        return null;
    }

    /**
     * The fewest bytes that each position of the game takes, for a method that walks the whole game without being ranked by a
     * {@link #rate}: what cannot fit is refused before it starts. 0 by default, which refuses nothing.
     */
    default long bytesAPosition(Question<?, ?> question) {
        Rate rate = rate(question);
        return rate == null ? 0 : rate.bytes();
    }

    /**
     * The same method for several questions about one game, asked in one thread: it may keep for the next what it found for one. By
     * default it keeps nothing.
     */
    default Method remembering() {
        return this;
    }

    /**
     * The answer.
     *
     * @param question one that {@link #fit} accepts
     * @throws org.zermelo.game.RefusedException when the work turns out not to fit
     * @throws org.zermelo.game.CancelledException when the watch cancels
     */
    <P, M> Answer<M> solve(Question<P, M> question, Watch watch);
}

package org.zermelo.solve;

/**
 * Knows the code of every position that is reached from the start.
 *
 * @param <P> a position
 */
@FunctionalInterface
public interface Oracle<P> {

    /** The code of a position under the question's value. */
    long code(P position);
}

package org.zermelo.exam.sets;

import org.zermelo.value.Outcome;

/**
 * Knows who wins a position however long the play, for sets without a limit of length.
 *
 * @param <P> a position
 */
@FunctionalInterface
public interface AnyLength<P> {

    /** The outcome of a position, seen by the player to move. */
    Outcome.Result result(P position);
}

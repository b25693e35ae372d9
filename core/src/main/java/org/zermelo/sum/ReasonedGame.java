package org.zermelo.sum;

import org.zermelo.game.Rules;
import org.zermelo.value.Reason;

/**
 * Impartial rules whose family explains the nimber of the start in its own way, instead of by the values of the options.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface ReasonedGame<P, M> extends Rules<P, M> {

    /** Why the start has its nimber. */
    Reason reason();
}

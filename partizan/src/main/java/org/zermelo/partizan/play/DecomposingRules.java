package org.zermelo.partizan.play;

import java.util.List;
import org.zermelo.game.PartizanRules;

/**
 * Rules of a game with Left and Right whose positions may fall apart. A part is written in one way wherever it lies and however it is
 * turned, so that each is valued once.
 *
 * @param <P> a position
 * @param <M> a move; its {@code toString} is its text
 */
public interface DecomposingRules<P, M> extends PartizanRules<P, M> {

    /** The positions of which a position is the sum. Parts in which nobody can ever move are left out; so the list may be empty. */
    List<P> parts(P position);
}

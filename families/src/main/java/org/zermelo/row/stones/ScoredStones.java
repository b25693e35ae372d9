package org.zermelo.row.stones;

import java.util.Set;
import org.zermelo.game.Ending;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;

/**
 * A game on a row of numbers of which every move takes some, and scores.
 *
 * @param <P> a position
 * @param <M> a move
 */
public abstract class ScoredStones<P, M> implements Rules<P, M>, Ranked<P> {

    private final String name;
    final long[] stones;

    ScoredStones(String name, long[] stones) {
        this.name = name;
        this.stones = stones;
    }

    /** How many numbers there are. */
    public final int size() {
        return stones.length;
    }

    /** The number at a place, counted from 0. */
    public final long item(int i) {
        return stones[i];
    }

    @Override
    public final Ending ending(P position) {
        return Ending.SCORED;
    }

    @Override
    public final Set<Trait> traits() {
        return Set.of(Trait.SCORING, Trait.ACYCLIC);
    }

    @Override
    public final String toString() {
        return StoneTexts.call(name, stones);
    }
}

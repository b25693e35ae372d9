package org.zermelo.solve;

import java.util.EnumSet;
import java.util.Set;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;

/**
 * Impartial rules whose family computes nimbers by a kernel of its own, instead of by search.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface NimberGame<P, M> extends Rules<P, M> {

    @Override
    default Set<Trait> traits() {
        return EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    /** What the kernel is called in answers, lower case with hyphens. */
    String kernel();

    /** What it costs to know the nimbers of all positions that can be reached from the start. */
    Cost kernelCost();

    /**
     * The nimbers, computed now or when they are first asked for.
     *
     * @throws org.zermelo.game.RefusedException when they do not fit the budget
     */
    Nimbers<P, M> nimbers(Budget budget, Watch watch);
}

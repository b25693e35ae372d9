package org.zermelo.exam.sets;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Map;
import org.zermelo.solve.Watch;

/**
 * Whether somebody can make a winning move as the n-th of a play, both players helping, with no move before it that ends the play. What was
 * found is kept for each position and number of plies: O(positions x moves x plies).
 *
 * @param <P> a position
 * @param <M> a move
 */
final class HelpedWins<P, M> {

    private final Near<P, M> near;
    private final Watch watch;
    private final Map<Near.Node<P>, Known> found = new IdentityHashMap<>();
    private int rounds;

    HelpedWins(Near<P, M> near, Watch watch) {
        this.near = near;
        this.watch = watch;
    }

    /** For which numbers of plies it was asked of a position, and for which it holds. */
    private record Known(BitSet asked, BitSet holds) {}

    /** Whether the play can be won at exactly this ply. */
    boolean holds(Near.Node<P> node, int plies) {
        Known known = found.computeIfAbsent(node, same -> new Known(new BitSet(), new BitSet()));
        if (!known.asked.get(plies)) {
            if ((++rounds & 0x3FF) == 0) {
                watch.check();
            }
            known.asked.set(plies);
            known.holds.set(plies, plies == 1 ? winsAtOnce(node) : after(node, plies - 1));
        }
        return known.holds.get(plies);
    }

    private boolean winsAtOnce(Near.Node<P> node) {
        return !near.ended(node) && near.fate(node, 1).kind() == Fate.Kind.WIN;
    }

    private boolean after(Near.Node<P> node, int plies) {
        for (Near.Node<P> option : near.options(node)) {
            if (!near.ended(option) && holds(option, plies)) {
                return true;
            }
        }
        return false;
    }
}

package org.zermelo.compile;

import org.zermelo.game.Ending;
import org.zermelo.rule.FastMoves;

/** Moves on packed positions; the rules are compiled into a subclass. */
abstract class MovesKernel implements FastMoves {

    private static final Ending[] ENDINGS = Ending.values();

    /** For subclasses. */
    MovesKernel() {}

    /** The ordinal of the ending of a position without moves. */
    abstract int how(long position);

    @Override
    public final Ending ending(long position) {
        return ENDINGS[how(position)];
    }
}

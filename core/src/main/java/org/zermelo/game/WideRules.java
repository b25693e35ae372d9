package org.zermelo.game;

/** A game on positions of several {@code long}s: the moves of {@link Rules} without objects. It keeps buffers; one thread uses it. */
public interface WideRules {

    /** How many numbers a position takes. */
    int width();

    /** The position in which the game starts. */
    long[] start();

    /**
     * Finds the position after each of the moves of {@link Rules#moves}, in any order. Two moves may lead to the same position.
     *
     * @param from where the position stands; it may be {@link #found}
     * @param at the place of its first number there
     * @return the number of moves; 0 exactly when the position is ended
     */
    int options(long[] from, int at);

    /** The positions that were found last, one behind the other: to be read before others are sought, and never written. */
    long[] found();
}

package org.zermelo.trace;

/** What is to be seen of a cell or a call, and stays until it is written again. */
public enum Mark {
    /** Nothing in particular. */
    PLAIN,
    /** A win, or a gain, of the player to move. */
    WIN,
    /** A loss of the player to move. */
    LOSS,
    /** Neither wins. */
    DRAW,
    /** What a rule picked. */
    CHOSEN,
    /** Two choices are equally good. */
    TIE,
    /** Taken by the first player. */
    FIRST,
    /** Taken by the second player. */
    SECOND,
    /** Under way: entered and not finished. */
    OPEN,
    /** Answered from memory. */
    HIT,
    /** Computed again, though it had been computed before. */
    REPEATED,
    /** Left out, since it cannot matter. */
    CUT
}

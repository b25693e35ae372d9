package org.zermelo.value;

/** Which rule decides an ended play. Part of every value and of every answer. */
public enum Convention {
    /** The rules' own ending holds; in an impartial game the player who cannot move loses. */
    NORMAL,
    /** The rules' ending is turned round; in an impartial game the player who cannot move wins. */
    MISERE,
    /** The larger total of points wins. */
    SCORE
}

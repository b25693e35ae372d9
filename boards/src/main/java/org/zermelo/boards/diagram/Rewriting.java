package org.zermelo.boards.diagram;

/**
 * What a move does to the bits of a position.
 *
 * @param guard the positions at which it can be made; it looks at every bit that changes
 * @param changes for each bit 0, {@link #SET} or {@link #CLEAR}
 */
record Rewriting(int guard, byte[] changes) {

    /** The bit is 0 before and 1 afterwards. */
    static final byte SET = 1;

    /** The bit is 1 before and 0 afterwards. */
    static final byte CLEAR = 2;
}

package org.zermelo.row.take;

/** Which ends of a row are open. A row with one open end is a stack; one with two is a deque. */
public enum Ends {
    BOTH,
    LEFT,
    RIGHT;

    /** Whether items may be taken from this side. */
    public boolean open(Side side) {
        return this == BOTH || (this == LEFT) == (side == Side.LEFT);
    }
}

package org.zermelo.partizan.grid;

/**
 * A move on a grid.
 *
 * @param before the board before it
 * @param after the board after it
 * @param from the cell where it begins
 * @param sign what stands between the cells in its text: {@code -} for a step, {@code x} for a capture
 * @param to the cell where it ends, or {@code OFF}
 * @param third a third cell, such as that of an arrow; -1 if there is none
 */
record GridMove(CellPosition before, CellPosition after, int from, char sign, int to, int third) {
    /** Beyond the edge of the board. */
    static final int OFF = -1;

    @Override
    public String toString() {
        if (to == OFF) {
            return before.name(from) + sign + "off";
        }
        return from == to && third < 0
                ? before.name(from)
                : before.name(from) + sign + before.name(to) + (third < 0 ? "" : "/" + before.name(third));
    }
}

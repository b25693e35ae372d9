package org.zermelo.trace;

/**
 * Where something stands in a trace: a cell of a panel, or a call of a tree.
 *
 * @param panel the panel, from 0 in the order of the trace
 * @param row the cell's row, from 0; the number of a call in the order in which calls are made
 * @param column the cell's column, from 0; 0 for a call
 */
public record Spot(int panel, int row, int column) {

    /** A call of a tree. */
    public static Spot call(int panel, int number) {
        return new Spot(panel, number, 0);
    }
}

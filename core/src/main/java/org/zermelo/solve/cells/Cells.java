package org.zermelo.solve.cells;

/** A table of small numbers, one for each rank; {@link org.zermelo.value.Coding} says what they mean. */
public sealed interface Cells permits GrowingCells, DepthCells, ClassCells, DigitCells {

    /** The number of cells. */
    int size();

    /** A cell, at least 0. */
    int get(int rank);

    /** The memory that the cells take, in bytes. */
    long bytes();
}

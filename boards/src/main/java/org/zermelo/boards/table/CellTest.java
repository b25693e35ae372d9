package org.zermelo.boards.table;

/** A test of a set of cells. */
@FunctionalInterface
interface CellTest {

    /** Whether it holds for these cells. */
    boolean holds(long cells);
}

package org.zermelo.boards.ends;

/** A test of a set of cells. */
@FunctionalInterface
public interface CellTest {

    /** Whether it holds for these cells. */
    boolean holds(long cells);
}

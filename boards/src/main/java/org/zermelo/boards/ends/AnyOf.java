package org.zermelo.boards.ends;

/** Whether a piece stands on one of some cells. */
public record AnyOf(long set) implements CellTest {

    @Override
    public boolean holds(long cells) {
        return (cells & set) != 0;
    }
}

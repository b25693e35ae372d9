package org.zermelo.board.grid;

/** A board whose keys tell what stands on each of its cells, and nothing else. */
interface CellBoard {

    /** What stands on the cells, row by row from the top: x for the first colour, o for the second, and dots. */
    String cells(long key);

    /** The key of such a text; slashes in it are passed over. Of a text that no key has, any number or an exception. */
    long key(String text);
}

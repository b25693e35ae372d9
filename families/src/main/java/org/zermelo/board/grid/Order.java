package org.zermelo.board.grid;

/** Some of the fillings of a board, numbered from 0 without gaps in the order of their numbers in base 3. */
interface Order {

    /** The number of fillings. */
    long size();

    /** The place of a filling, or -1 when it is none of them. */
    long index(long filling);

    /** The filling at a place; the inverse of {@link #index}. */
    long at(long index);
}

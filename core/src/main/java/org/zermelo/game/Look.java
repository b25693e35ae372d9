package org.zermelo.game;

/**
 * Pictures that every face draws of a position's text alone: rows of signs, parted by {@code /}, then at will a space and who is to
 * move: {@code xo./.x./... o}. A dot is a free cell. Cells are named by column and row, {@code b1}, as moves name them.
 */
public enum Look {
    /** A move names the cell that it fills, {@code b1}, or the one that a piece leaves and the one it enters, {@code a1-b1}. */
    CELLS,
    /** The same; x is always the player to move. */
    CELLS_OF_THE_MOVER,
    /** The same; x may leave the board over the right edge and o over the upper one: {@code c1-off}. */
    CELLS_WITH_EXITS,
    /** A move names a column, {@code b}, whose lowest free cell it fills. */
    COLUMNS,
    /** Two rows of counts, parted by commas; a move names the pit that it empties. */
    PITS
}

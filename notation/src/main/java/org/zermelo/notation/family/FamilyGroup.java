package org.zermelo.notation.family;

/** What a family is played with; the gallery and the docs sort families by it. */
public enum FamilyGroup {
    /** Rows of numbers and of stones. */
    ROWS,
    /** Heaps of counters, and what is counted as they are. */
    HEAPS,
    /** Heaps that break into several. */
    BREAKING,
    /** Coins that are turned. */
    COINS,
    /** Boards with cells. */
    BOARDS,
    /** Vertices and edges. */
    GRAPHS,
    /** Positions in which Left and Right have moves of their own. */
    LEFT_AND_RIGHT
}

package org.zermelo.board.connect;

/** A position in which the player to move has a choice: some moves neither lose at once nor are forced. Made once, filled often. */
final class Quiet {

    /** The stones of the player to move. */
    long own;

    long stones;
    /** The moves to choose from. */
    long open;
    /** The free cells that a play without a missed row can reach. */
    long reached;

    int free;
    /** Whether an odd number of forced moves led here, so that the player to move is not the one of the position asked about. */
    boolean turned;
    /** The key in the table; 0 until it is asked for. */
    long key;
    /** How good the move that led here looks. */
    int promise;
}

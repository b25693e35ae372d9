package org.zermelo.partizan.sum;

/** A way to pick a move in a sum from the thermographs of its parts alone. */
public enum HotStrategy {
    /** In the hottest part. */
    HOTSTRAT,
    /** Where the opponent has just made a part hotter than it was all around, there; else in the hottest part. */
    SENTESTRAT,
    /** In the part that is widest at the temperature at which the sum of walls promises most. */
    THERMOSTRAT
}

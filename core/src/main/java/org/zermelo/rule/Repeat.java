package org.zermelo.rule;

/** Which earlier move may not be made again at once. A move's identity is its clause and what was chosen, not the heap. */
public enum Repeat {
    /** Any move may be repeated. */
    ALLOWED,
    /** The move that the opponent has just made is forbidden. */
    NOT_OPPONENT,
    /** One's own previous move is forbidden. */
    NOT_OWN
}

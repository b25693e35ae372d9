package org.zermelo.trace;

/** The kind of a step, by which one can look for the next of its kind. */
public enum Event {
    /** The first picture, before anything is done. */
    START,
    /** A simplest case, known at once. */
    BASE,
    /** A cell is filled by the rule. */
    CELL,
    /** A cell is filled by two choices that are equally good. */
    TIE,
    /** A call is made for the first time. */
    CALL,
    /** A call is made though the same was made before. */
    REPEAT,
    /** A call is answered from memory. */
    HIT,
    /** A call returns. */
    RETURN,
    /** An option is looked at. */
    OPTION,
    /** What cannot matter is left out. */
    CUT,
    /** A wave, or a stage, of the work begins. */
    WAVE,
    /** Some become one. */
    MERGE,
    /** A player moves. */
    MOVE,
    /** The answer stands. */
    ANSWER
}

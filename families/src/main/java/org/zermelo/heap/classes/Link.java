package org.zermelo.heap.classes;

/** How a code is known to have the sequence of its class. */
public enum Link {
    /** It gave the class its name. */
    NAME,
    /** Proved from the digits: the options of all large heaps have the same values. */
    DIGITS,
    /** Proved from the periods: both are proved, and the values agree up to where both repeat. */
    PERIODS,
    /** Not proved: the values agree as far as they were computed. */
    VALUES
}

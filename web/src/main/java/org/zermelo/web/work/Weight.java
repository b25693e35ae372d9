package org.zermelo.web.work;

/** How much work a job is expected to be. */
public enum Weight {
    /** Known to be done in a moment. */
    LIGHT,
    /** Not known: tried for a moment first. */
    UNKNOWN,
    /** Known to take long: goes straight to the long queue. */
    HEAVY
}

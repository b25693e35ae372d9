package org.zermelo.web.work;

/** How much work a job is expected to be. */
public enum Weight {
    /** Known to be done in a moment. */
    LIGHT,
    /** To be found out first, which is work itself. */
    UNWEIGHED,
    /** Not known: tried for a moment first. */
    UNKNOWN,
    /** Not done in that moment: tried for a longer one. */
    TRIED,
    /** Known to take long. */
    HEAVY
}

package org.zermelo.web.work;

/** How much work a job is expected to be. */
public enum Weight {
    /** Known to be done in a moment. */
    LIGHT,
    /** To be found out first, which is work itself. */
    UNWEIGHED,
    /** Not known, and not done in a moment, or not likely to be: tried for a longer one. */
    UNKNOWN,
    /** Not done in that time either: tried once more. */
    TRIED,
    /** Known to take long. */
    HEAVY
}

package org.zermelo.web.work;

/**
 * The time slice of a job before others have their turn, in nanoseconds of CPU time.
 *
 * @param shortest however many wait
 * @param longest however few wait
 * @param all for all that wait together, within these two
 */
record Moment(long shortest, long longest, long all) {

    /** The moment of one job while others wait. */
    long nanos(int waiting) {
        return Math.max(shortest, Math.min(longest, all / (1 + waiting)));
    }
}

package org.zermelo.exam.starts;

/**
 * How far the starts of a family were looked at.
 *
 * @param from the least S
 * @param to the greatest S that was looked at
 * @param end why no further
 */
public record ScanRange(long from, long to, End end) {

    /** Why a scan stops. */
    public enum End {
        /** The task gives the range. */
        GIVEN,
        /** The task gives no upper end, and no greater S can belong to the set: proved from the moves. */
        PROVED,
        /** The task gives no upper end, or one so far off that only the least values are looked at; more may follow. */
        LISTED,
        /** The task gives no upper end, and infinitely many values follow: proved from the moves. */
        INFINITE
    }

    /** Whether nothing beyond the scan can belong to the set. */
    public boolean complete() {
        return end == End.GIVEN || end == End.PROVED;
    }
}

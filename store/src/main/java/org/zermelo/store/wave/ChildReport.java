package org.zermelo.store.wave;

/**
 * What a position learns of its options, as a number. The lowest bit says whether one of them is lost; above it stands
 * how many of them are won. The player who moves to a lost position wins.
 */
public final class ChildReport {

    /** One option is lost for the player to move there. */
    public static final long LOST = 1;

    /** One option is won for the player to move there. */
    public static final long WON = 2;

    private ChildReport() {}

    public static long both(long one, long other) {
        return (one | other) & 1 | (one >>> 1) + (other >>> 1) << 1;
    }

    public static boolean lost(long report) {
        return (report & LOST) != 0;
    }

    /** How many options are won. */
    public static long won(long report) {
        return report >>> 1;
    }
}

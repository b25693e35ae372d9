package org.zermelo.tests;

/** How much of a long suite runs: a fixed share of it as a rule, and all of it under {@code -Plong}. */
public final class Share {

    /** The property that {@code -Plong} sets. */
    public static final String LONG = "zermelo.tests.long";

    private Share() {}

    /** Whether all cases run. */
    public static boolean all() {
        return Boolean.getBoolean(LONG);
    }

    /** How many cases run: all of them, or as many as usual. */
    public static int of(int all, int usual) {
        return all() ? all : usual;
    }

    /**
     * Whether a part of a suite that no day has time for runs where all is asked by a lot ({@code -Plong -Dtests.lot=SEED}): one of so
     * many does, and the lots of as many days in a row cover them. Without a lot all do.
     */
    public static boolean today(int part, int of) {
        String lot = System.getProperty("zermelo.tests.lot", "");
        int day = lot.matches("\\d{1,9}") ? Integer.parseInt(lot) : lot.hashCode();
        return !all() || lot.isEmpty() || Math.floorMod(day - part, of) == 0;
    }

    /** Whether a case runs: one of so many does, spread evenly and always the same ones. */
    public static boolean takes(long number, int of) {
        long mixed = (number + 1) * 0x9E3779B97F4A7C15L;
        return all() || Long.remainderUnsigned(mixed ^ mixed >>> 32, of) == 0;
    }
}

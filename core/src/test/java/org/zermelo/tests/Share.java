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

    /** Whether a case runs: one of so many does, spread evenly and always the same ones. */
    public static boolean takes(long number, int of) {
        long mixed = (number + 1) * 0x9E3779B97F4A7C15L;
        return all() || Long.remainderUnsigned(mixed ^ mixed >>> 32, of) == 0;
    }
}

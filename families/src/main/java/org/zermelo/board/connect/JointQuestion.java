package org.zermelo.board.connect;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** What searches that answer one question together tell each other: what each is busy with, and the answer. */
final class JointQuestion {

    /** Few positions are marked at a time; where two have one place, the later is seen and the earlier searched twice at worst. */
    private static final int PLACES = 1 << 12;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private static final VarHandle PLACE = MethodHandles.arrayElementVarHandle(long[].class);

    private final long[] busy = new long[PLACES];
    private volatile boolean over;
    private volatile int answer;

    private static int place(long key) {
        return (int) (key * SPREAD >>> Long.SIZE - Integer.numberOfTrailingZeros(PLACES));
    }

    /** Whether some search is busy with a position. */
    boolean isBusy(long key) {
        return (long) PLACE.getOpaque(busy, place(key)) == key;
    }

    /** Marks a position; tells whether it was not marked before. */
    boolean mark(long key) {
        if (isBusy(key)) {
            return false;
        }
        PLACE.setOpaque(busy, place(key), key);
        return true;
    }

    /** Takes a mark away. */
    void unmark(long key) {
        if (isBusy(key)) {
            PLACE.setOpaque(busy, place(key), 0L);
        }
    }

    /** A search has found the answer: the others need not go on. */
    void answered(int bound) {
        answer = bound;
        over = true;
    }

    /** A search has failed or was cancelled: the others are not to go on. */
    void abandoned() {
        over = true;
    }

    boolean isOver() {
        return over;
    }

    /** The answer, once every search has come to its end and none has failed. */
    int answer() {
        return answer;
    }
}

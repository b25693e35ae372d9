package org.zermelo.solve.cells;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The outcome of every position in two bits: undecided, win, loss or tie for the player to move. */
public final class OutcomeBits {

    public static final int OPEN = 0;
    public static final int WIN = 1;
    public static final int LOSS = 2;
    public static final int TIE = 3;

    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

    private final long[] words;

    /** All undecided. */
    public OutcomeBits(int size) {
        this.words = new long[(size + 31) / 32];
    }

    public int get(int rank) {
        return (int) (words[rank >>> 5] >>> (rank & 31) * 2) & 3;
    }

    /** Decides a position that is undecided; false when another thread came first. */
    public boolean decide(int rank, int outcome) {
        int word = rank >>> 5;
        int shift = (rank & 31) * 2;
        while (true) {
            long old = (long) WORDS.getVolatile(words, word);
            if ((old >>> shift & 3) != OPEN) {
                return false;
            }
            if (WORDS.compareAndSet(words, word, old, old | (long) outcome << shift)) {
                return true;
            }
        }
    }

    /** Decides a position that is undecided while no other thread decides it or its neighbours in the word. */
    public void set(int rank, int outcome) {
        words[rank >>> 5] |= (long) outcome << (rank & 31) * 2;
    }

    /** What these words say. */
    public OutcomeBits(long[] words) {
        this.words = words;
    }

    public long[] words() {
        return words;
    }

    long bytes() {
        return words.length * 8L;
    }
}

package org.zermelo.solve.packed;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Seen keys as bits. */
final class SeenBits implements Exploration.Seen {

    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

    private final long[] words;
    private final long bound;
    private final boolean shared;

    /**
     * Nothing seen yet.
     *
     * @param shared whether several threads add
     */
    SeenBits(long bound, boolean shared) {
        this.bound = bound;
        this.shared = shared;
        this.words = new long[Math.toIntExact(BitmapKeys.wordsFor(bound))];
    }

    @Override
    public boolean add(long key) {
        if (key < 0 || key >= bound) {
            throw new IllegalStateException("the game's bound is " + bound + ", but a position is " + key);
        }
        int word = (int) (key >>> 6);
        long bit = 1L << key;
        if ((words[word] & bit) != 0) {
            return false;
        }
        if (shared) {
            return ((long) WORDS.getAndBitwiseOr(words, word, bit) & bit) == 0;
        }
        words[word] |= bit;
        return true;
    }

    @Override
    public KeySet keys() {
        return new BitmapKeys(words, bound);
    }
}

package org.zermelo.solve.packed;

import java.io.DataOutput;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Seen keys as bits. */
final class SeenBits implements Exploration.Seen {

    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

    private final long[] words;
    private final Numbering numbering;
    private final boolean shared;

    /**
     * Nothing seen yet.
     *
     * @param shared whether several threads add
     */
    SeenBits(Numbering numbering, boolean shared) {
        this(numbering, new long[Math.toIntExact(BitmapKeys.wordsFor(numbering.span()))], shared);
    }

    /** What these bits say was seen. */
    SeenBits(Numbering numbering, long[] words, boolean shared) {
        this.numbering = numbering;
        this.shared = shared;
        this.words = words;
    }

    @Override
    public boolean add(long key) {
        long number = numbering.number(key);
        if (number < 0 || number >= numbering.span()) {
            throw new IllegalStateException(
                    "the game's positions have numbers below " + numbering.span() + ", but " + key + " has " + number);
        }
        int word = (int) (number >>> 6);
        long bit = 1L << number;
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
    public void write(DataOutput out) throws IOException {
        out.writeBoolean(true);
        Numbers.write(out, words);
    }

    @Override
    public KeySet keys() {
        return new BitmapKeys(words, numbering);
    }
}

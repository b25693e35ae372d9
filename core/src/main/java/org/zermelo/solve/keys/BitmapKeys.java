package org.zermelo.solve.keys;

/**
 * A key set with one bit for each number that a position can have, and a running count every two words; rank is two reads and two
 * population counts. Takes 1.25 bits for number.
 */
public final class BitmapKeys implements KeySet {

    private static final int WORDS_PER_SLICE = SLICE / 64;

    private final long[] words;
    private final int[] counts;
    private final Numbering numbering;
    private final int size;

    /** Counts the bits of {@code words}, whose length must be a multiple of a slice's words. */
    public BitmapKeys(long[] words, Numbering numbering) {
        this.words = words;
        this.numbering = numbering;
        this.counts = new int[words.length / 2];
        long total = 0;
        for (int i = 0; i < counts.length; i++) {
            counts[i] = (int) total;
            total += Long.bitCount(words[2 * i]) + Long.bitCount(words[2 * i + 1]);
        }
        this.size = Math.toIntExact(total);
    }

    /** The number of words for keys under a bound, a multiple of a slice's words. */
    public static long wordsFor(long bound) {
        return Math.max(1, (bound + SLICE - 1) / SLICE) * WORDS_PER_SLICE;
    }

    /** The bytes that keys under a bound take. */
    public static long bytesFor(long bound) {
        return wordsFor(bound) * 10;
    }

    public long[] words() {
        return words;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int rank(long key) {
        long number = numbering.number(key);
        if (number < 0 || number >= numbering.span()) {
            return -1;
        }
        int word = (int) (number >>> 6);
        long here = words[word];
        long bit = 1L << number;
        if ((here & bit) == 0) {
            return -1;
        }
        int before = Long.bitCount(words[word & ~1]) & -(word & 1);
        return counts[word >>> 1] + before + Long.bitCount(here & (bit - 1));
    }

    @Override
    public int slices() {
        return words.length / WORDS_PER_SLICE;
    }

    @Override
    public int rankAt(int slice, int place, int index) {
        return counts[slice * (WORDS_PER_SLICE / 2)] + index;
    }

    @Override
    public long keyAt(int slice, int place) {
        return numbering.key((long) slice * SLICE + place);
    }

    @Override
    public int slice(int slice, int[] places) {
        int n = 0;
        int from = slice * WORDS_PER_SLICE;
        for (int i = 0; i < WORDS_PER_SLICE; i++) {
            for (long word = words[from + i]; word != 0; word &= word - 1) {
                places[n++] = i * 64 + Long.numberOfTrailingZeros(word);
            }
        }
        return n;
    }

    @Override
    public long bytes() {
        return words.length * 8L + counts.length * 4L;
    }

    @Override
    public double fill() {
        return (double) size / numbering.span();
    }
}

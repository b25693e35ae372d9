package org.zermelo.solve.keys;

import org.zermelo.game.PackedRules;

/**
 * A key set for numbers that are far apart: the low bits of each are kept as they are, the rest in unary, as gaps between one and
 * the next. With n keys below u it takes about 3 + log2(u / n) bits a key, and a rank is a walk over a few words.
 *
 * <p>After P. Elias, Efficient storage and retrieval by content and address of static files, Journal of the ACM 21, 1974,
 * and R. M. Fano, On the number of bits required to implement an associative memory, 1971.
 */
public final class SparseKeys implements KeySet {

    /** Of so many ones, and of so many zeros, one has its place in a list. */
    private static final int SAMPLE = 128;

    private static final int SAMPLE_BITS = 7;

    private final Numbering numbering;
    private final int size;
    private final int lowBits;
    private final long[] lows;
    /** A one for each key, after a zero for each step of its high part. */
    private final long[] highs;

    private final int[] sampledOnes;
    private final int[] sampledZeros;

    private SparseKeys(KeySet keys, Numbering numbering, int lowBits) {
        this.numbering = numbering;
        this.size = keys.size();
        this.lowBits = lowBits;
        this.lows = new long[(int) (((long) size * lowBits + 63) / 64) + 1];
        long zeros = (numbering.span() - 1 >>> lowBits) + 1;
        this.highs = new long[(int) ((size + zeros + 63) / 64)];
        this.sampledOnes = new int[(size + SAMPLE - 1) / SAMPLE];
        this.sampledZeros = new int[(int) ((zeros + SAMPLE - 1) / SAMPLE)];
        fill(keys);
        sampleZeros(zeros);
    }

    /** The same keys in this form, with the same ranks; there must be some, and no more than 2^29. */
    public static SparseKeys of(KeySet keys, Numbering numbering) {
        return new SparseKeys(keys, numbering, lowBits(keys, numbering));
    }

    private static int lowBits(KeySet keys, Numbering numbering) {
        return 63 - Long.numberOfLeadingZeros(Math.max(1, numbering.span() / keys.size()));
    }

    /** The same keys in this form, with the same ranks, if that takes less memory; else the set itself. */
    public static KeySet smaller(KeySet keys, PackedRules rules) {
        if (keys.size() == 0 || keys.size() > 1 << 29) {
            return keys;
        }
        Numbering numbering = Numbering.of(rules);
        int lowBits = lowBits(keys, numbering);
        double zeros = (double) (numbering.span() >>> lowBits);
        double bits = (lowBits + 1 + 32.0 / SAMPLE) * keys.size() + (1 + 32.0 / SAMPLE) * zeros;
        return bits / 8 < keys.bytes() ? of(keys, numbering) : keys;
    }

    private void fill(KeySet keys) {
        int[] places = new int[SLICE];
        int rank = 0;
        for (int slice = 0; slice < keys.slices(); slice++) {
            int count = keys.slice(slice, places);
            for (int i = 0; i < count; i++) {
                long key = keys.keyAt(slice, places[i]);
                long number = numbering.inside(key);
                int at = (int) ((number >>> lowBits) + 1) + rank;
                highs[at >>> 6] |= 1L << at;
                if ((rank & SAMPLE - 1) == 0) {
                    sampledOnes[rank >>> SAMPLE_BITS] = at;
                }
                putLow(rank++, number & (1L << lowBits) - 1);
            }
        }
    }

    private void sampleZeros(long zeros) {
        int seen = 0;
        for (int word = 0; word < highs.length; word++) {
            int here = Long.bitCount(~highs[word]);
            int wanted = (seen + SAMPLE - 1) / SAMPLE * SAMPLE;
            if (wanted < Math.min(zeros, seen + (long) here)) {
                sampledZeros[wanted >>> SAMPLE_BITS] = 64 * word + select(~highs[word], wanted - seen);
            }
            seen += here;
        }
    }

    private void putLow(int rank, long low) {
        long bit = (long) rank * lowBits;
        int word = (int) (bit >>> 6);
        int shift = (int) bit & 63;
        lows[word] |= low << shift;
        if (shift + lowBits > 64) {
            lows[word + 1] |= low >>> 64 - shift;
        }
    }

    private long low(int rank) {
        long bit = (long) rank * lowBits;
        int word = (int) (bit >>> 6);
        int shift = (int) bit & 63;
        long low = lows[word] >>> shift;
        if (shift + lowBits > 64) {
            low |= lows[word + 1] << 64 - shift;
        }
        return low & (1L << lowBits) - 1;
    }

    /** The place of the k-th one of a word, from 0; it has more than k. */
    private static int select(long word, int k) {
        long rest = word;
        for (int i = 0; i < k; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /** The place of the k-th one among the highs, or of the k-th zero when {@code flip} is -1 instead of 0. */
    private int select(int[] sampled, int k, long flip) {
        int from = sampled[k >>> SAMPLE_BITS];
        int left = k & SAMPLE - 1;
        int word = from >>> 6;
        long here = (highs[word] ^ flip) & -1L << from;
        for (int count = Long.bitCount(here); count <= left; count = Long.bitCount(here)) {
            left -= count;
            here = highs[++word] ^ flip;
        }
        return 64 * word + select(here, left);
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
        int high = (int) (number >>> lowBits);
        long wanted = number & (1L << lowBits) - 1;
        int begin = select(sampledZeros, high, -1L) + 1;
        int from = begin - high - 1;
        int to = from + ones(begin);
        while (from < to) {
            int middle = (from + to) >>> 1;
            long low = low(middle);
            if (low == wanted) {
                return middle;
            }
            if (low < wanted) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return -1;
    }

    /** How many ones follow each other from a place on. */
    private int ones(int begin) {
        int word = begin >>> 6;
        if (word == highs.length) {
            return 0;
        }
        long zeros = ~highs[word] & -1L << begin;
        while (zeros == 0 && ++word < highs.length) {
            zeros = ~highs[word];
        }
        return (zeros == 0 ? 64 * highs.length : 64 * word + Long.numberOfTrailingZeros(zeros)) - begin;
    }

    @Override
    public int slices() {
        return (int) (((long) size + SLICE - 1) / SLICE);
    }

    @Override
    public int rankAt(int slice, int place, int index) {
        return slice * SLICE + index;
    }

    @Override
    public long keyAt(int slice, int place) {
        int rank = slice * SLICE + place;
        long high = select(sampledOnes, rank, 0L) - rank - 1;
        return numbering.key(high << lowBits | low(rank));
    }

    @Override
    public int slice(int slice, int[] places) {
        int n = Math.min(SLICE, size - slice * SLICE);
        for (int i = 0; i < n; i++) {
            places[i] = i;
        }
        return n;
    }

    @Override
    public long bytes() {
        return (lows.length + highs.length) * 8L + (sampledOnes.length + sampledZeros.length) * 4L;
    }

    @Override
    public double fill() {
        return (double) size / numbering.span();
    }
}

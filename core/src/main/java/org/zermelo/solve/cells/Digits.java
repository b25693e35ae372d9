package org.zermelo.solve.cells;

/**
 * A table of digits in a base of 2 to {@value #MOST_BASE}: as many of them as fit stand in each 16 bits, which is sixteen of
 * base 2, ten of base 3, three of up to base 40, and two beyond. It is cut into chunks of {@value #CHUNK} digits, which
 * different threads may fill at the same time.
 */
final class Digits {

    /** The digits of a chunk. */
    static final int CHUNK = 1 << 16;

    static final int MOST_BASE = 256;

    private static final int CHUNK_BITS = 16;
    private static final int WORD = 1 << 16;
    /** Bits of the fractions that stand for the divisors of a place. */
    private static final int PLACE_BITS = 20;

    private final int base;
    private final int perWord;
    private final char[][] chunks;
    private final int[] powers;
    /** For each power of the base, and in the end the base, 2^32 over it, rounded up: a division is a multiplication. */
    private final long[] inverses;

    private final int inverseOfWord;

    /** Digits that are all 0. */
    Digits(int base, long size) {
        this.base = base;
        this.perWord = perWord(base);
        this.powers = new int[perWord];
        this.inverses = new long[perWord + 1];
        for (int i = 0, power = 1; i < perWord; i++, power *= base) {
            powers[i] = power;
            inverses[i] = inverse(power, 32);
        }
        inverses[perWord] = inverse(base, 32);
        this.inverseOfWord = (int) inverse(perWord, PLACE_BITS);
        this.chunks = new char[chunks(size)][];
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            chunks[chunk] = new char[(int) words(base, Math.min(CHUNK, size - (long) chunk * CHUNK))];
        }
    }

    /** A product with it, shifted back, is the quotient of any number below 2^16, for the product's excess is below 1. */
    private static long inverse(int divisor, int bits) {
        return ((1L << bits) + divisor - 1) / divisor;
    }

    /** The number of chunks of so many digits. */
    static int chunks(long size) {
        return Math.toIntExact((size + CHUNK - 1) / CHUNK);
    }

    private static int perWord(int base) {
        if (base < 2 || base > MOST_BASE) {
            throw new IllegalArgumentException("base " + base + ", not 2 to " + MOST_BASE);
        }
        int count = 0;
        for (long power = base; power <= WORD; power *= base) {
            count++;
        }
        return count;
    }

    private static long words(int base, long size) {
        int perWord = perWord(base);
        return (size + perWord - 1) / perWord;
    }

    /** The bytes that so many digits take, but for less than one word a chunk. */
    static long bytesFor(int base, long size) {
        return 2 * words(base, size);
    }

    private int word(int place) {
        return (int) ((long) place * inverseOfWord >>> PLACE_BITS);
    }

    int get(int at) {
        int place = at & CHUNK - 1;
        int word = word(place);
        long high = chunks[at >>> CHUNK_BITS][word] * inverses[place - word * perWord] >>> 32;
        return (int) (high - (high * inverses[perWord] >>> 32) * base);
    }

    /** Sets a digit that is 0. */
    void put(int at, int digit) {
        int place = at & CHUNK - 1;
        int word = word(place);
        chunks[at >>> CHUNK_BITS][word] += (char) (digit * powers[place - word * perWord]);
    }

    long bytes() {
        long bytes = 0;
        for (char[] chunk : chunks) {
            bytes += 2L * chunk.length;
        }
        return bytes;
    }
}

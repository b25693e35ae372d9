package org.zermelo.heap.sequence;

/**
 * The values of many pairs of heaps for eight consecutive heaps n .. n+7 at a time, each heap with a set of its own: the
 * innermost loop of sparse space. A plain implementation is here; {@link PairSearch#sets} names a faster one.
 *
 * <p>A set of values below 64 {@code words} is so many words of bits: word w of heap n+j is {@code sets[8 w + j]}.
 */
public interface OptionSets {

    /** How many heaps are treated at once. */
    int BLOCK = 8;

    /** The implementation that runs everywhere. */
    OptionSets PLAIN = (g, base, heaps, keys, from, to, words, sets) -> {
        for (int i = from; i < to; i++) {
            for (int j = 0; j < BLOCK; j++) {
                int value = (g[base - heaps[i] + j] ^ (int) keys[i]) & 0xFF;
                sets[BLOCK * (value >> 6 & words - 1) + j] |= 1L << value;
            }
        }
    };

    /**
     * Adds to the set of each j below 8 the values {@code g[base - heaps[i] + j] XOR keys[i]} for from &lt;= i &lt; to.
     * Of a value only the bits that stay below 64 {@code words} count.
     *
     * @param g values as unsigned bytes
     * @param words 1, 2 or 4
     * @param sets at least 8 {@code words} long
     */
    void add(byte[] g, int base, int[] heaps, long[] keys, int from, int to, int words, long[] sets);
}

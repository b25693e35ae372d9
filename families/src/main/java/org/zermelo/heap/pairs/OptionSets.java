package org.zermelo.heap.pairs;

/**
 * The values of many pairs of heaps for eight consecutive heaps n .. n+7 at a time, each heap with a set of its own: the
 * innermost loop of sparse space. A plain implementation is here; {@link PairSearch#sets} names a faster one.
 *
 * <p>A set of values below 64 {@code words} is so many words of bits: word w of heap n+j is {@code sets[8 w + j]}.
 */
public interface OptionSets {

    /** How many heaps are treated at once. */
    int BLOCK = 8;

    /** How many heaps are treated at once when the pairs are looked up again for each stretch of the values: fewer cache lines are read. */
    int SPAN = 32;

    /** The implementation that runs everywhere. */
    OptionSets PLAIN = new PlainOptionSets();

    /**
     * Adds to the set of each j below 8 the values {@code g[base - heaps[i] + j] XOR keys[i]} for from &lt;= i &lt; to.
     * Of a value only the bits that stay below 64 {@code words} count.
     *
     * @param g values as unsigned bytes
     * @param words 1, 2 or 4
     * @param sets at least 8 {@code words} long
     */
    void add(byte[] g, int base, int[] heaps, long[] keys, int from, int to, int words, long[] sets);

    /**
     * As {@link #add} for {@link #SPAN} heaps, of values whose bit 6 does not count: word w of heap n+j is {@code sets[SPAN w + j]}, and of
     * two words bit 7 chooses.
     *
     * @param words 1 or 2
     * @param sets at least {@code SPAN words} long
     */
    void addFolded(byte[] g, int base, int[] heaps, long[] keys, int from, int to, int words, long[] sets);

    /**
     * As {@link #addFolded}, for values below 512: bits 7 and 8 choose one of four words.
     *
     * @param low bits 0 to 7 of the values
     * @param high bit 8 of the values, as 0 or 1
     * @param sets at least {@code 4 SPAN} long
     */
    void addFoldedWide(byte[] low, byte[] high, int base, int[] heaps, long[] keys, int from, int to, long[] sets);

    /** How many heaps {@link #seek} treats at once. */
    int STRETCH = 64;

    /** How many values {@link #seek} looks for at once. */
    int SOUGHT = 4;

    /**
     * Whether values are among the lower bytes of {@code g[base - heaps[i] + j] XOR keys[i]} for from &lt;= i &lt; to, for each j below
     * {@link #STRETCH}.
     *
     * @param wanted from {@code at} on {@link #SOUGHT} values for each j: the k-th is at {@code at + STRETCH k + j}
     * @param seen set to true at the place of a value that is seen, else left as it is
     */
    void seek(byte[] g, int base, int[] heaps, long[] keys, int from, int to, byte[] wanted, int at, boolean[] seen);
}

package org.zermelo.heap.pairs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Searches pairs of heaps for a value, eight pairs at a time: eight values are one {@code long}, the mirrored eight are
 * another with its bytes reversed, and a zero byte of the XOR of both with the wanted value marks a hit.
 */
public final class BytePairs {

    /** How many pairs one step looks at. */
    static final int STEP = 8;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long HIGH = 0x8080_8080_8080_8080L;

    private BytePairs() {}

    /** The XOR of the values of heaps a..a+7 with those of b..b-7, in that order. */
    public static long eight(byte[] g, int a, int b) {
        return (long) LONG.get(g, a) ^ Long.reverseBytes((long) LONG.get(g, b - 7));
    }

    /** Whether one of eight values is {@code wanted}. */
    public static boolean has(long eight, int wanted) {
        return hasZero(eight ^ wanted * ONES);
    }

    private static boolean hasZero(long eight) {
        return ((eight - ONES) & ~eight & HIGH) != 0;
    }

    /**
     * The least a, down to the next multiple of {@link #STEP} behind {@code from}, such that the values of heaps a+i and
     * rest-a-i have the XOR {@code wanted} for some i below {@link #STEP}, with from &lt;= a+i &lt;= last; -1 when there is none.
     */
    static int find(byte[] g, int rest, int from, int last, int wanted) {
        long pattern = wanted * ONES;
        int a = from;
        for (; a + 15 <= last; a += 16) {
            long x = eight(g, a, rest - a) ^ pattern;
            long y = eight(g, a + 8, rest - a - 8) ^ pattern;
            if (((x - ONES & ~x | y - ONES & ~y) & HIGH) != 0) {
                return hasZero(x) ? a : a + 8;
            }
        }
        for (; a <= last; a++) {
            if (((g[a] ^ g[rest - a]) & 0xFF) == wanted) {
                return a;
            }
        }
        return -1;
    }

    /** As {@link #find(byte[], int, int, int, int)}, for values of 16 bits in two arrays. */
    static int find(byte[] low, byte[] high, int rest, int from, int last, int wanted) {
        long lowPattern = (wanted & 0xFF) * ONES;
        long highPattern = (wanted >> 8) * ONES;
        int a = from;
        for (; a + 7 <= last; a += 8) {
            if (hasZero(eight(low, a, rest - a) ^ lowPattern | eight(high, a, rest - a) ^ highPattern)) {
                return a;
            }
        }
        for (; a <= last; a++) {
            if (((low[a] ^ low[rest - a]) & 0xFF) == (wanted & 0xFF)
                    && ((high[a] ^ high[rest - a]) & 0xFF) == wanted >> 8) {
                return a;
            }
        }
        return -1;
    }
}

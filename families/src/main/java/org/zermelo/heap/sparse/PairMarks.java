package org.zermelo.heap.sparse;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.zermelo.heap.nimbers.HeapsOfClass;

/**
 * The values of many pairs of heaps for eight consecutive heaps, each with a byte to mark for every value below 256: a pair is one load,
 * one XOR and eight stores.
 */
final class PairMarks {

    /** How many heaps are treated at once. */
    static final int BLOCK = 8;

    /** Words of the set of a heap: a bit for each lower byte of a value. */
    static final int WORDS = 4;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101_0101_0101_0101L;
    /** Times eight bytes of 0 or 1, it gathers them in the upper byte. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    private static final int VALUES = 256;

    private PairMarks() {}

    /**
     * Stores which lower bytes {@code g[at - t - heap + j] XOR value} has, over all heaps of a list and all t of the splits, for each j
     * below {@link #BLOCK}: word w of j is at {@code from + WORDS j + w}.
     */
    static void mark(byte[] g, int at, int[] splits, HeapsOfClass some, long[] sets, int from) {
        // the compiler knows the length of an array made here, and that no index leaves it
        byte[] marks = new byte[BLOCK * VALUES];
        int[] heaps = some.heaps();
        long[] values = some.values64();
        int count = some.count();
        for (int t : splits) {
            int base = at - t;
            for (int i = 0; i < count; i++) {
                long eight = (long) LONG.get(g, base - heaps[i]) ^ (values[i] & 0xFF) * ONES;
                marks[(int) eight & 0xFF] = 1;
                marks[VALUES + ((int) (eight >>> 8) & 0xFF)] = 1;
                marks[2 * VALUES + ((int) (eight >>> 16) & 0xFF)] = 1;
                marks[3 * VALUES + ((int) (eight >>> 24) & 0xFF)] = 1;
                marks[4 * VALUES + ((int) (eight >>> 32) & 0xFF)] = 1;
                marks[5 * VALUES + ((int) (eight >>> 40) & 0xFF)] = 1;
                marks[6 * VALUES + ((int) (eight >>> 48) & 0xFF)] = 1;
                marks[7 * VALUES + ((int) (eight >>> 56) & 0xFF)] = 1;
            }
        }
        for (int word = 0; word < BLOCK * WORDS; word++) {
            long set = 0;
            for (int k = 0; k < Long.BYTES; k++) {
                set |= ((long) LONG.get(marks, Long.SIZE * word + Long.BYTES * k) * GATHER >>> 56) << Long.BYTES * k;
            }
            sets[from + word] = set;
        }
    }
}

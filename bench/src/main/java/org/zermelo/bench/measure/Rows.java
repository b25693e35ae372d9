package org.zermelo.bench.measure;

import java.util.Arrays;
import java.util.Random;

/** Seeded rows of the benchmarks. */
public final class Rows {

    private Rows() {}

    /** Uniform items in {@code least .. most}. */
    public static long[] uniform(long seed, int n, int least, int most) {
        Random random = new Random(seed);
        long[] row = new long[n];
        for (int i = 0; i < n; i++) {
            row[i] = least + random.nextInt(most - least + 1);
        }
        return row;
    }

    public static int[] small(long[] row) {
        return Arrays.stream(row).mapToInt(Math::toIntExact).toArray();
    }
}

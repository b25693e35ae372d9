package org.zermelo.store.block;

/** Ascending numbers in an array. */
public final class Ascending {

    private Ascending() {}

    /** Drops what occurs twice among the first of them; how many are left. */
    public static int distinct(long[] numbers, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || numbers[i] != numbers[i - 1]) {
                numbers[kept++] = numbers[i];
            }
        }
        return kept;
    }
}

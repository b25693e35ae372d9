package org.zermelo.store.table;

import java.util.Arrays;
import org.zermelo.game.PackedRules;

/** The canonical numbers in a block's range; both the writer and the reader find them from the rules. */
record CanonicalRange(PackedRules rules, TableHeader header) {

    long[] keys(long from) {
        long end = Math.min(header.bound(), from + (1L << header.span()));
        long[] keys = new long[(int) (end - from)];
        int n = 0;
        for (long key = from; key < end; key++) {
            if (rules.canonical(key) == key) {
                keys[n++] = key;
            }
        }
        return Arrays.copyOf(keys, n);
    }
}

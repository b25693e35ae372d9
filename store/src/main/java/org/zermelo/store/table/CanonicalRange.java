package org.zermelo.store.table;

import java.util.Arrays;
import org.zermelo.game.PackedRules;

/** The canonical keys of a shard in a block's range; both the writer and the reader find them from the rules. */
record CanonicalRange(TableCut cut, TableHeader header) {

    long[] keys(long from) {
        PackedRules rules = cut.rules();
        long end = Math.min(header.bound(), from + (1L << header.span()));
        long[] keys = new long[(int) (end - from)];
        int n = 0;
        for (long local = from; local < end; local++) {
            long key = cut.key(local);
            if (rules.canonical(key) == key && cut.has(key)) {
                keys[n++] = key;
            }
        }
        return Arrays.copyOf(keys, n);
    }
}

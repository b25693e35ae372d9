package org.zermelo.store.table;

import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;

/** Keys with their cells, in ascending order of the keys. */
public interface Entries {

    /** Goes to the next entry, at first to the first; false when there is none. */
    boolean next();

    long key();

    int cell();

    /** The entries of a table in memory. */
    static Entries of(PackedTable table) {
        KeySet keys = table.keys();
        return new Entries() {
            private final int[] places = new int[KeySet.SLICE];
            private int slice = -1;
            private int count;
            private int at;

            @Override
            public boolean next() {
                at++;
                while (at >= count) {
                    if (++slice >= keys.slices()) {
                        return false;
                    }
                    count = keys.slice(slice, places);
                    at = 0;
                }
                return true;
            }

            @Override
            public long key() {
                return keys.keyAt(slice, places[at]);
            }

            @Override
            public int cell() {
                return table.cells().get(keys.rankAt(slice, places[at], at));
            }
        };
    }

    /** The largest cell of a table in memory. */
    static long mostCell(PackedTable table) {
        long most = 0;
        for (int rank = 0; rank < table.cells().size(); rank++) {
            most = Math.max(most, table.cells().get(rank));
        }
        return most;
    }
}

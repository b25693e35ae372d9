package org.zermelo.store.table;

import java.io.IOException;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;

/** Keys with their cells, in ascending order of the keys. */
public interface Entries extends AutoCloseable {

    /** Opens them, as often as they are to be gone through. */
    @FunctionalInterface
    interface EntrySource {
        Entries open() throws IOException;
    }

    /** Goes to the next entry, at first to the first; false when there is none. */
    boolean next();

    long key();

    int cell();

    @Override
    default void close() throws IOException {
        // what is in memory needs none
    }

    /** Those of them that belong to a shard. */
    static Entries of(TableCut cut, Entries all) {
        return new Entries() {
            @Override
            public boolean next() {
                boolean more = all.next();
                while (more && !cut.has(all.key())) {
                    more = all.next();
                }
                return more;
            }

            @Override
            public long key() {
                return all.key();
            }

            @Override
            public int cell() {
                return all.cell();
            }

            @Override
            public void close() throws IOException {
                all.close();
            }
        };
    }

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
}

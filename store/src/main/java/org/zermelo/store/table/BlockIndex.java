package org.zermelo.store.table;

import java.util.Arrays;
import org.zermelo.store.table.TableHeader.Layout;

/** In which block of a table a key lies. May be used by several threads. */
public final class BlockIndex {

    private final TableHeader header;
    private final TableCut cut;
    private final long[] firstKeys;

    /** An index whose blocks begin with these keys, as a file says. */
    BlockIndex(TableHeader header, TableCut cut, long[] firstKeys) {
        this.header = header;
        this.cut = cut;
        this.firstKeys = firstKeys;
    }

    /** How many blocks there are. */
    public int blocks() {
        return firstKeys.length;
    }

    /** The first key that a block may have. */
    long first(int block) {
        return firstKeys[block];
    }

    /** The block where a canonical key lies if it has an entry, or -1 where it can have none. */
    public int block(long key) {
        int block;
        if (header.layout() == Layout.DENSE) {
            block = (int) (cut.local(key) >>> header.span());
        } else {
            int at = Arrays.binarySearch(firstKeys, key);
            block = at < 0 ? -at - 2 : at;
        }
        return block < firstKeys.length ? block : -1;
    }
}

package org.zermelo.browser.apart;

import java.util.List;
import java.util.function.Function;
import org.zermelo.game.RefusedException;
import org.zermelo.store.table.StoredTable;

/** The shelf of stored tables of a page without a server: it has no folder. */
public final class NoTableShelf {

    /** The only one. */
    public static final NoTableShelf NONE = new NoTableShelf();

    private NoTableShelf() {}

    /** Refused. */
    public List<String> names() {
        throw new RefusedException("store.no-shelf");
    }

    /** Refused. */
    public <T> T read(String name, Function<StoredTable, T> reading) {
        throw new RefusedException("store.no-shelf");
    }
}

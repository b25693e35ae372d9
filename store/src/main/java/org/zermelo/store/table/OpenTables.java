package org.zermelo.store.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Tables that are open, by some key. The least recently used ones are closed first, but none while somebody reads in it. May be used by
 * several threads.
 */
final class OpenTables<K, T extends StoredTable> implements AutoCloseable {

    private final int most;
    private final Map<K, Lent<T>> open = new LinkedHashMap<>(32, 0.75f, true);

    /** A table, and how many are reading in it. */
    private static final class Lent<T extends StoredTable> {
        private final T table;
        private final Object version;
        private int readers;
        private boolean dropped;

        Lent(T table, Object version) {
            this.table = table;
            this.version = version;
        }

        void closeWhenUnread() {
            if (dropped && readers == 0) {
                table.close();
            }
        }
    }

    /** None yet; so many stay open. */
    OpenTables(int most) {
        this.most = most;
    }

    synchronized boolean has(K key) {
        return open.containsKey(key);
    }

    /**
     * Reads in a table.
     *
     * @param version what tells it from one that was there before under the same key
     * @param opening opens it, where it is not open
     */
    <R> R read(K key, Object version, Supplier<T> opening, Function<T, R> reading) {
        Lent<T> lent = lend(key, version, opening);
        try {
            return reading.apply(lent.table);
        } finally {
            synchronized (this) {
                lent.readers--;
                lent.closeWhenUnread();
            }
        }
    }

    private synchronized Lent<T> lend(K key, Object version, Supplier<T> opening) {
        Lent<T> known = open.get(key);
        if (known == null || !known.version.equals(version)) {
            drop(key);
            known = new Lent<>(opening.get(), version);
            open.put(key, known);
            if (open.size() > most) {
                drop(open.keySet().iterator().next());
            }
        }
        known.readers++;
        return known;
    }

    synchronized void drop(K key) {
        Lent<T> known = open.remove(key);
        if (known != null) {
            known.dropped = true;
            known.closeWhenUnread();
        }
    }

    @Override
    public synchronized void close() {
        List.copyOf(open.keySet()).forEach(this::drop);
    }
}

package org.zermelo.desk;

import java.lang.ref.SoftReference;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Packed;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;

/**
 * An LRU cache of solved tables, bounded in bytes and softly referenced. Concurrent requests for one key build its table
 * once.
 */
public final class TableCache {

    /** How long a request that waits for another's table sleeps before it asks its own watch again. */
    private static final long LOOK_MILLIS = 20;

    /**
     * What a table tells of: the positions that are reached from a root of the game of this text.
     *
     * @param start the position in which the game begins
     * @param root the position from which on the table knows all, as the rules from that start pack it
     * @param value the value's name
     */
    public record Key(String game, Convention convention, String start, long root, String value) {

        /** The key of what follows a ply of a play; empty when its rules are not packed. */
        static <P> Optional<Key> of(Match<P, ?> match, int ply, Value value) {
            if (!(match.rules() instanceof Packed<?>)) {
                return Optional.empty();
            }
            @SuppressWarnings("unchecked")
            Packed<P> packed = (Packed<P>) match.rules();
            return Optional.of(new Key(
                    match.game().source().text(),
                    match.game().convention(),
                    String.valueOf(match.position(0)),
                    packed.pack(match.position(ply)),
                    value.name()));
        }
    }

    private record Kept(SoftReference<SolvedTable<?>> table, long bytes) {
        boolean gone() {
            return table.refersTo(null);
        }
    }

    private final long mostBytes;
    private final Function<SolvedTable<?>, SoftReference<SolvedTable<?>>> holder;
    private final Map<Key, Kept> kept = new LinkedHashMap<>(16, 0.75f, true);
    private final Set<Key> making = new HashSet<>();
    private long bytes;
    private long given;

    /** A cache of at most so many bytes of tables. */
    public TableCache(long mostBytes) {
        this(mostBytes, SoftReference::new);
    }

    /** The same; the references may be cleared at any time. */
    TableCache(long mostBytes, Function<SolvedTable<?>, SoftReference<SolvedTable<?>>> holder) {
        this.mostBytes = mostBytes;
        this.holder = holder;
    }

    /** How many bytes are cached. */
    public synchronized long bytes() {
        sweep();
        return bytes;
    }

    /** How often a cached table was asked. */
    public synchronized long given() {
        return given;
    }

    /** Empties the cache. @return how many bytes it held */
    public synchronized long forget() {
        long freed = bytes();
        kept.clear();
        bytes = 0;
        return freed;
    }

    /** Whether a table is cached. */
    public synchronized boolean has(Key key) {
        return find(key) != null;
    }

    /** The cached table; empty, too, while another request makes it. */
    synchronized <P> Optional<SolvedTable<P>> known(Key key) {
        @SuppressWarnings("unchecked")
        SolvedTable<P> known = (SolvedTable<P>) find(key);
        if (known != null) {
            given++;
        }
        return Optional.ofNullable(known);
    }

    /**
     * A table: the cached one, or the one that another request is making, or the one that the maker makes.
     *
     * @throws CancelledException when the watch cancels while another makes it
     */
    <P> Optional<SolvedTable<P>> table(Key key, Supplier<Optional<SolvedTable<P>>> maker, Watch watch) {
        SolvedTable<?> known = claimed(key, watch);
        if (known != null) {
            @SuppressWarnings("unchecked")
            SolvedTable<P> same = (SolvedTable<P>) known;
            return Optional.of(same);
        }
        try {
            Optional<SolvedTable<P>> made = maker.get();
            made.ifPresent(table -> keep(key, table));
            return made;
        } finally {
            release(key);
        }
    }

    /** The cached table, at once or when another request has made it; null when the caller has to make it. */
    private synchronized @Nullable SolvedTable<?> claimed(Key key, Watch watch) {
        while (true) {
            SolvedTable<?> known = find(key);
            if (known != null) {
                given++;
                return known;
            }
            if (making.add(key)) {
                return null;
            }
            watch.check();
            try {
                wait(LOOK_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancelledException();
            }
        }
    }

    private synchronized void release(Key key) {
        making.remove(key);
        notifyAll();
    }

    private @Nullable SolvedTable<?> find(Key key) {
        Kept known = kept.get(key);
        return known == null ? null : known.table().get();
    }

    /** Drops entries whose references were cleared. */
    private void sweep() {
        kept.values().removeIf(Kept::gone);
        bytes = kept.values().stream().mapToLong(Kept::bytes).sum();
    }

    private synchronized void keep(Key key, SolvedTable<?> table) {
        long size = table.whole().bytes();
        if (size > mostBytes) {
            return;
        }
        kept.put(key, new Kept(holder.apply(table), size));
        sweep();
        Iterator<Kept> oldest = kept.values().iterator();
        while (bytes > mostBytes) {
            bytes -= oldest.next().bytes();
            oldest.remove();
        }
    }
}

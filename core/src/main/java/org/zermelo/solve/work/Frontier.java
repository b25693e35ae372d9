package org.zermelo.solve.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A frontier as chunks, with work stealing: a thread takes its own chunks first, for cache locality, then those of
 * others.
 */
public final class Frontier {

    private static final long[] EMPTY = {};

    private final List<List<long[]>> parts;
    private final AtomicInteger[] next;

    private Frontier(List<List<long[]>> parts) {
        this.parts = parts;
        this.next = new AtomicInteger[parts.size()];
        for (int i = 0; i < next.length; i++) {
            next[i] = new AtomicInteger();
        }
    }

    /** A frontier of these chunks, which are no thread's own. */
    public static Frontier of(List<long[]> chunks) {
        return new Frontier(List.of(new ArrayList<>(chunks)));
    }

    /** What some bags hold, one for each thread; the bags are empty afterwards. */
    public static Frontier drain(Stream<Bag> bags) {
        return new Frontier(bags.map(Bag::drain).toList());
    }

    /** How many numbers there are in a frontier from which nothing was taken. */
    public long size() {
        return parts.stream()
                .flatMap(List::stream)
                .mapToLong(chunk -> chunk.length)
                .sum();
    }

    /** Whether there is a chunk for more than one thread. */
    public boolean wide() {
        return parts.stream().mapToInt(List::size).sum() > 1;
    }

    /** All chunks of a frontier from which nothing was taken. */
    public List<long[]> chunks() {
        return parts.stream().flatMap(List::stream).toList();
    }

    /** The next chunk for a thread, removed from the frontier; null when all are taken. */
    public long @Nullable [] take(int worker) {
        for (int i = 0; i < next.length; i++) {
            int part = (worker + i) % next.length;
            List<long[]> chunks = parts.get(part);
            if (next[part].get() < chunks.size()) {
                int at = next[part].getAndIncrement();
                if (at < chunks.size()) {
                    return chunks.set(at, EMPTY);
                }
            }
        }
        return null;
    }
}

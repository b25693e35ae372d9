package org.zermelo.solve.packed;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Numbers in chunks that several threads take to work on. Each takes first the chunks it has filled itself, whose
 * surroundings its own cache holds, and then helps the others.
 */
final class Frontier {

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

    /** These chunks, filled by nobody. */
    static Frontier of(List<long[]> chunks) {
        return new Frontier(List.of(new ArrayList<>(chunks)));
    }

    /** What some bags hold, one for each thread; the bags are empty afterwards. */
    static Frontier drain(Stream<Bag> bags) {
        return new Frontier(bags.map(Bag::drain).toList());
    }

    /** How many numbers there are in a wave from which nothing was taken. */
    long size() {
        return parts.stream()
                .flatMap(List::stream)
                .mapToLong(chunk -> chunk.length)
                .sum();
    }

    /** Whether there is a chunk for more than one thread. */
    boolean wide() {
        return parts.stream().mapToInt(List::size).sum() > 1;
    }

    /** All chunks of a wave from which nothing was taken. */
    List<long[]> chunks() {
        return parts.stream().flatMap(List::stream).toList();
    }

    /** The next chunk for a thread, which the wave holds no longer; null when all are taken. */
    long @Nullable [] take(int worker) {
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

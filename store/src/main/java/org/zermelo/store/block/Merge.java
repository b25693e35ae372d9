package org.zermelo.store.block;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Several ascending files as one ascending sequence: the source with the least key is first. A heap, so each step costs the
 * logarithm of the number of sources.
 *
 * @param <S> what the sources give beside their keys
 */
public final class Merge<S extends Merge.Source> implements AutoCloseable {

    /** A place in an ascending file. */
    public interface Source extends AutoCloseable {

        /** Whether there is an entry here. */
        boolean has();

        /** The key of the entry here. */
        long key();

        /** Goes to the next entry. */
        void next() throws IOException;

        /** Goes to the first entry from here on whose key is at least this one. */
        default void skipTo(long least) throws IOException {
            while (has() && key() < least) {
                next();
            }
        }

        @Override
        void close() throws IOException;
    }

    /** Opens a file at its first entry. */
    @FunctionalInterface
    public interface Opener<S> {
        S open(Path file) throws IOException;
    }

    /** Merges each group of files into one; what was merged is of no further use. */
    @FunctionalInterface
    public interface Joining {
        List<Path> join(List<List<Path>> groups) throws IOException;
    }

    /** Merges files in groups until there are few enough to be open at once. */
    public static List<Path> fewer(List<Path> files, int most, Joining joining) throws IOException {
        List<Path> left = List.copyOf(files);
        while (left.size() > most) {
            List<List<Path>> groups = new ArrayList<>();
            for (int from = 0; from < left.size(); from += most) {
                groups.add(left.subList(from, Math.min(left.size(), from + most)));
            }
            left = joining.join(groups);
        }
        return left;
    }

    private final List<S> open = new ArrayList<>();
    /** Those that have an entry. */
    private final List<S> heap = new ArrayList<>();

    /** Stands at the least key of all files. */
    public Merge(List<Path> files, Opener<S> opener) throws IOException {
        try {
            for (Path file : files) {
                S source = opener.open(file);
                open.add(source);
                if (source.has()) {
                    heap.add(source);
                }
            }
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
        for (int at = heap.size() / 2 - 1; at >= 0; at--) {
            sink(at);
        }
    }

    /** Whether there is an entry here. */
    public boolean has() {
        return !heap.isEmpty();
    }

    /** The source of the entry here. */
    public S first() {
        return heap.get(0);
    }

    /** The key of the entry here. */
    public long key() {
        return heap.get(0).key();
    }

    /** Goes to the next entry; of equal keys, each is one. */
    public void next() throws IOException {
        first().next();
        settle();
    }

    /** Goes to the next larger key. */
    public void nextKey() throws IOException {
        long key = key();
        while (has() && key() == key) {
            next();
        }
    }

    /** Goes to the first entry from here on whose key is at least this one. */
    public void skipTo(long least) throws IOException {
        while (has() && key() < least) {
            first().skipTo(least);
            settle();
        }
    }

    /** Puts the first source where it belongs, after it went on. */
    private void settle() {
        if (!first().has()) {
            S last = heap.remove(heap.size() - 1);
            if (heap.isEmpty()) {
                return;
            }
            heap.set(0, last);
        }
        sink(0);
    }

    private void sink(int from) {
        S source = heap.get(from);
        long key = source.key();
        int at = from;
        while (2 * at + 1 < heap.size()) {
            int child = 2 * at + 1;
            if (child + 1 < heap.size()
                    && heap.get(child + 1).key() < heap.get(child).key()) {
                child++;
            }
            if (key <= heap.get(child).key()) {
                break;
            }
            heap.set(at, heap.get(child));
            at = child;
        }
        heap.set(at, source);
    }

    @Override
    public void close() throws IOException {
        for (S source : open) {
            source.close();
        }
    }
}

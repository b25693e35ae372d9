package org.zermelo.store.wave;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.zermelo.store.block.RunFile;

/** Several runs as one ascending sequence. */
final class RunMerge implements AutoCloseable {

    private final Together together;
    private final List<RunFile.Reader> open = new ArrayList<>();
    /** A heap: the reader with the least key is first. */
    private final RunFile.Reader[] heap;

    private int size;
    private boolean has;
    private long key;
    private long number;

    /** Stands at the first key that is at least {@code from}. */
    RunMerge(List<Path> files, Together together, long from) throws IOException {
        this.together = together;
        this.heap = new RunFile.Reader[files.size()];
        try {
            for (Path file : files) {
                RunFile.Reader reader = new RunFile.Reader(file, from);
                open.add(reader);
                if (reader.has()) {
                    heap[size++] = reader;
                }
            }
            for (int at = size / 2 - 1; at >= 0; at--) {
                sink(at);
            }
            next();
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Whether there is an entry here. */
    boolean has() {
        return has;
    }

    long key() {
        return key;
    }

    long number() {
        return number;
    }

    /** Goes to the next entry. */
    void next() throws IOException {
        has = size > 0;
        if (!has) {
            return;
        }
        key = heap[0].key();
        number = heap[0].number();
        step();
        while (together != Together.EACH && size > 0 && heap[0].key() == key) {
            number = together.of(number, heap[0].number());
            step();
        }
    }

    /** Goes to the first entry from here on whose key is at least this one. */
    void skipTo(long least) throws IOException {
        if (!has || key >= least) {
            return;
        }
        while (size > 0 && heap[0].key() < least) {
            heap[0].skipTo(least);
            settle();
        }
        next();
    }

    private void step() throws IOException {
        heap[0].next();
        settle();
    }

    /** Puts the first reader where it belongs, after it went on. */
    private void settle() {
        if (!heap[0].has()) {
            heap[0] = heap[--size];
        }
        sink(0);
    }

    private void sink(int from) {
        RunFile.Reader reader = heap[from];
        int at = from;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && heap[child + 1].key() < heap[child].key()) {
                child++;
            }
            if (reader.key() <= heap[child].key()) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = reader;
    }

    @Override
    public void close() throws IOException {
        for (RunFile.Reader reader : open) {
            reader.close();
        }
    }
}

package org.zermelo.store.cluster;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.zermelo.store.table.Entries;

/** The cells of all levels of all shards as one ascending sequence, put together stretch by stretch. */
final class ShardEntries implements Entries, AutoCloseable {

    private final List<Chunks.Reader> open = new ArrayList<>();
    private final PriorityQueue<Chunks.Reader> waiting = new PriorityQueue<>(Comparator.comparingLong(r -> r.stretch));
    /** The cells of the current stretch, each one more; 0 where nothing is. */
    private final int[] present = new int[Chunks.STRETCH];

    private long stretch;
    private int at = Chunks.STRETCH;

    ShardEntries(List<Path> files) throws IOException {
        try {
            for (Path file : files) {
                Chunks.Reader reader = new Chunks.Reader(new BufferedInputStream(Files.newInputStream(file), 1 << 14));
                open.add(reader);
                if (reader.next()) {
                    waiting.add(reader);
                }
            }
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    @Override
    public boolean next() {
        at++;
        while (true) {
            while (at < Chunks.STRETCH) {
                if (present[at] != 0) {
                    return true;
                }
                at++;
            }
            if (waiting.isEmpty()) {
                return false;
            }
            gather();
        }
    }

    private void gather() {
        Arrays.fill(present, 0);
        stretch = waiting.element().stretch;
        at = 0;
        try {
            while (!waiting.isEmpty() && waiting.element().stretch == stretch) {
                Chunks.Reader reader = waiting.remove();
                for (int i = 0; i < reader.count; i++) {
                    present[reader.places[i]] = reader.cells[i] + 1;
                }
                if (reader.next()) {
                    waiting.add(reader);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public long key() {
        return stretch << Chunks.SHIFT | at;
    }

    @Override
    public int cell() {
        return present[at] - 1;
    }

    @Override
    public void close() throws IOException {
        for (Chunks.Reader reader : open) {
            reader.close();
        }
    }
}

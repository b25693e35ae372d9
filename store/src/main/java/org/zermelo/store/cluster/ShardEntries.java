package org.zermelo.store.cluster;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.zermelo.store.block.Merge;
import org.zermelo.store.table.Entries;

/** The cells of all levels of all shards as one ascending sequence, put together stretch by stretch. */
final class ShardEntries implements Entries {

    private final Merge<Chunks.ChunkReader> chunks;
    /** The cells of the current stretch, each one more; 0 where nothing is. */
    private final int[] present = new int[Chunks.STRETCH];

    private long stretch;
    private int at = Chunks.STRETCH;

    ShardEntries(List<Path> files) throws IOException {
        this.chunks = open(files);
    }

    private static Merge<Chunks.ChunkReader> open(List<Path> files) throws IOException {
        return new Merge<>(
                files, file -> new Chunks.ChunkReader(new BufferedInputStream(Files.newInputStream(file), 1 << 14)));
    }

    /** Puts the chunks of several files into one, in their order. */
    static void join(List<Path> files, Path joined) throws IOException {
        try (Merge<Chunks.ChunkReader> chunks = open(files);
                OutputStream out = new BufferedOutputStream(Files.newOutputStream(joined), 1 << 16)) {
            Chunks.ChunkWriter writer = new Chunks.ChunkWriter();
            for (; chunks.has(); chunks.next()) {
                Chunks.ChunkReader chunk = chunks.first();
                writer.add(chunk.stretch, chunk.places, chunk.cells, chunk.count);
                writer.passTo(out);
            }
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
            if (!chunks.has()) {
                return false;
            }
            gather();
        }
    }

    private void gather() {
        Arrays.fill(present, 0);
        stretch = chunks.key();
        at = 0;
        try {
            while (chunks.has() && chunks.key() == stretch) {
                Chunks.ChunkReader chunk = chunks.first();
                for (int i = 0; i < chunk.count; i++) {
                    present[chunk.places[i]] = chunk.cells[i] + 1;
                }
                chunks.next();
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
        chunks.close();
    }
}

package org.zermelo.store.wave;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.zermelo.store.block.RunFile;
import org.zermelo.store.table.Entries;

/** The cells of all shards as they are stored, one shard after the other. */
final class StoredCells implements Entries {

    private final Shards shards;
    private RunFile.KeyRunReader reader;
    private int shard;
    private long key;
    private int cell;

    StoredCells(Shards shards) throws IOException {
        this.shards = shards;
        this.reader = new RunFile.KeyRunReader(shards.file(0), 0);
    }

    @Override
    public boolean next() {
        try {
            while (!reader.has()) {
                if (++shard >= shards.count()) {
                    return false;
                }
                reader.close();
                reader = new RunFile.KeyRunReader(shards.file(shard), 0);
            }
            key = reader.key();
            cell = Math.toIntExact(Cell.stored(reader.number()));
            reader.next();
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public int cell() {
        return cell;
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}

package org.zermelo.store.level;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.zermelo.store.block.CellFile;
import org.zermelo.store.block.Merge;
import org.zermelo.store.block.NumberFile;
import org.zermelo.store.table.Entries;
import org.zermelo.store.work.WorkFolder;

/** The keys and cells of all levels as one ascending sequence. */
final class LevelEntries implements Entries, AutoCloseable {

    private static final String KEYS = "keys-";

    private record Level(NumberFile.Reader keys, CellFile.Reader cells) implements Merge.Source {

        @Override
        public boolean has() {
            return keys.has();
        }

        @Override
        public long key() {
            return keys.key();
        }

        @Override
        public void next() throws IOException {
            keys.next();
            cells.next();
        }

        @Override
        public void close() throws IOException {
            keys.close();
            cells.close();
        }
    }

    private final Merge<Level> levels;
    private long key;
    private int cell;

    /** All levels whose keys and cells lie in the folder. */
    LevelEntries(WorkFolder work) throws IOException {
        this.levels = new Merge<>(work.begin(KEYS), keys -> {
            String place = keys.getFileName().toString().substring(KEYS.length());
            return new Level(new NumberFile.Reader(keys), new CellFile.Reader(work.file("cells-" + place)));
        });
    }

    @Override
    public boolean next() {
        if (!levels.has()) {
            return false;
        }
        key = levels.key();
        cell = levels.first().cells().peek();
        try {
            levels.next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return true;
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
        levels.close();
    }
}

package org.zermelo.store.level;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.zermelo.store.block.CellFile;
import org.zermelo.store.block.NumberFile;
import org.zermelo.store.table.Entries;
import org.zermelo.store.work.WorkFolder;

/** The keys and cells of all levels as one ascending sequence. */
final class LevelEntries implements Entries, AutoCloseable {

    private record Level(NumberFile.Reader keys, CellFile.Reader cells) {}

    private final List<Level> open = new ArrayList<>();
    private final PriorityQueue<Level> waiting =
            new PriorityQueue<>(Comparator.comparingLong(level -> level.keys().peek()));
    private long key;
    private int cell;

    /** All levels whose keys and cells lie in the folder. */
    LevelEntries(WorkFolder work) throws IOException {
        for (Path keys : work.begin("keys-")) {
            String place = keys.getFileName().toString().substring("keys-".length());
            Level files = new Level(new NumberFile.Reader(keys), new CellFile.Reader(work.file("cells-" + place)));
            open.add(files);
            if (files.keys().has()) {
                waiting.add(files);
            }
        }
    }

    @Override
    public boolean next() {
        if (waiting.isEmpty()) {
            return false;
        }
        Level level = waiting.remove();
        try {
            key = level.keys().next();
            cell = level.cells().next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (level.keys().has()) {
            waiting.add(level);
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
        for (Level level : open) {
            level.keys().close();
            level.cells().close();
        }
    }
}

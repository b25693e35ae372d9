package org.zermelo.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** The keys and cells of all levels as one ascending sequence. */
final class LevelEntries implements Entries, AutoCloseable {

    private record Level(NumberFile.Reader keys, CellFile.Reader cells) {}

    private final List<Level> open = new ArrayList<>();
    private final PriorityQueue<Level> waiting =
            new PriorityQueue<>(Comparator.comparingLong(level -> level.keys().peek()));
    private long key;
    private int cell;

    LevelEntries(WorkFolder work, int levels) throws IOException {
        for (int level = 0; level < levels; level++) {
            if (work.has("keys-" + level)) {
                Level files = new Level(
                        new NumberFile.Reader(work.file("keys-" + level)),
                        new CellFile.Reader(work.file("cells-" + level)));
                open.add(files);
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

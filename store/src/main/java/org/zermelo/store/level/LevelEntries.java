package org.zermelo.store.level;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.zermelo.store.block.CellFile;
import org.zermelo.store.block.Merge;
import org.zermelo.store.block.NumberFile;
import org.zermelo.store.block.RunFile;
import org.zermelo.store.table.Entries;
import org.zermelo.store.work.WorkFolder;

/** The keys and cells of all levels as one ascending sequence. Very many levels are merged in groups first. */
final class LevelEntries implements Entries {

    private static final String KEYS = "keys-";
    private static final String JOINED = "joined-";

    /** Ascending keys with their cells. */
    private interface Celled extends Merge.Source {
        int cell();
    }

    private record Level(NumberFile.AscendingReader keys, CellFile.CellReader cells) implements Celled {

        @Override
        public boolean has() {
            return keys.has();
        }

        @Override
        public long key() {
            return keys.key();
        }

        @Override
        public int cell() {
            return cells.peek();
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

    /** Several levels in one file. */
    private record Joined(RunFile.KeyRunReader run) implements Celled {

        @Override
        public boolean has() {
            return run.has();
        }

        @Override
        public long key() {
            return run.key();
        }

        @Override
        public int cell() {
            return (int) run.number();
        }

        @Override
        public void next() throws IOException {
            run.next();
        }

        @Override
        public void close() throws IOException {
            run.close();
        }
    }

    private final WorkFolder work;
    private final Merge<Celled> levels;
    private int joined;
    private long key;
    private int cell;

    /**
     * All levels whose keys and cells lie in the folder.
     *
     * @param most how many files are read at once
     */
    LevelEntries(WorkFolder work, int most) throws IOException {
        this.work = work;
        work.delete(work.begin(JOINED));
        // two files a level
        this.levels = new Merge<>(Merge.fewer(work.begin(KEYS), most / 2, this::join), this::open);
    }

    private Celled open(Path file) throws IOException {
        String name = file.getFileName().toString();
        if (name.startsWith(JOINED)) {
            return new Joined(new RunFile.KeyRunReader(file, 0));
        }
        Path cells = work.file("cells-" + name.substring(KEYS.length()));
        return new Level(new NumberFile.AscendingReader(file), new CellFile.CellReader(cells));
    }

    /** The levels themselves stay, for a run that is killed here begins anew with them. */
    private List<Path> join(List<List<Path>> groups) throws IOException {
        List<Path> files = new ArrayList<>();
        for (List<Path> group : groups) {
            String name = JOINED + joined++;
            try (RunFile.KeyRunWriter writer = new RunFile.KeyRunWriter(work.part(name));
                    Merge<Celled> merge = new Merge<>(group, this::open)) {
                for (; merge.has(); merge.next()) {
                    writer.add(merge.key(), merge.first().cell());
                }
            }
            work.finish(name);
            files.add(work.file(name));
            work.delete(group.stream()
                    .filter(file -> file.getFileName().toString().startsWith(JOINED))
                    .toList());
        }
        return files;
    }

    @Override
    public boolean next() {
        if (!levels.has()) {
            return false;
        }
        key = levels.key();
        cell = levels.first().cell();
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

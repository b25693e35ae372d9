package org.zermelo.store.wave;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.zermelo.store.block.Merge;
import org.zermelo.store.block.RunFile;

/** Several runs as one ascending sequence. */
final class RunMerge implements AutoCloseable {

    private final Together together;
    private final Merge<RunFile.KeyRunReader> runs;
    private boolean has;
    private long key;
    private long number;

    /** Stands at the first key that is at least {@code from}. */
    RunMerge(List<Path> files, Together together, long from) throws IOException {
        this.together = together;
        this.runs = new Merge<>(files, file -> new RunFile.KeyRunReader(file, from));
        try {
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
        has = runs.has();
        if (!has) {
            return;
        }
        key = runs.key();
        number = runs.first().number();
        runs.next();
        while (together != Together.EACH && runs.has() && runs.key() == key) {
            number = together.of(number, runs.first().number());
            runs.next();
        }
    }

    /** Goes to the first entry from here on whose key is at least this one. */
    void skipTo(long least) throws IOException {
        if (!has || key >= least) {
            return;
        }
        runs.skipTo(least);
        next();
    }

    @Override
    public void close() throws IOException {
        runs.close();
    }
}

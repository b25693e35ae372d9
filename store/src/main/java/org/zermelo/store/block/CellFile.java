package org.zermelo.store.block;

import java.io.IOException;
import java.nio.file.Path;

/** Cells in the order of a level's keys, in a {@link NumberFile} as running totals, which ascend. */
public final class CellFile {

    private CellFile() {}

    /** Writes cells. */
    public static final class CellWriter implements AutoCloseable {
        private final NumberFile.AscendingWriter numbers;
        private long total;

        public CellWriter(Path file) throws IOException {
            this.numbers = new NumberFile.AscendingWriter(file);
        }

        public void add(long cell) throws IOException {
            total += cell;
            numbers.add(total);
        }

        @Override
        public void close() throws IOException {
            numbers.close();
        }
    }

    /** Reads cells. */
    public static final class CellReader implements AutoCloseable {
        private final NumberFile.AscendingReader numbers;
        private long last;

        public CellReader(Path file) throws IOException {
            this.numbers = new NumberFile.AscendingReader(file);
        }

        /** The next cell, which stays the next. */
        public int peek() {
            return (int) (numbers.key() - last);
        }

        public int next() throws IOException {
            int cell = peek();
            last = numbers.take();
            return cell;
        }

        @Override
        public void close() throws IOException {
            numbers.close();
        }
    }
}

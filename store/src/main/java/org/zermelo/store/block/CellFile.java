package org.zermelo.store.block;

import java.io.IOException;
import java.nio.file.Path;

/** Cells in the order of a level's keys, in a {@link NumberFile} as running totals, which ascend. */
public final class CellFile {

    private CellFile() {}

    /** Writes cells. */
    public static final class Writer implements AutoCloseable {
        private final NumberFile.Writer numbers;
        private long total;

        public Writer(Path file) throws IOException {
            this.numbers = new NumberFile.Writer(file);
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
    public static final class Reader implements AutoCloseable {
        private final NumberFile.Reader numbers;
        private long last;

        public Reader(Path file) throws IOException {
            this.numbers = new NumberFile.Reader(file);
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

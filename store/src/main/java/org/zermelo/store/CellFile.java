package org.zermelo.store;

import java.io.IOException;
import java.nio.file.Path;

/** Cells in the order of a level's keys, in a {@link NumberFile} as running totals, which ascend. */
final class CellFile {

    private CellFile() {}

    /** Writes cells. */
    static final class Writer implements AutoCloseable {
        private final NumberFile.Writer numbers;
        private long total;

        Writer(Path file) throws IOException {
            this.numbers = new NumberFile.Writer(file);
        }

        void add(long cell) throws IOException {
            total += cell;
            numbers.add(total);
        }

        @Override
        public void close() throws IOException {
            numbers.close();
        }
    }

    /** Reads cells. */
    static final class Reader implements AutoCloseable {
        private final NumberFile.Reader numbers;
        private long last;

        Reader(Path file) throws IOException {
            this.numbers = new NumberFile.Reader(file);
        }

        /** The next cell, which stays the next. */
        int peek() {
            return (int) (numbers.peek() - last);
        }

        int next() throws IOException {
            int cell = peek();
            last = numbers.next();
            return cell;
        }

        @Override
        public void close() throws IOException {
            numbers.close();
        }
    }
}

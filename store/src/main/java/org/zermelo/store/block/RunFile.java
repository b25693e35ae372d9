package org.zermelo.store.block;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A file of ascending keys, each with a number of at least 0, written and read from front to back. A block states its
 * last key before its contents, so a reader that looks for a few keys skips the blocks between them.
 */
public final class RunFile {

    /** Entries of a block. */
    static final int BLOCK = 1024;

    /** Memory of a reader, of which there are many when runs are merged: a block and the buffer of its file. */
    public static final int BYTES = 32 << 10;

    private static final int BUFFER = 1 << 13;
    /** Keys, whether one number stands for all, numbers. */
    private static final int MOST_BODY = 2 * BLOCK * Varints.MOST + 1;

    private RunFile() {}

    /** Writes ascending keys; a key may come again. */
    public static final class KeyRunWriter implements AutoCloseable {
        private final BlockFile.BlockWriter out;
        private final long[] keys = new long[BLOCK];
        private final long[] numbers = new long[BLOCK];
        private final byte[] body = new byte[MOST_BODY];
        private int used;
        private long count;

        public KeyRunWriter(Path file) throws IOException {
            this.out = new BlockFile.BlockWriter(file, BUFFER);
        }

        public void add(long key, long number) throws IOException {
            keys[used] = key;
            numbers[used++] = number;
            count++;
            if (used == BLOCK) {
                flush();
            }
        }

        /** How many entries were added. */
        public long count() {
            return count;
        }

        private void flush() throws IOException {
            boolean same = true;
            for (int i = 1; i < used; i++) {
                same &= numbers[i] == numbers[0];
            }
            int at = Varints.writeAscending(keys, used, body, 0);
            // one number stands for all when they are equal
            body[at++] = (byte) (same ? 1 : 0);
            for (int i = 0; i < (same ? 1 : used); i++) {
                at = Varints.write(numbers[i], body, at);
            }
            out.add(used, keys[used - 1], body, at);
            used = 0;
        }

        @Override
        public void close() throws IOException {
            try {
                if (used > 0) {
                    flush();
                }
            } finally {
                out.close();
            }
        }
    }

    /** Reads what a {@link KeyRunWriter} wrote. */
    public static final class KeyRunReader implements Merge.Source {
        private final BlockFile.BlockReader in;
        private final long[] keys = new long[BLOCK];
        private final long[] numbers = new long[BLOCK];
        private int count;
        private int at;

        /** Stands at the first key that is at least {@code from}. */
        public KeyRunReader(Path file, long from) throws IOException {
            this.in = new BlockFile.BlockReader(file, BUFFER, BLOCK, MOST_BODY);
            try {
                fill(from);
                skipTo(from);
            } catch (IOException | RuntimeException e) {
                in.close();
                throw e;
            }
        }

        @Override
        public boolean has() {
            return at < count;
        }

        @Override
        public long key() {
            return keys[at];
        }

        public long number() {
            return numbers[at];
        }

        @Override
        public void next() throws IOException {
            if (++at == count) {
                fill(Long.MIN_VALUE);
            }
        }

        /** Blocks between are not unpacked. */
        @Override
        public void skipTo(long key) throws IOException {
            if (at < count && keys[count - 1] < key) {
                fill(key);
            }
            while (at < count && keys[at] < key) {
                at++;
            }
        }

        /** Reads the next block whose last key is at least this one; the count is 0 when there is none. */
        private void fill(long from) throws IOException {
            at = 0;
            count = 0;
            while (in.next()) {
                if (in.last() >= from) {
                    unpack(in.entries(), in.length());
                    return;
                }
                in.skip();
            }
        }

        private void unpack(int entries, int length) throws IOException {
            byte[] body = in.body();
            try {
                int from = Varints.readAscending(body, 0, length, keys, entries);
                boolean same = from < length && body[from] == 1;
                int end = Varints.read(body, from + 1, length, numbers, same ? 1 : entries);
                if (same) {
                    Arrays.fill(numbers, 1, entries, numbers[0]);
                }
                if (end != length) {
                    throw in.damaged();
                }
            } catch (IndexOutOfBoundsException | ArithmeticException e) {
                throw in.damaged();
            }
            count = entries;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}

package org.zermelo.store.block;

import com.github.luben.zstd.ZstdException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A file of numbers that is written and read from front to back, in compressed blocks with checksums. Ascending numbers
 * are kept as differences.
 */
public final class NumberFile {

    private static final int BLOCK = 1 << 12;

    /** Memory of a reader, of which there are many when files are merged: a block, packed and not, and the buffer of its file. */
    public static final int BYTES = 96 << 10;

    private static final int BUFFER = 1 << 14;

    private NumberFile() {}

    /** Writes ascending numbers. */
    public static final class AscendingWriter implements AutoCloseable {
        private final BlockFile.BlockWriter out;
        private final long[] block = new long[BLOCK];
        private final byte[] raw = new byte[BLOCK * 9];
        private int used;

        public AscendingWriter(Path file) throws IOException {
            this.out = new BlockFile.BlockWriter(file, BUFFER);
        }

        public void add(long number) throws IOException {
            block[used++] = number;
            if (used == BLOCK) {
                flush();
            }
        }

        private void flush() throws IOException {
            int length = Varints.writeAscending(block, used, raw, 0);
            byte[] packed = Compression.pack(length == raw.length ? raw : Arrays.copyOf(raw, length), 1);
            out.add(used, block[used - 1], packed, packed.length);
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

    /** Reads what a {@link AscendingWriter} wrote. */
    public static final class AscendingReader implements Merge.Source {
        private final BlockFile.BlockReader in;
        private final long[] block = new long[BLOCK];
        private int count;
        private int at;

        /** Stands at the first number. */
        public AscendingReader(Path file) throws IOException {
            this.in = new BlockFile.BlockReader(file, BUFFER, BLOCK, BLOCK * 10);
            try {
                fill();
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
            return block[at];
        }

        @Override
        public void next() throws IOException {
            if (++at == count) {
                fill();
            }
        }

        /** The number here, which is left behind. */
        public long take() throws IOException {
            long number = block[at];
            next();
            return number;
        }

        private void fill() throws IOException {
            at = 0;
            count = 0;
            if (!in.next()) {
                return;
            }
            int numbers = in.entries();
            byte[] packed = Arrays.copyOf(in.body(), in.length());
            try {
                byte[] raw = Compression.unpack(packed, numbers * 9L);
                Varints.readAscending(raw, 0, raw.length, block, numbers);
            } catch (ZstdException | IndexOutOfBoundsException | ArithmeticException e) {
                throw in.damaged();
            }
            count = numbers;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}

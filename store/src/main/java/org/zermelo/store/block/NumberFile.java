package org.zermelo.store.block;

import com.github.luben.zstd.ZstdException;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.zermelo.store.file.FileFailures;

/**
 * A file of numbers that is written and read from front to back, in compressed blocks with checksums. Ascending numbers
 * are kept as differences.
 */
public final class NumberFile {

    private static final int BLOCK = 1 << 15;
    /** Count, length and checksum of the body. */
    private static final int HEAD = 4 + 4 + 4;

    private NumberFile() {}

    /** Writes ascending numbers. */
    public static final class Writer implements AutoCloseable {
        private final DataOutputStream out;
        private final long[] block = new long[BLOCK];
        private final byte[] raw = new byte[BLOCK * 9];
        private int used;
        private long count;

        public Writer(Path file) throws IOException {
            this.out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), 1 << 16));
        }

        public void add(long number) throws IOException {
            block[used++] = number;
            count++;
            if (used == BLOCK) {
                flush();
            }
        }

        long count() {
            return count;
        }

        private void flush() throws IOException {
            int length = Varints.writeAscending(block, used, raw, 0);
            byte[] packed = Compression.pack(length == raw.length ? raw : Arrays.copyOf(raw, length), 1);
            out.writeInt(used);
            out.writeInt(packed.length);
            out.writeInt(Checksum.of(packed));
            out.write(packed);
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

    /** Reads what a {@link Writer} wrote. */
    public static final class Reader implements Merge.Source {
        private final BlockInput in;
        private final long[] block = new long[BLOCK];
        private int count;
        private int at;

        /** Stands at the first number. */
        public Reader(Path file) throws IOException {
            this.in = new BlockInput(
                    new BufferedInputStream(Files.newInputStream(file), 1 << 16),
                    HEAD,
                    offset -> FileFailures.damaged(file, "block", offset));
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
            ByteBuffer head = in.head();
            if (head == null) {
                return;
            }
            int numbers = head.getInt();
            int length = head.getInt();
            int checksum = head.getInt();
            if (numbers < 1 || numbers > BLOCK || length < 1 || length > BLOCK * 10) {
                throw in.damaged();
            }
            byte[] packed = Arrays.copyOf(in.body(length), length);
            if (Checksum.of(packed) != checksum) {
                throw in.damaged();
            }
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

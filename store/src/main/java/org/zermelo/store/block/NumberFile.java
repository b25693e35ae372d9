package org.zermelo.store.block;

import com.github.luben.zstd.ZstdException;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
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
    public static final class Reader implements AutoCloseable {
        private final Path file;
        private final DataInputStream in;
        private long[] block = new long[0];
        private int at;

        public Reader(Path file) throws IOException {
            this.file = file;
            this.in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16));
            fill();
        }

        /** Whether there is another number. */
        public boolean has() {
            return at < block.length;
        }

        /** The next number, which stays the next. */
        public long peek() {
            return block[at];
        }

        /** Takes the next number. */
        public long next() throws IOException {
            long number = block[at++];
            if (at == block.length) {
                fill();
            }
            return number;
        }

        private void fill() throws IOException {
            at = 0;
            int count;
            try {
                count = in.readInt();
            } catch (EOFException e) {
                block = new long[0];
                return;
            }
            int length = in.readInt();
            int checksum = in.readInt();
            if (count < 1 || count > BLOCK || length < 1 || length > BLOCK * 10) {
                throw FileFailures.damaged(file, "block", 0);
            }
            byte[] packed = in.readNBytes(length);
            if (packed.length != length || Checksum.of(packed) != checksum) {
                throw FileFailures.damaged(file, "block", 0);
            }
            try {
                byte[] raw = Compression.unpack(packed, count * 9L);
                block = new long[count];
                Varints.readAscending(raw, 0, block);
            } catch (ZstdException | IndexOutOfBoundsException | ArithmeticException e) {
                throw FileFailures.damaged(file, "block", 0);
            }
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}

package org.zermelo.store.block;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.zermelo.store.file.FileFailures;

/**
 * A file of ascending keys, each with a number of at least 0, written and read from front to back. A block states its
 * last key before its contents, so a reader that looks for a few keys skips the blocks between them. The file ends with
 * a checksum.
 */
public final class RunFile {

    /** Entries of a block. */
    static final int BLOCK = 1024;

    /** Memory of a reader or a writer: a block and the buffer of its file. */
    public static final int BYTES = 32 << 10;

    private static final int BUFFER = 1 << 13;
    /** Count, length and checksum of the body, last key. */
    private static final int HEAD = 4 + 4 + 4 + 8;

    private RunFile() {}

    /** Writes ascending keys; a key may come again. */
    public static final class Writer implements AutoCloseable {
        private final DataOutputStream out;
        private final long[] keys = new long[BLOCK];
        private final long[] numbers = new long[BLOCK];
        private byte[] body = new byte[BLOCK * 4];
        private int used;
        private long count;

        public Writer(Path file) throws IOException {
            this.out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), BUFFER));
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
            int at = 0;
            long last = 0;
            boolean same = true;
            for (int i = 0; i < used; i++) {
                at = put(at, keys[i] - last);
                last = keys[i];
                same &= numbers[i] == numbers[0];
            }
            // one number stands for all when they are equal
            body = room(body, at);
            body[at++] = (byte) (same ? 1 : 0);
            for (int i = 0; i < (same ? 1 : used); i++) {
                at = put(at, numbers[i]);
            }
            out.writeInt(used);
            out.writeInt(at);
            out.writeInt(Checksum.of(body, 0, at) + Long.hashCode(last) + used);
            out.writeLong(last);
            out.write(body, 0, at);
            used = 0;
        }

        private int put(int from, long number) {
            body = room(body, from);
            int at = from;
            long rest = number;
            while (rest >>> 7 != 0) {
                body[at++] = (byte) (rest | 0x80);
                rest >>>= 7;
            }
            body[at++] = (byte) rest;
            return at;
        }

        /** Room for one more number. */
        private static byte[] room(byte[] body, int at) {
            return at + 10 <= body.length ? body : Arrays.copyOf(body, 2 * body.length);
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
        private final long[] keys = new long[BLOCK];
        private final long[] numbers = new long[BLOCK];
        private byte[] body = new byte[BLOCK * 4];
        private long offset;
        private int count;
        private int at;

        /** Stands at the first key that is at least {@code from}. */
        public Reader(Path file, long from) throws IOException {
            this.file = file;
            this.in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER));
            try {
                fill(from);
                skipTo(from);
            } catch (IOException | RuntimeException e) {
                in.close();
                throw e;
            }
        }

        /** Whether there is an entry here. */
        public boolean has() {
            return at < count;
        }

        public long key() {
            return keys[at];
        }

        public long number() {
            return numbers[at];
        }

        /** Goes to the next entry. */
        public void next() throws IOException {
            if (++at == count) {
                fill(Long.MIN_VALUE);
            }
        }

        /** Goes to the first entry from here on whose key is at least this one; blocks between are not unpacked. */
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
            while (true) {
                byte[] head = in.readNBytes(HEAD);
                if (head.length == 0) {
                    return;
                }
                if (head.length < HEAD) {
                    throw damaged();
                }
                ByteBuffer fields = ByteBuffer.wrap(head);
                int entries = fields.getInt();
                int length = fields.getInt();
                int checksum = fields.getInt();
                long last = fields.getLong();
                if (entries < 1 || entries > BLOCK || length < 1 || length > BLOCK * 20) {
                    throw damaged();
                }
                if (last < from) {
                    in.skipNBytes(length);
                } else {
                    unpack(entries, length, checksum - entries - Long.hashCode(last));
                }
                offset += HEAD + length;
                if (count > 0) {
                    return;
                }
            }
        }

        private void unpack(int entries, int length, int checksum) throws IOException {
            if (body.length < length) {
                body = new byte[length];
            }
            if (in.readNBytes(body, 0, length) < length || Checksum.of(body, 0, length) != checksum) {
                throw damaged();
            }
            int from = decode(keys, entries, 0, length);
            for (int i = 1; i < entries; i++) {
                keys[i] += keys[i - 1];
            }
            boolean same = from < length && body[from] == 1;
            int end = decode(numbers, same ? 1 : entries, from + 1, length);
            if (same) {
                Arrays.fill(numbers, 1, entries, numbers[0]);
            }
            if (end != length) {
                throw damaged();
            }
            count = entries;
        }

        private int decode(long[] into, int entries, int from, int length) {
            int place = from;
            for (int i = 0; i < entries; i++) {
                long number = 0;
                int shift = 0;
                byte b;
                do {
                    if (place >= length || shift > 63) {
                        throw damaged();
                    }
                    b = body[place++];
                    number |= (long) (b & 0x7F) << shift;
                    shift += 7;
                } while (b < 0);
                into[i] = number;
            }
            return place;
        }

        private RuntimeException damaged() {
            return FileFailures.damaged(file, "block", offset);
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}

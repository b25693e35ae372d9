package org.zermelo.store.block;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.zermelo.store.file.FileFailures;

/**
 * A file of blocks, each behind a head with checksums of both, so that what a head says is true even where its body is passed
 * over. A last head without a body tells how many entries there are: a file that was cut between two blocks is noticed, too.
 */
final class BlockFile {

    /** Entries, length of the body, last key, checksum of the body. */
    private static final int FIELDS = 4 + 4 + 8 + 4;

    private static final int HEAD = FIELDS + 4;

    private BlockFile() {}

    /** Writes blocks. */
    static final class BlockWriter implements AutoCloseable {
        private final DataOutputStream out;
        private long total;

        /**
         * Begins a file.
         *
         * @param buffer bytes that wait to be written
         */
        BlockWriter(Path file, int buffer) throws IOException {
            this.out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), buffer));
        }

        void add(int entries, long last, byte[] body, int length) throws IOException {
            total += entries;
            head(entries, length, last, Checksum.of(body, 0, length));
            out.write(body, 0, length);
        }

        private void head(int entries, int length, long last, int checksum) throws IOException {
            ByteBuffer head = ByteBuffer.allocate(HEAD);
            head.putInt(entries).putInt(length).putLong(last).putInt(checksum);
            head.putInt(Checksum.of(head.array(), 0, FIELDS));
            out.write(head.array());
        }

        @Override
        public void close() throws IOException {
            try {
                head(0, 0, total, 0);
            } finally {
                out.close();
            }
        }
    }

    /** Reads what a {@link BlockWriter} wrote. */
    static final class BlockReader implements AutoCloseable {
        private final BlockInput in;
        private final int mostEntries;
        private final int longest;
        private long total;
        private int entries;
        private int length;
        private long last;
        private int checksum;

        /**
         * Opens a file.
         *
         * @param buffer bytes that are read at once
         * @param mostEntries of a block
         * @param longest body
         */
        BlockReader(Path file, int buffer, int mostEntries, int longest) throws IOException {
            this.in = new BlockInput(
                    new BufferedInputStream(Files.newInputStream(file), buffer),
                    HEAD,
                    offset -> FileFailures.damaged(file, "block", offset));
            this.mostEntries = mostEntries;
            this.longest = longest;
        }

        /** Goes to the next head; false behind the last block. The body of each is to be read or passed over. */
        boolean next() throws IOException {
            ByteBuffer head = in.head();
            if (head == null || Checksum.of(head.array(), 0, FIELDS) != head.getInt(FIELDS)) {
                throw in.damaged();
            }
            entries = head.getInt();
            length = head.getInt();
            last = head.getLong();
            checksum = head.getInt();
            if (entries == 0) {
                if (last != total || in.head() != null) {
                    throw in.damaged();
                }
                return false;
            }
            if (entries < 0 || entries > mostEntries || length < 1 || length > longest) {
                throw in.damaged();
            }
            total += entries;
            return true;
        }

        int entries() {
            return entries;
        }

        int length() {
            return length;
        }

        /** The last key, as the writer was told. */
        long last() {
            return last;
        }

        /** The body, from the first byte of an array that may be longer. */
        byte[] body() throws IOException {
            byte[] body = in.body(length);
            if (Checksum.of(body, 0, length) != checksum) {
                throw in.damaged();
            }
            return body;
        }

        void skip() throws IOException {
            in.skip(length);
        }

        /** The refusal of this block. */
        RuntimeException damaged() {
            return in.damaged();
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}

package org.zermelo.store.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;
import org.zermelo.game.BadInputException;
import org.zermelo.store.block.BlockInput;
import org.zermelo.store.block.Merge;
import org.zermelo.store.table.Format;
import org.zermelo.store.table.TableCut;

/**
 * Numbers, and perhaps their cells, as chunks: what lies in one stretch of 2^14 numbers, as a list of places while that is
 * short and else as a bitmap, then the cells in 1, 2 or 4 bytes, all behind a checksum. Chunks ascend.
 */
final class Chunks {

    /** Binary logarithm of a stretch. */
    static final int SHIFT = TableCut.SHIFT;

    static final int STRETCH = 1 << SHIFT;
    private static final int MOST_LISTED = STRETCH / 16;
    /** Stretch, count, width of a cell, checksum of these and of what follows. */
    private static final int HEAD = 8 + 4 + 4 + 4;

    private Chunks() {}

    private static int checksum(byte[] head, byte[] body, int length, int from) {
        CRC32C crc = new CRC32C();
        crc.update(head, 0, HEAD - 4);
        crc.update(body, from, length);
        return (int) crc.getValue();
    }

    /** Writes chunks into memory. */
    static final class ChunkWriter {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private final ByteBuffer buffer = Format.buffer(HEAD + STRETCH / 8 + STRETCH * 4);

        /** A chunk without cells: {@code places} ascend. */
        void add(long stretch, char[] places, int count) {
            begin(stretch, places, count, 0);
            end();
        }

        /** A chunk with the cell of each place. */
        void add(long stretch, char[] places, int[] cells, int count) {
            int most = 0;
            for (int i = 0; i < count; i++) {
                most |= cells[i];
            }
            int width = most >>> 8 == 0 ? 1 : most >>> 16 == 0 ? 2 : 4;
            begin(stretch, places, count, width);
            for (int i = 0; i < count; i++) {
                switch (width) {
                    case 1 -> buffer.put((byte) cells[i]);
                    case 2 -> buffer.putShort((short) cells[i]);
                    default -> buffer.putInt(cells[i]);
                }
            }
            end();
        }

        private void begin(long stretch, char[] places, int count, int width) {
            buffer.clear().putLong(stretch).putInt(count).putInt(width).putInt(0);
            if (count <= MOST_LISTED) {
                for (int i = 0; i < count; i++) {
                    buffer.putChar(places[i]);
                }
                return;
            }
            long word = 0;
            int at = 0;
            for (int i = 0; i < count; i++) {
                while (places[i] >>> 6 != at) {
                    buffer.putLong(word);
                    word = 0;
                    at++;
                }
                word |= 1L << places[i];
            }
            for (; at < STRETCH / 64; at++) {
                buffer.putLong(word);
                word = 0;
            }
        }

        private void end() {
            int length = buffer.position();
            buffer.putInt(HEAD - 4, checksum(buffer.array(), buffer.array(), length - HEAD, HEAD));
            out.write(buffer.array(), 0, length);
        }

        boolean isEmpty() {
            return out.size() == 0;
        }

        byte[] toBytes() {
            return out.toByteArray();
        }

        /** Lets what it has go on to a file. */
        void passTo(OutputStream file) throws IOException {
            out.writeTo(file);
            out.reset();
        }
    }

    /** Reads chunks; the arrays hold the chunk that it stands at. */
    static final class ChunkReader implements Merge.Source {
        private final BlockInput in;
        final char[] places = new char[STRETCH];
        final int[] cells = new int[STRETCH];
        long stretch;
        int count;

        ChunkReader(InputStream in) throws IOException {
            this.in = new BlockInput(
                    in, HEAD, offset -> new BadInputException("store.damaged-shipment", "offset", offset));
            try {
                next();
            } catch (IOException | RuntimeException e) {
                in.close();
                throw e;
            }
        }

        ChunkReader(byte[] chunks) throws IOException {
            this(new ByteArrayInputStream(chunks));
        }

        @Override
        public boolean has() {
            return count > 0;
        }

        /** The stretch. */
        @Override
        public long key() {
            return stretch;
        }

        @Override
        public void next() throws IOException {
            ByteBuffer head = in.head();
            if (head == null) {
                count = 0;
                return;
            }
            head.order(ByteOrder.LITTLE_ENDIAN);
            stretch = head.getLong();
            count = head.getInt();
            int width = head.getInt();
            if (count < 1 || count > STRETCH || width < 0 || width > 4) {
                throw in.damaged();
            }
            int keys = count <= MOST_LISTED ? 2 * count : STRETCH / 8;
            int length = keys + width * count;
            byte[] body = in.body(length);
            if (checksum(head.array(), body, length, 0) != head.getInt()) {
                throw in.damaged();
            }
            ByteBuffer numbers = ByteBuffer.wrap(body).order(ByteOrder.LITTLE_ENDIAN);
            readPlaces(numbers);
            readCells(numbers, keys, width);
        }

        private void readPlaces(ByteBuffer numbers) {
            if (count <= MOST_LISTED) {
                for (int i = 0; i < count; i++) {
                    places[i] = numbers.getChar(2 * i);
                }
                return;
            }
            int n = 0;
            for (int w = 0; w < STRETCH / 64; w++) {
                for (long word = numbers.getLong(8 * w); word != 0 && n < count; word &= word - 1) {
                    places[n++] = (char) (w << 6 | Long.numberOfTrailingZeros(word));
                }
            }
        }

        private void readCells(ByteBuffer numbers, int from, int width) {
            for (int i = 0; i < count && width > 0; i++) {
                cells[i] = width == 1
                        ? numbers.get(from + i) & 0xFF
                        : width == 2 ? numbers.getChar(from + 2 * i) : numbers.getInt(from + 4 * i);
            }
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}

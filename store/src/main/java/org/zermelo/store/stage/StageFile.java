package org.zermelo.store.stage;

import com.github.luben.zstd.ZstdException;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.game.BadInputException;
import org.zermelo.store.block.Compression;
import org.zermelo.store.file.FileFailures;

/**
 * A solved stage in its file. It begins with {@code ZSTAGE2}, a sum of the game's text, the number of rows and the length of each;
 * blocks of values follow, the low bytes of all and then the high ones, packed, each with its length and a sum. A block is read without
 * those before it. May be
 * used by several threads.
 */
public final class StageFile {

    /** Values of a block. */
    public static final int BLOCK = 1 << 20;

    private static final long MAGIC = 0x5A_53_54_41_47_45_32_0AL;

    private static final int HEAD = 3 * Long.BYTES;

    private static final int BLOCK_HEAD = Integer.BYTES + Long.BYTES;

    private static final int LEVEL = 3;

    /** So many blocks are packed side by side. */
    private static final int TOGETHER = 16;

    private final Path file;
    private final int rows;
    private final int length;
    private final long size;
    /** Where each block begins, and where the last ends. */
    private final long[] offsets;

    private StageFile(Path file, int rows, int length, long[] offsets) {
        this.file = file;
        this.rows = rows;
        this.length = length;
        this.size = (long) rows * length;
        this.offsets = offsets;
    }

    static long sum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    /** Writes values. */
    static void write(DataOutputStream out, long game, StageValues values) throws IOException {
        writeHead(out, game, values.rows(), values.length());
        int blocks = blocks(values.size());
        for (int first = 0; first < blocks; first += TOGETHER) {
            List<byte[]> packed = IntStream.range(first, Math.min(blocks, first + TOGETHER))
                    .parallel()
                    .mapToObj(block -> packed(values, block))
                    .toList();
            for (byte[] block : packed) {
                out.write(block);
            }
        }
        out.flush();
    }

    /** Writes what stands before the blocks. */
    static void writeHead(DataOutputStream out, long game, int rows, int length) throws IOException {
        out.writeLong(MAGIC);
        out.writeLong(game);
        out.writeInt(rows);
        out.writeInt(length);
    }

    /** A block as it lies in the file. */
    static byte[] packed(StageValues values, int block) {
        byte[] packed = Compression.pack(raw(values, block), LEVEL);
        return ByteBuffer.allocate(BLOCK_HEAD + packed.length)
                .putInt(packed.length)
                .putLong(sum(packed))
                .put(packed)
                .array();
    }

    /** How many blocks so many values have. */
    static int blocks(long size) {
        return (int) ((size + BLOCK - 1) / BLOCK);
    }

    private static byte[] raw(StageValues values, int block) {
        long from = (long) block * BLOCK;
        int count = (int) Math.min(BLOCK, values.size() - from);
        byte[] raw = new byte[2 * count];
        int row = (int) (from / values.length());
        int place = (int) (from % values.length());
        for (int at = 0; at < count; row++, place = 0) {
            char[] cells = values.row(row);
            for (; place < cells.length && at < count; place++, at++) {
                raw[at] = (byte) cells[place];
                raw[count + at] = (byte) (cells[place] >>> 8);
            }
        }
        return raw;
    }

    /**
     * The values, of which only those rows are held that were asked for, and only while there is memory for them. May be used by several
     * threads.
     */
    StageValues rowByRow() {
        return new StageValues(rows, length, new StageRows(this)::row);
    }

    /** How many values stand in a row. */
    int length() {
        return length;
    }

    /** How many rows there are. */
    int rows() {
        return rows;
    }

    private static void set(StageValues values, int block, byte[] raw) {
        long from = (long) block * BLOCK;
        int row = (int) (from / values.length());
        int place = (int) (from % values.length());
        for (int at = 0; at < raw.length / 2; row++, place = 0) {
            char[] cells = values.row(row);
            for (; place < cells.length && at < raw.length / 2; place++, at++) {
                cells[place] = (char) value(raw, at);
            }
        }
    }

    /**
     * Opens a file; its blocks are not verified before they are read.
     *
     * @throws BadInputException when there is none, it is damaged, or of another game
     */
    static StageFile open(Path file, String name, long game) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer head = read(channel, 0, HEAD);
            if (head.getLong() != MAGIC) {
                throw FileFailures.damaged(file, "header", 0);
            }
            if (head.getLong() != game) {
                throw new BadInputException("store.other-bound", "file", file, "game", name);
            }
            int rows = head.getInt();
            int length = head.getInt();
            long size = (long) rows * length;
            long end = channel.size();
            if (rows < 0 || length < 1 || size > end * BLOCK) {
                throw FileFailures.damaged(file, "header", 2L * Long.BYTES);
            }
            long[] offsets = new long[blocks(size) + 1];
            offsets[0] = HEAD;
            for (int block = 0; block + 1 < offsets.length; block++) {
                int packed = read(channel, offsets[block], BLOCK_HEAD).getInt();
                if (packed < 0 || packed > 4 * BLOCK) {
                    throw FileFailures.damaged(file, "block", offsets[block]);
                }
                offsets[block + 1] = offsets[block] + BLOCK_HEAD + packed;
            }
            if (offsets[offsets.length - 1] != end) {
                throw FileFailures.damaged(file, "footer", offsets[offsets.length - 1]);
            }
            return new StageFile(file, rows, length, offsets);
        } catch (EOFException e) {
            throw FileFailures.damaged(file, "footer", file.toFile().length());
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    private static ByteBuffer read(FileChannel channel, long from, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, from + bytes.position()) < 0) {
                throw new EOFException();
            }
        }
        return bytes.flip();
    }

    /**
     * The values of a block as they were before packing: the low bytes of all, then the high ones.
     *
     * @throws BadInputException when the block is damaged
     */
    public byte[] block(int block) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return block(channel, block);
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    private byte[] block(FileChannel channel, int block) throws IOException {
        BadInputException damaged = FileFailures.damaged(file, "block", offsets[block]);
        int length = (int) (offsets[block + 1] - offsets[block]);
        long count = Math.min(BLOCK, size - (long) block * BLOCK);
        try {
            ByteBuffer bytes = read(channel, offsets[block], length);
            byte[] packed = new byte[length - BLOCK_HEAD];
            bytes.get(BLOCK_HEAD, packed);
            byte[] raw =
                    sum(packed) == bytes.getLong(Integer.BYTES) ? Compression.unpack(packed, 2L * BLOCK) : new byte[0];
            if (raw.length != 2 * count) {
                throw damaged;
            }
            return raw;
        } catch (EOFException | ZstdException | ArithmeticException e) {
            throw damaged;
        }
    }

    /** A value of a block that {@link #block} gave, by its place in it. */
    public static int value(byte[] block, int at) {
        return block[at] & 0xFF | (block[block.length / 2 + at] & 0xFF) << 8;
    }

    /** How many values there are. */
    public long size() {
        return size;
    }

    /**
     * All values; two bytes each.
     *
     * @throws BadInputException when a block is damaged
     */
    StageValues all() {
        StageValues values = new StageValues(rows, length);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            IntStream.range(0, blocks(size)).parallel().forEach(block -> {
                try {
                    set(values, block, block(channel, block));
                } catch (IOException e) {
                    throw FileFailures.of(file, e);
                }
            });
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
        return values;
    }
}

package org.zermelo.store.stage;

import com.github.luben.zstd.ZstdException;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.game.BadInputException;
import org.zermelo.store.block.Compression;
import org.zermelo.store.file.FileFailures;

/**
 * A solved stage in its file. It begins with {@code ZSTAGE1}, a sum of the game's text and the number of values; blocks of values follow,
 * the low bytes of all and then the high ones, packed, each with its length and a sum. A block is read without those before it. May be
 * used by several threads.
 */
public final class StageFile {

    /** Values of a block. */
    public static final int BLOCK = 1 << 20;

    private static final long MAGIC = 0x5A_53_54_41_47_45_31_0AL;

    private static final int HEAD = 3 * Long.BYTES;

    private static final int BLOCK_HEAD = Integer.BYTES + Long.BYTES;

    private static final int LEVEL = 3;

    private final Path file;
    private final long size;
    /** Where each block begins, and where the last ends. */
    private final long[] offsets;

    private StageFile(Path file, long size, long[] offsets) {
        this.file = file;
        this.size = size;
        this.offsets = offsets;
    }

    static long sum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    /** Writes values. */
    static void write(DataOutputStream out, long game, StageValues values) throws IOException {
        out.writeLong(MAGIC);
        out.writeLong(game);
        out.writeLong(values.size());
        for (long from = 0; from < values.size(); from += BLOCK) {
            int count = (int) Math.min(BLOCK, values.size() - from);
            byte[] raw = new byte[2 * count];
            for (int i = 0; i < count; i++) {
                int value = values.get(from + i);
                raw[i] = (byte) value;
                raw[count + i] = (byte) (value >>> 8);
            }
            byte[] packed = Compression.pack(raw, LEVEL);
            out.writeInt(packed.length);
            out.writeLong(sum(packed));
            out.write(packed);
        }
        out.flush();
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
            long size = head.getLong();
            long end = channel.size();
            if (size < 0 || size > end * BLOCK) {
                throw FileFailures.damaged(file, "header", 2L * Long.BYTES);
            }
            long[] offsets = new long[(int) ((size + BLOCK - 1) / BLOCK) + 1];
            offsets[0] = HEAD;
            for (int block = 0; block + 1 < offsets.length; block++) {
                int length = read(channel, offsets[block], BLOCK_HEAD).getInt();
                if (length < 0 || length > 4 * BLOCK) {
                    throw FileFailures.damaged(file, "block", offsets[block]);
                }
                offsets[block + 1] = offsets[block] + BLOCK_HEAD + length;
            }
            if (offsets[offsets.length - 1] != end) {
                throw FileFailures.damaged(file, "footer", offsets[offsets.length - 1]);
            }
            return new StageFile(file, size, offsets);
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
        StageValues values = new StageValues(size);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            for (int block = 0; block + 1 < offsets.length; block++) {
                byte[] raw = block(channel, block);
                for (int i = 0; i < raw.length / 2; i++) {
                    values.set((long) block * BLOCK + i, value(raw, i));
                }
            }
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
        return values;
    }
}

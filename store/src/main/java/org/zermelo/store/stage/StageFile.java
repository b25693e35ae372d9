package org.zermelo.store.stage;

import com.github.luben.zstd.ZstdException;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.game.BadInputException;
import org.zermelo.store.block.Compression;
import org.zermelo.store.file.FileFailures;

/**
 * A solved stage in its file, and of a large one in further files, its pieces. Each begins with {@code ZSTAGE2}, a sum of the game's text,
 * the number of rows and the length of each; blocks of values follow, the low bytes of all and then the high ones, packed, each with its
 * length and a sum. A block is read without those before it. May be used by several threads.
 */
public final class StageFile {

    /** Values of a block. */
    public static final int BLOCK = 1 << 20;

    private static final long MAGIC = 0x5A_53_54_41_47_45_32_0AL;

    private static final int HEAD = 3 * Long.BYTES;

    private static final int BLOCK_HEAD = Integer.BYTES + Long.BYTES;

    private static final int LEVEL = 3;

    /** Blocks of a piece. */
    private static final int PIECE = 16;

    private static final long MOST_PIECES = 1 << 20;

    private final Path file;
    private final String name;
    private final long game;
    private final int rows;
    private final int length;
    private final long size;
    /** For each piece that was read in, where each block begins, and where the last ends. */
    private final Map<Integer, long[]> offsets = new HashMap<>();

    private StageFile(Path file, String name, long game, int rows, int length) {
        this.file = file;
        this.name = name;
        this.game = game;
        this.rows = rows;
        this.length = length;
        this.size = (long) rows * length;
    }

    static long sum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    /** Where a piece of a stage lies. */
    static Path piece(Path file, int piece) {
        return piece == 0 ? file : file.resolveSibling(file.getFileName() + "." + piece);
    }

    /** How many pieces so many values have. */
    static int pieces(long size) {
        return Math.max(1, (blocks(size) + PIECE - 1) / PIECE);
    }

    /** Writes a piece of values. */
    static void write(DataOutputStream out, long game, StageValues values, int piece) throws IOException {
        out.writeLong(MAGIC);
        out.writeLong(game(game, piece));
        out.writeInt(values.rows());
        out.writeInt(values.length());
        int first = piece * PIECE;
        List<byte[]> packed = IntStream.range(first, Math.min(blocks(values.size()), first + PIECE))
                .parallel()
                .mapToObj(block -> packed(values, block))
                .toList();
        for (byte[] block : packed) {
            out.write(block);
        }
        out.flush();
    }

    /** The sum of a game's text, with the number of a piece, as it stands in the file. */
    private static long game(long game, int piece) {
        return (long) piece << Integer.SIZE | game;
    }

    /** A block as it lies in the file. */
    private static byte[] packed(StageValues values, int block) {
        byte[] packed = Compression.pack(raw(values, block), LEVEL);
        return ByteBuffer.allocate(BLOCK_HEAD + packed.length)
                .putInt(packed.length)
                .putLong(sum(packed))
                .put(packed)
                .array();
    }

    /** How many blocks so many values have. */
    private static int blocks(long size) {
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
            ByteBuffer head = read(channel, 0, HEAD).position(2 * Long.BYTES);
            int rows = head.getInt();
            int length = head.getInt();
            if (rows < 0 || length < 1 || (long) rows * length / BLOCK / PIECE >= MOST_PIECES) {
                throw FileFailures.damaged(file, "header", 2L * Long.BYTES);
            }
            StageFile opened = new StageFile(file, name, game, rows, length);
            opened.offsets(0);
            return opened;
        } catch (EOFException e) {
            throw FileFailures.damaged(file, "footer", file.toFile().length());
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    private synchronized long[] offsets(int piece) {
        return offsets.computeIfAbsent(piece, this::read);
    }

    private long[] read(int piece) {
        Path place = piece(file, piece);
        try (FileChannel channel = FileChannel.open(place, StandardOpenOption.READ)) {
            ByteBuffer head = read(channel, 0, HEAD);
            if (head.getLong() != MAGIC) {
                throw FileFailures.damaged(place, "header", 0);
            }
            if (head.getLong() != game(game, piece)) {
                throw new BadInputException("store.other-bound", "file", place, "game", name);
            }
            if (head.getInt() != rows || head.getInt() != length) {
                throw FileFailures.damaged(place, "header", 2L * Long.BYTES);
            }
            long[] found = new long[Math.min(PIECE, blocks(size) - piece * PIECE) + 1];
            found[0] = HEAD;
            for (int block = 0; block + 1 < found.length; block++) {
                int packed = read(channel, found[block], BLOCK_HEAD).getInt();
                if (packed < 0 || packed > 4 * BLOCK) {
                    throw FileFailures.damaged(place, "block", found[block]);
                }
                found[block + 1] = found[block] + BLOCK_HEAD + packed;
            }
            if (found[found.length - 1] != channel.size()) {
                throw FileFailures.damaged(place, "footer", found[found.length - 1]);
            }
            return found;
        } catch (EOFException e) {
            throw FileFailures.damaged(place, "footer", place.toFile().length());
        } catch (IOException e) {
            throw FileFailures.of(place, e);
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
        Path place = piece(file, block / PIECE);
        long[] places = offsets(block / PIECE);
        long from = places[block % PIECE];
        BadInputException damaged = FileFailures.damaged(place, "block", from);
        int bytesOfBlock = (int) (places[block % PIECE + 1] - from);
        long count = Math.min(BLOCK, size - (long) block * BLOCK);
        try (FileChannel channel = FileChannel.open(place, StandardOpenOption.READ)) {
            ByteBuffer bytes = read(channel, from, bytesOfBlock);
            byte[] packed = new byte[bytesOfBlock - BLOCK_HEAD];
            bytes.get(BLOCK_HEAD, packed);
            byte[] raw =
                    sum(packed) == bytes.getLong(Integer.BYTES) ? Compression.unpack(packed, 2L * BLOCK) : new byte[0];
            if (raw.length != 2 * count) {
                throw damaged;
            }
            return raw;
        } catch (EOFException | ZstdException | ArithmeticException e) {
            throw damaged;
        } catch (IOException e) {
            throw FileFailures.of(place, e);
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
        IntStream.range(0, blocks(size)).parallel().forEach(block -> set(values, block, block(block)));
        return values;
    }
}

package org.zermelo.store.table;

import com.github.luben.zstd.ZstdException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Packed;
import org.zermelo.store.block.Checksum;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.table.TableHeader.Layout;
import org.zermelo.value.Coding;

/**
 * A table on disk, read block by block. Opening reads the header and the index; a lookup reads and unpacks one block,
 * unless it is among the last that were read. It may be a shard of a {@link TableFolder}. May be used by several threads.
 */
public final class TableFile implements CellTable {

    private static final int LEAST_KEPT = 16;
    /** Of the memory that this virtual machine may grow to, the part that the unpacked blocks of a table may take. */
    private static final int PART_KEPT = 64;
    /** An unpacked block: some 2^13 keys and cells. */
    private static final long BLOCK_BYTES = 12 << 13;

    private final TableBytes bytes;
    private final TableHeader header;
    private final Packed<?> packed;
    private final TableCut cut;
    private final CanonicalRange range;
    private final Coding coding;
    private final ByteBuffer index;
    private final BlockIndex blockIndex;
    private final long mostKept = Math.max(LEAST_KEPT, Runtime.getRuntime().maxMemory() / PART_KEPT / BLOCK_BYTES);
    private final Map<Integer, Block> kept = new LinkedHashMap<>(32, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Block> eldest) {
            return size() > mostKept;
        }
    };

    private TableFile(TableBytes bytes, @Nullable Packed<?> known) throws IOException {
        this.bytes = bytes;
        this.header = bytes.header();
        this.index = bytes.index(header);
        long[] firstKeys = new long[header.blocks()];
        for (int block = 0; block < firstKeys.length; block++) {
            firstKeys[block] = index.getLong(block * Format.INDEX_ENTRY + 16);
        }
        this.packed = known == null ? name().packed() : known;
        this.cut = new TableCut(packed.packed(), header.shard(), header.shards());
        this.blockIndex = new BlockIndex(header, cut, firstKeys);
        this.range = new CanonicalRange(cut, header);
        this.coding = name().valueOf().coding();
        if (coding == Coding.WINNER) {
            throw new BadInputException("store.unknown-value", "seen", name().value() + " " + name().convention());
        }
        if (cut.bound() != header.bound()) {
            throw new BadInputException("store.other-bound", "file", bytes.file(), "game", name().game());
        }
    }

    /**
     * Opens a table.
     *
     * @throws BadInputException when there is none, it is damaged, another version wrote it, or it is one of several shards
     */
    public static TableFile open(Path file) {
        TableFile table = open(TableBytes.open(file), null);
        if (table.header.shards() > 1) {
            table.close();
            throw new BadInputException("store.one-shard", "file", file, "all", table.header.shards());
        }
        return table;
    }

    /**
     * Opens what may be a shard.
     *
     * @param known the game, where it is known
     */
    static TableFile open(TableBytes bytes, @Nullable Packed<?> known) {
        try {
            return new TableFile(bytes, known);
        } catch (IOException e) {
            bytes.close();
            throw FileFailures.of(bytes.file(), e);
        } catch (RuntimeException e) {
            bytes.close();
            throw e;
        }
    }

    /** What the table says of itself. */
    public TableHeader header() {
        return header;
    }

    /** Where keys lie; it may be asked when the table is closed, too. */
    public BlockIndex blockIndex() {
        return blockIndex;
    }

    @Override
    public TableName name() {
        return header.name();
    }

    @Override
    public long positions() {
        return header.positions();
    }

    @Override
    public TableCut cut() {
        return cut;
    }

    @Override
    public Packed<?> packed() {
        return packed;
    }

    @Override
    public <T> T inShard(int shard, Function<TableFile, T> reading) {
        return reading.apply(this);
    }

    /** The code of a canonical key that would be in this file. */
    OptionalLong codeOf(long key) {
        int block = blockIndex.block(key);
        if (block < 0) {
            return OptionalLong.empty();
        }
        int cell = block(block).cell(key);
        return cell < 0 ? OptionalLong.empty() : OptionalLong.of(coding.decode(cell));
    }

    /** A block; its keys ascend, and follow those of the block before. */
    public Block block(int number) {
        synchronized (kept) {
            Block block = kept.get(number);
            if (block != null) {
                return block;
            }
        }
        Block block = read(number);
        synchronized (kept) {
            kept.put(number, block);
        }
        return block;
    }

    private Block read(int number) {
        Path file = bytes.file();
        int entry = Math.multiplyExact(number, Format.INDEX_ENTRY);
        long offset = index.getLong(entry);
        try {
            byte[] content =
                    bytes.read("block", offset, index.getInt(entry + 8)).array();
            if (Checksum.of(content) != index.getInt(entry + 12)) {
                throw FileFailures.damaged(file, "block", offset);
            }
            long from = (long) number << header.span();
            int count = (int) Math.min(1L << header.span(), header.positions() - from);
            Block block = Block.unpack(content, header, from, Math.max(0, count), range);
            long first = header.layout() == Layout.DENSE ? from : block.keys()[0];
            if (blockIndex.first(number) != first) {
                throw FileFailures.damaged(file, "index", entry);
            }
            return block;
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        } catch (ZstdException | IndexOutOfBoundsException | ArithmeticException | NegativeArraySizeException e) {
            throw FileFailures.damaged(file, "block", offset);
        }
    }

    @Override
    public void close() {
        bytes.close();
    }
}

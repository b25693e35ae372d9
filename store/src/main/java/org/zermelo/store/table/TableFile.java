package org.zermelo.store.table;

import com.github.luben.zstd.ZstdException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.store.block.Checksum;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.table.TableHeader.Layout;
import org.zermelo.value.Coding;

/**
 * A table on disk, read block by block. Opening reads the header and the index; a lookup reads and unpacks one block,
 * unless it is among the last that were read. May be used by several threads.
 */
public final class TableFile implements StoredTable {

    private static final int LEAST_KEPT = 16;
    /** Of the memory that this virtual machine may grow to, the part that the unpacked blocks of a table may take. */
    private static final int PART_KEPT = 64;
    /** An unpacked block: some 2^13 keys and cells. */
    private static final long BLOCK_BYTES = 12 << 13;

    private static final int LARGEST_INDEX = Integer.MAX_VALUE - 8;

    private final Path file;
    private final FileChannel channel;
    private final TableHeader header;
    private final TableName name;
    private final Packed<?> packed;
    private final PackedRules rules;
    private final CanonicalRange range;
    private final Coding coding;
    private final ByteBuffer index;
    private final long[] firstKeys;
    private final long mostKept = Math.max(LEAST_KEPT, Runtime.getRuntime().maxMemory() / PART_KEPT / BLOCK_BYTES);
    private final Map<Integer, Block> kept = new LinkedHashMap<>(32, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Block> eldest) {
            return size() > mostKept;
        }
    };

    private TableFile(Path file, FileChannel channel) throws IOException {
        this.file = file;
        this.channel = channel;
        this.header = readHeader();
        this.index = readIndex();
        this.firstKeys = new long[header.blocks()];
        for (int block = 0; block < firstKeys.length; block++) {
            firstKeys[block] = index.getLong(block * Format.INDEX_ENTRY + 16);
        }
        this.name = new TableName(header.game(), header.value(), header.convention());
        this.packed = name.packed();
        this.rules = packed.packed();
        this.range = new CanonicalRange(rules, header);
        this.coding = name.valueOf().coding();
        if (coding == Coding.WINNER) {
            throw new BadInputException("store.unknown-value", "seen", name.value() + " " + name.convention());
        }
        if (rules.bound() != header.bound()) {
            throw new BadInputException("store.other-bound", "file", file, "game", header.game());
        }
    }

    /**
     * Opens a table.
     *
     * @throws BadInputException when there is none, it is damaged, or another version wrote it
     */
    public static TableFile open(Path file) {
        FileChannel channel = null;
        try {
            channel = FileChannel.open(file, StandardOpenOption.READ);
            return new TableFile(file, channel);
        } catch (IOException e) {
            close(channel);
            throw FileFailures.of(file, e);
        } catch (RuntimeException e) {
            close(channel);
            throw e;
        }
    }

    private static void close(@Nullable FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // nothing was written, so nothing is lost
        }
    }

    private ByteBuffer read(String part, long offset, int length) throws IOException {
        if (offset < 0 || length < 0 || offset > channel.size() - length) {
            throw FileFailures.damaged(file, part, offset);
        }
        ByteBuffer bytes = Format.buffer(length);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, offset + bytes.position()) < 0) {
                throw FileFailures.damaged(file, part, offset);
            }
        }
        return bytes.flip().order(ByteOrder.LITTLE_ENDIAN);
    }

    private TableHeader readHeader() throws IOException {
        if (channel.size() < Format.PREFIX) {
            throw new BadInputException("store.not-a-table", "file", file);
        }
        String text = Format.HEADING.text(file, (offset, length) -> read("header", offset, length));
        try {
            return TableHeader.parse(text);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw FileFailures.damaged(file, "header", Heading.TEXT);
        }
    }

    private ByteBuffer readIndex() throws IOException {
        long at = channel.size() - Format.FOOTER;
        ByteBuffer footer = read("footer", at, Format.FOOTER);
        long indexSize = (long) header.blocks() * Format.INDEX_ENTRY;
        boolean whole = Checksum.of(footer.array(), 0, Format.FOOTER - 4) == footer.getInt(Format.FOOTER - 4)
                && footer.getLong(8) == channel.size()
                && indexSize <= LARGEST_INDEX
                && footer.getLong(0) == at - indexSize;
        if (!whole) {
            throw FileFailures.damaged(file, "footer", at);
        }
        ByteBuffer entries = read("index", footer.getLong(0), (int) indexSize);
        if (Checksum.of(entries.array()) != footer.getInt(16)) {
            throw FileFailures.damaged(file, "index", footer.getLong(0));
        }
        return entries;
    }

    /** What the table says of itself. */
    public TableHeader header() {
        return header;
    }

    @Override
    public TableName name() {
        return name;
    }

    @Override
    public long positions() {
        return header.positions();
    }

    @Override
    @SuppressWarnings("unchecked")
    public OptionalLong at(Object position) {
        try {
            return code(((Packed<Object>) packed).pack(position));
        } catch (IllegalArgumentException unreached) {
            return OptionalLong.empty();
        }
    }

    @Override
    public OptionalLong after(Object position) {
        return at(position);
    }

    /** The rules that the table was made by. */
    public PackedRules rules() {
        return rules;
    }

    /**
     * The code of a position under the table's value; empty when the position cannot be reached from the start.
     *
     * @throws BadInputException when its block is damaged
     */
    public OptionalLong code(long position) {
        long key = rules.canonical(position);
        if (key < 0 || key >= header.bound()) {
            return OptionalLong.empty();
        }
        int block;
        if (header.layout() == Layout.DENSE) {
            block = (int) (key >>> header.span());
        } else {
            int at = Arrays.binarySearch(firstKeys, key);
            block = at < 0 ? -at - 2 : at;
        }
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
        int entry = Math.multiplyExact(number, Format.INDEX_ENTRY);
        long offset = index.getLong(entry);
        try {
            byte[] packed = read("block", offset, index.getInt(entry + 8)).array();
            if (Checksum.of(packed) != index.getInt(entry + 12)) {
                throw FileFailures.damaged(file, "block", offset);
            }
            long from = (long) number << header.span();
            int count = (int) Math.min(1L << header.span(), header.positions() - from);
            Block block = Block.unpack(packed, header, from, Math.max(0, count), range);
            long first = header.layout() == Layout.DENSE ? from : block.keys()[0];
            if (firstKeys[number] != first) {
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
        close(channel);
    }
}

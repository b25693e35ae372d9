package org.zermelo.store.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.zermelo.store.table.BlockIndex;
import org.zermelo.store.table.CellTable;
import org.zermelo.store.table.TableFile;

/**
 * The entries of a table, for the check: those blocks that were used last, as many as the memory takes, and two marks for each entry. May
 * be used by several threads, each block's {@link #expand} by one at a time.
 */
final class Contents {

    /** Bytes that blocks must have at least, so that a position's options seldom push each other out. */
    static final long LEAST = 32L << 20;

    private final CellTable table;
    private final long most;
    private final List<HeldShard> parts = new ArrayList<>();
    private final ArrayDeque<HeldBlock> loaded = new ArrayDeque<>();
    private long bytes;

    /** A shard: its blocks, and for each the marks of its entries, one bit each, once it was read. */
    private record HeldShard(
            int shard,
            BlockIndex index,
            AtomicReferenceArray<BlockCells> blocks,
            boolean[] used,
            AtomicReferenceArray<AtomicLongArray> met,
            long[][] expanded) {}

    private record HeldBlock(HeldShard part, int number) {}

    /** What is done with an entry that was met. */
    @FunctionalInterface
    interface Expansion {
        void expand(long key);
    }

    /**
     * The entries of a table.
     *
     * @param most bytes that blocks may take
     */
    Contents(CellTable table, long most) {
        this.table = table;
        this.most = most;
        for (int shard = 0; shard < table.cut().shards(); shard++) {
            BlockIndex index = table.inShard(shard, TableFile::blockIndex);
            int blocks = index.blocks();
            parts.add(new HeldShard(
                    shard,
                    index,
                    new AtomicReferenceArray<>(blocks),
                    new boolean[blocks],
                    new AtomicReferenceArray<>(blocks),
                    new long[blocks][]));
        }
    }

    /** Bytes that the marks of a table take. */
    static long marks(CellTable table) {
        long places = 0;
        for (int shard = 0; shard < table.cut().shards(); shard++) {
            places += table.inShard(shard, file -> BlockCells.places(file.header()));
        }
        return places / 4;
    }

    int shards() {
        return parts.size();
    }

    int blocks(int shard) {
        return parts.get(shard).index.blocks();
    }

    private BlockCells block(HeldShard part, int number) {
        if (!part.used[number]) {
            part.used[number] = true;
        }
        BlockCells block = part.blocks.get(number);
        return block != null
                ? block
                : keep(
                        part,
                        number,
                        table.inShard(
                                part.shard,
                                file -> BlockCells.of(file.block(number), number, file.header(), file.cut())));
    }

    private synchronized BlockCells keep(HeldShard part, int number, BlockCells block) {
        part.met.compareAndSet(number, null, new AtomicLongArray((block.places() + Long.SIZE - 1) / Long.SIZE));
        if (part.blocks.getAndSet(number, block) == null) {
            loaded.add(new HeldBlock(part, number));
            bytes += block.bytes();
        }
        while (bytes > most && loaded.size() > 1) {
            HeldBlock oldest = loaded.remove();
            if (oldest.part.used[oldest.number]) {
                oldest.part.used[oldest.number] = false;
                loaded.add(oldest);
            } else {
                bytes -= oldest.part.blocks.getAndSet(oldest.number, null).bytes();
            }
        }
        return block;
    }

    private HeldShard part(long key) {
        return parts.get(table.cut().owner(key));
    }

    /** The cell of a key, or -1. */
    int cell(long key) {
        HeldShard part = part(key);
        int number = part.index.block(key);
        return number < 0 ? -1 : block(part, number).cell(key);
    }

    /** Marks an entry; whether it was not marked before. */
    boolean meet(long key) {
        HeldShard part = part(key);
        int number = part.index.block(key);
        int at = block(part, number).place(key);
        AtomicLongArray met = part.met.get(number);
        long bit = 1L << at;
        return (met.get(at / Long.SIZE) & bit) == 0
                && (met.getAndAccumulate(at / Long.SIZE, bit, (word, one) -> word | one) & bit) == 0;
    }

    /** Whether an entry is marked. */
    boolean isMet(long key) {
        HeldShard part = part(key);
        int number = part.index.block(key);
        int at = block(part, number).place(key);
        return (part.met.get(number).get(at / Long.SIZE) >>> at & 1) != 0;
    }

    /** Takes all marks away. */
    void forget() {
        for (HeldShard part : parts) {
            for (int number = 0; number < part.index.blocks(); number++) {
                AtomicLongArray met = part.met.get(number);
                part.met.set(number, met == null ? null : new AtomicLongArray(met.length()));
            }
        }
    }

    /** Gives each entry of a block that is marked, also those that become so, to an expansion once. */
    void expand(int shard, int number, Expansion expansion) {
        HeldShard part = parts.get(shard);
        AtomicLongArray met = part.met.get(number);
        if (met == null) {
            return;
        }
        if (part.expanded[number] == null) {
            part.expanded[number] = new long[met.length()];
        }
        long[] expanded = part.expanded[number];
        for (boolean more = true; more; ) {
            more = false;
            for (int word = 0; word < expanded.length; word++) {
                long left = met.get(word) & ~expanded[word];
                expanded[word] |= left;
                more |= left != 0;
                for (; left != 0; left &= left - 1) {
                    int place = word * Long.SIZE + Long.numberOfTrailingZeros(left);
                    expansion.expand(block(part, number).key(place));
                }
            }
        }
    }
}

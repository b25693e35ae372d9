package org.zermelo.store.table;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.zermelo.game.CancelledException;
import org.zermelo.solve.Watch;
import org.zermelo.store.block.Checksum;
import org.zermelo.store.file.ResultFile;
import org.zermelo.store.table.TableHeader.Layout;

/**
 * Writes tables, from front to back. The bytes depend on the game and the value only, not on threads or memory.
 */
public final class TableWriter {

    /** A compressed block. */
    private record Packed(byte[] bytes, long firstKey) {}

    private final TableHeader header;
    private final CanonicalRange range;
    private final Entries entries;
    private final int threads;
    private final Watch watch;
    private boolean ahead;
    private long position;

    private TableWriter(TableHeader header, TableCut cut, Entries entries, int threads, Watch watch) {
        this.header = header;
        this.range = new CanonicalRange(cut, header);
        this.entries = entries;
        this.threads = threads;
        this.watch = watch;
    }

    /**
     * Writes a table, or a shard of one.
     *
     * @param cut which shard it is
     * @param counts how many entries it has, and the largest cell
     * @param entries those of the shard
     * @throws org.zermelo.game.BadInputException when the file cannot be written; what was there stays
     */
    public static void write(
            Path file, TableName name, TableCut cut, EntryCounts counts, Entries entries, int threads, Watch watch) {
        TableHeader header = TableHeader.of(name, cut, counts.positions(), counts.mostCell());
        TableWriter writer = new TableWriter(header, cut, entries, threads, watch);
        ResultFile.writeAlone(file, writer::write);
    }

    private void write(OutputStream out) throws IOException {
        put(out, Format.HEADING.bytes(header.text()));
        List<ByteBuffer> index = blocks(out);
        long indexOffset = position;
        ByteBuffer all = Format.buffer(index.size() * Format.INDEX_ENTRY);
        index.forEach(entry -> all.put(entry.flip()));
        put(out, all.array());
        ByteBuffer footer = Format.buffer(Format.FOOTER);
        footer.putLong(indexOffset).putLong(position + Format.FOOTER).putInt(Checksum.of(all.array()));
        footer.putInt(Checksum.of(footer.array(), 0, Format.FOOTER - 4));
        put(out, footer.array());
    }

    private void put(OutputStream out, byte[] bytes) throws IOException {
        out.write(bytes);
        position += bytes.length;
    }

    /** Blocks are compressed by several threads and written in order. */
    private List<ByteBuffer> blocks(OutputStream out) throws IOException {
        List<ByteBuffer> index = new ArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Deque<Future<Packed>> waiting = new ArrayDeque<>();
            ahead = entries.next();
            for (int number = 0; number < header.blocks(); number++) {
                watch.check();
                long from = (long) number << header.span();
                Block block = block(from);
                waiting.add(pool.submit(() -> packed(block, from)));
                if (waiting.size() > 2 * threads) {
                    index.add(place(out, waiting.remove()));
                }
            }
            while (!waiting.isEmpty()) {
                index.add(place(out, waiting.remove()));
            }
            if (ahead) {
                throw new IllegalStateException("more entries than the header says");
            }
            return index;
        } finally {
            pool.shutdownNow();
        }
    }

    private Packed packed(Block block, long from) {
        long first = header.layout() == Layout.DENSE ? from : block.keys()[0];
        return new Packed(block.pack(header, from, range), first);
    }

    private ByteBuffer place(OutputStream out, Future<Packed> future) throws IOException {
        Packed packed;
        try {
            packed = future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancelledException();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        }
        ByteBuffer entry = Format.buffer(Format.INDEX_ENTRY);
        entry.putLong(position).putInt(packed.bytes().length);
        entry.putInt(Checksum.of(packed.bytes())).putLong(packed.firstKey());
        put(out, packed.bytes());
        return entry;
    }

    /** The next entries, up to the end of the block. */
    private Block block(long from) {
        boolean dense = header.layout() == Layout.DENSE;
        long end = from + (1L << header.span());
        long[] keys = new long[1 << 10];
        int[] cells = new int[1 << 10];
        int n = 0;
        while (ahead && (dense ? range.cut().local(entries.key()) < end : n < 1 << header.span())) {
            if (n == keys.length) {
                keys = Arrays.copyOf(keys, 2 * n);
                cells = Arrays.copyOf(cells, 2 * n);
            }
            keys[n] = entries.key();
            cells[n++] = entries.cell();
            ahead = entries.next();
        }
        return new Block(Arrays.copyOf(keys, n), Arrays.copyOf(cells, n));
    }
}

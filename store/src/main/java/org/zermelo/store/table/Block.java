package org.zermelo.store.table;

import java.util.Arrays;
import org.zermelo.store.block.Compression;
import org.zermelo.store.block.Varints;
import org.zermelo.store.table.TableHeader.Layout;

/**
 * The entries of a block: ascending keys with their cells. In the dense layout only the cells are written, one more each,
 * for all canonical numbers of the block's range; in the sorted one the differences of the keys come before them. Cells
 * are written plane by plane: all lowest bytes first.
 */
public record Block(long[] keys, int[] cells) {

    /** Compressed bytes of the block. */
    byte[] pack(TableHeader header, long from, CanonicalRange range) {
        byte[] raw = header.layout() == Layout.DENSE ? dense(header, range.keys(from)) : sorted(header);
        return Compression.pack(raw, Format.ZSTD_LEVEL);
    }

    private byte[] dense(TableHeader header, long[] canonical) {
        int[] present = new int[canonical.length];
        int at = 0;
        for (int i = 0; i < canonical.length && at < keys.length; i++) {
            if (canonical[i] == keys[at]) {
                present[i] = cells[at++] + 1;
            }
        }
        if (at != keys.length) {
            throw new IllegalStateException("a key is not canonical: " + keys[at]);
        }
        byte[] raw = new byte[present.length * header.width()];
        planes(present, header.width(), raw, 0);
        return raw;
    }

    private static void planes(int[] numbers, int width, byte[] raw, int from) {
        for (int plane = 0; plane < width; plane++) {
            for (int i = 0; i < numbers.length; i++) {
                raw[from + plane * numbers.length + i] = (byte) (numbers[i] >>> 8 * plane);
            }
        }
    }

    private static int[] numbers(byte[] raw, int from, int count, int width) {
        int[] numbers = new int[count];
        for (int plane = 0; plane < width; plane++) {
            for (int i = 0; i < count; i++) {
                numbers[i] |= (raw[from + plane * count + i] & 0xFF) << 8 * plane;
            }
        }
        return numbers;
    }

    private byte[] sorted(TableHeader header) {
        byte[] raw = new byte[keys.length * 9 + cells.length * header.width()];
        int at = Varints.writeAscending(keys, keys.length, raw, 0);
        planes(cells, header.width(), raw, at);
        return Arrays.copyOf(raw, at + cells.length * header.width());
    }

    /**
     * The entries of compressed bytes whose checksum was right.
     *
     * @param count entries of a sorted block
     */
    static Block unpack(byte[] packed, TableHeader header, long from, int count, CanonicalRange range) {
        if (header.layout() == Layout.SORTED) {
            byte[] raw = Compression.unpack(packed, (long) count * (9 + header.width()));
            long[] keys = new long[count];
            int at = Varints.readAscending(raw, 0, raw.length, keys, count);
            whole(raw, at + (long) count * header.width());
            for (int i = 0; i < count; i++) {
                if (keys[i] >= range.cut().rules().bound() || keys[i] <= (i == 0 ? -1 : keys[i - 1])) {
                    throw new ArithmeticException("key " + keys[i] + " is out of order");
                }
            }
            return new Block(keys, numbers(raw, at, count, header.width()));
        }
        long[] canonical = range.keys(from);
        byte[] raw = Compression.unpack(packed, (long) canonical.length * header.width());
        whole(raw, (long) canonical.length * header.width());
        int[] present = numbers(raw, 0, canonical.length, header.width());
        long[] keys = new long[canonical.length];
        int[] cells = new int[canonical.length];
        int n = 0;
        for (int i = 0; i < canonical.length; i++) {
            if (present[i] != 0) {
                keys[n] = canonical[i];
                cells[n++] = present[i] - 1;
            }
        }
        return new Block(Arrays.copyOf(keys, n), Arrays.copyOf(cells, n));
    }

    private static void whole(byte[] raw, long length) {
        if (raw.length != length) {
            throw new ArithmeticException("a block of " + raw.length + " bytes, not " + length);
        }
    }

    /** The place of a key, or negative. */
    public int at(long key) {
        return Arrays.binarySearch(keys, key);
    }

    /** The cell of a key, or -1. */
    public int cell(long key) {
        int at = at(key);
        return at < 0 ? -1 : cells[at];
    }
}

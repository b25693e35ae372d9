package org.zermelo.row.linear;

import java.util.Arrays;
import org.zermelo.row.take.Sums;

/**
 * Rows reduced to valleys. Whenever three neighbours x, y, z have {@code x <= y >= z}, whoever exposes y loses it at once:
 * x is answered by y, and z is the best reply. So the three act as one block worth {@code x - y + z}, in every sum of rows.
 * What is left of a row falls and then rises. A block covers an odd number of items that are taken in a run.
 *
 * <p>One pass, O(items) time; memory 12 bytes a block, of which a row that is no valley from the start has few.
 */
final class Blocks {

    private long[] value = new long[16];
    private int[] start = new int[16];
    private int size;
    private final int capacity;
    private final int[] firstOfRow;
    private int rows;
    private long total;
    /** The bitwise or of all items: its length bounds every sum, unless an item is negative. */
    private long magnitude;

    private long items;

    /**
     * Room for rows.
     *
     * @param rows how many
     * @param items how many items they have together at most
     */
    Blocks(int rows, long items) {
        this.firstOfRow = new int[rows + 1];
        this.capacity = (int) Math.min(Integer.MAX_VALUE - 8, Math.max(16, items + rows));
    }

    /** Reduces the items {@code from .. to-1} of an array as the next row. */
    void add(long[] row, int from, int to) {
        long[] v = value;
        int[] s = start;
        int bottom = size;
        int top = size - 1;
        // Three that become one, x - y + z, hide 2 y of the total. To add only these is less work than to add every
        // item.
        long hidden = 0;
        long or = 0;
        // The topmost block, kept out of the array: a load after each store would be most of the time.
        long y = 0;
        for (int i = from; i < to; i++) {
            long z = row[i];
            or |= z;
            int first = i;
            while (y >= z && top > bottom && y >= v[top - 1]) {
                hidden += y;
                z += v[top - 1] - y;
                first = s[top - 1];
                top -= 2;
                y = top >= bottom ? v[top] : 0;
            }
            if (++top == v.length) {
                growValues();
                v = value;
                growStarts();
                s = start;
            }
            v[top] = z;
            s[top] = first;
            y = z;
        }
        size = top + 1;
        firstOfRow[++rows] = size;
        total += 2 * hidden;
        for (int b = bottom; b < size; b++) {
            total += v[b];
        }
        magnitude |= or;
        items += to - from;
    }

    private void growValues() {
        value = Arrays.copyOf(value, grown(value.length));
    }

    private void growStarts() {
        start = Arrays.copyOf(start, grown(start.length));
    }

    /** Doubled, but from a quarter of all items at once to the whole: so old and new together stay small. */
    private int grown(int length) {
        return 4L * length >= capacity ? capacity : 2 * length;
    }

    /** Gives up the values, once only the lengths of the blocks are needed. */
    void forgetValues() {
        value = new long[0];
    }

    /** Whether the items seen so far prove at a glance that no sum has passed a {@code long}. */
    boolean provedExact() {
        return Sums.provedExact(items, magnitude);
    }

    int rows() {
        return rows;
    }

    int first(int row) {
        return firstOfRow[row];
    }

    int end(int row) {
        return firstOfRow[row + 1];
    }

    int size() {
        return size;
    }

    long value(int block) {
        return value[block];
    }

    /** How many items a block of a row covers, when the row ends before item {@code to}. */
    int length(int block, int row, int to) {
        int next = block + 1 < end(row) ? start[block + 1] : to;
        return next - start[block];
    }

    long total() {
        return total;
    }

    /** Plays out the only row there is, of so many items. */
    ValleyLine play(int items, boolean line) {
        return ValleyLine.of(value, start, size, items, line);
    }

    /** Copies the values of some blocks. */
    void copy(int from, int to, long[] target, int at) {
        System.arraycopy(value, from, target, at, to - from);
    }
}

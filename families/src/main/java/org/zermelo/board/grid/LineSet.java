package org.zermelo.board.grid;

import java.util.List;
import java.util.stream.IntStream;

/** Finds whether a set of cells holds a line; by a table of bits on boards of at most 20 cells. */
final class LineSet {

    private static final int MOST_TABLED = 20;

    private final int[] lines;
    private final long[] table;

    LineSet(int cells, List<Integer> lines) {
        this.lines = lines.stream().mapToInt(Integer::intValue).toArray();
        this.table = new long[cells <= MOST_TABLED ? Math.max(1, 1 << cells >> 6) : 0];
        for (int set = 0; cells <= MOST_TABLED && set < 1 << cells; set++) {
            if (search(set)) {
                table[set >>> 6] |= 1L << set;
            }
        }
    }

    private boolean search(int set) {
        for (int line : lines) {
            if ((set & line) == line) {
                return true;
            }
        }
        return false;
    }

    /** The lines. */
    long[] sets() {
        return IntStream.of(lines).mapToLong(Integer::toUnsignedLong).toArray();
    }

    /** Whether all cells of some line are in the set. */
    boolean in(int set) {
        return table.length > 0 ? (table[set >>> 6] >>> set & 1) != 0 : search(set);
    }
}

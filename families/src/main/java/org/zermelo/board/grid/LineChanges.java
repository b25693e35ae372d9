package org.zermelo.board.grid;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The least images of all boards that come from one board of 3 x 3 or 4 x 4 by a change along one row or column. What such
 * a change adds to each of the eight images depends on the filling of that line alone, so that it stands in a table; the
 * images of the board itself are found once.
 */
final class LineChanges {

    private static final int SYMMETRIES = 8;
    /** The bits of a line's filling, which is below 81, among those of all lines in a long. */
    private static final int LINE_BITS = 7;

    private static final int LINE_FILLINGS = 1 << LINE_BITS;

    private final TernaryBoard board;
    private final int lines;
    private final @Nullable LineSet excluded;
    private final int[] images;
    /** For each filling of the first eight cells and of the others: what it adds to the filling of each line. */
    private final long[] fillings = new long[2 * TernaryBoard.GROUP];
    /** For each line and filling of it the number of its first change, and behind the last one where that of the next begins. */
    private final int[] first;
    /** For each change what it adds to the images. */
    private int[] added = {};
    /** For each change the cells of the line afterwards, as in {@link #halves}. */
    private int[] after = {};
    /** For each line the cells of all others. */
    private final int[] others;

    /** The changes along a line. */
    @FunctionalInterface
    interface Rule {
        /** Gives the colours of a line after each change, from its colours before; the other cells are left out. */
        void changes(int line, long colours, LongConsumer found);
    }

    /**
     * The tables of a rule.
     *
     * @param side 3 or 4; line numbers are those of the rows, then of the columns
     * @param excluded boards with such a set of cells in one colour are left out
     */
    LineChanges(TernaryBoard board, int side, Rule rule, @Nullable LineSet excluded) {
        this.board = board;
        this.lines = 2 * side;
        this.excluded = excluded;
        this.images = board.smallImages();
        this.first = new int[lines * LINE_FILLINGS + 1];
        this.others = new int[lines];
        for (int line = 0; line < lines; line++) {
            int[] cells = cells(side, line);
            int mask = 0;
            for (int cell : cells) {
                mask |= 1 << cell;
            }
            others[line] = ~(mask | mask << 16);
            sum(line, cells);
            tabulate(line, cells, rule);
        }
    }

    /** Whether a square of this side has such tables. */
    static boolean fits(int side) {
        return side == 3 || side == 4;
    }

    private static int[] cells(int side, int line) {
        int[] cells = new int[side];
        for (int i = 0; i < side; i++) {
            cells[i] = line < side ? line * side + i : i * side + line - side;
        }
        return cells;
    }

    private void sum(int line, int[] cells) {
        long power = 1;
        for (int cell : cells) {
            for (int filling = 0; filling < TernaryBoard.GROUP; filling++) {
                long digit = filling / board.power(cell % 8) % 3;
                fillings[cell / 8 * TernaryBoard.GROUP + filling] += digit * power << line * LINE_BITS;
            }
            power *= 3;
        }
    }

    private void tabulate(int line, int[] cells, Rule rule) {
        for (int filling = 0; filling < LINE_FILLINGS; filling++) {
            long colours = 0;
            int rest = filling;
            for (int cell : cells) {
                colours |= rest % 3 == 1 ? 1L << cell : rest % 3 == 2 ? 1L << cell + 32 : 0;
                rest /= 3;
            }
            // moves that lead to one board are one change
            Set<Long> changed = new LinkedHashSet<>();
            if (rest == 0) {
                rule.changes(line, colours, changed::add);
            }
            int at = after.length;
            after = Arrays.copyOf(after, at + changed.size());
            added = Arrays.copyOf(added, SYMMETRIES * after.length);
            for (long next : changed) {
                after[at] = halves(next);
                for (int s = 0; s < SYMMETRIES; s++) {
                    added[SYMMETRIES * at + s] =
                            (int) (board.image(board.filling(next), s) - board.image(board.filling(colours), s));
                }
                at++;
            }
            first[line * LINE_FILLINGS + filling + 1] = at;
        }
    }

    /** Colours in 16 bits each. */
    private static int halves(long colours) {
        return (int) colours | (int) (colours >>> 16);
    }

    /**
     * Writes the least image of what each change makes of a board.
     *
     * @return how many were written
     */
    int least(long colours, long[] found) {
        int filling = (int) board.filling(colours);
        int high = filling / TernaryBoard.GROUP;
        int low = filling - high * TernaryBoard.GROUP;
        high += TernaryBoard.GROUP;
        int a = low * SYMMETRIES;
        int b = high * SYMMETRIES;
        // one variable each, so that they stay in registers through the loops
        int image0 = images[a] + images[b];
        int image1 = images[a + 1] + images[b + 1];
        int image2 = images[a + 2] + images[b + 2];
        int image3 = images[a + 3] + images[b + 3];
        int image4 = images[a + 4] + images[b + 4];
        int image5 = images[a + 5] + images[b + 5];
        int image6 = images[a + 6] + images[b + 6];
        int image7 = images[a + 7] + images[b + 7];
        long rest = fillings[low] + fillings[high];
        int here = halves(colours);
        int count = 0;
        for (int line = 0; line < lines; line++, rest >>>= LINE_BITS) {
            int entry = line * LINE_FILLINGS + (int) (rest & LINE_FILLINGS - 1);
            int end = first[entry + 1];
            for (int i = first[entry]; i < end; i++) {
                if (excluded != null && excludes(excluded, here & others[line] | after[i])) {
                    continue;
                }
                int s = i * SYMMETRIES;
                int least = Math.min(
                        Math.min(
                                Math.min(image0 + added[s], image1 + added[s + 1]),
                                Math.min(image2 + added[s + 2], image3 + added[s + 3])),
                        Math.min(
                                Math.min(image4 + added[s + 4], image5 + added[s + 5]),
                                Math.min(image6 + added[s + 6], image7 + added[s + 7])));
                found[count++] = least;
            }
        }
        return count;
    }

    private static boolean excludes(LineSet set, int halves) {
        return set.in(halves & 0xFFFF) || set.in(halves >>> 16);
    }
}

package org.zermelo.board.chomp;

import java.util.function.IntUnaryOperator;
import org.zermelo.solve.Watch;

/**
 * The nimbers of all Chomp positions inside an m x n bar, in one sweep over an array.
 *
 * <p>A bite cuts rows i..t to length c, where t is the last row longer than c. In the numbering of {@link BarRanks} the
 * result is {@code number - prefix(t) + cut(c, t) + (prefix(i) - cut(c, i))}, with the sums of weights over the rows before
 * i or t: the last bracket depends on the rows above only and is kept while the rows below run through all lengths. An
 * option therefore costs one addition and one look-up. In a square bar a position and its mirror image are worked out once.
 *
 * <p>Time O(C(m+n, m) m n). A nimber is at most the number of bites of the longest play, m n - 1, so one byte a position is
 * enough for bars of at most 256 squares, and two for all others.
 *
 * <p>The table is made in pages as the sweep reaches them, from the first position to the last. A page is cleared within milliseconds;
 * while one long array is cleared, no other thread of the program may go on once a collection waits. It also costs nothing to begin a
 * sweep that is given up at once.
 */
final class BarNimbers {

    private static final int PAGE_BITS = 26;

    private final BarRanks ranks;
    private final int rows;
    private final boolean square;
    private final int positions;
    private final int pageBits;
    private final byte[][] low;
    /** The high bytes of the nimbers; empty when all are 0. */
    private final byte[][] high;
    /** The one page that is the whole table; empty when there are more. */
    private final byte[] whole;

    /** cut[c][i]: the weights of rows before i if all had length c. */
    private final int[][] cut;
    /** above[c][i]: prefix(i) - cut[c][i] for the rows chosen so far. */
    private final int[][] above;

    private final int[] prefix;
    private final int[] lengths;
    private final int[] mirror;
    private final int[] stamp;
    /** The nimbers of options that the last row's length does not change; marked for the rows above it. */
    private final int[] cutStamp;
    /** In a square bar, what the number of the mirror image grows by when the last row becomes longer than c. */
    private final int[] longer;

    private final Watch watch;
    private int round;
    private int rowsAbove;

    private BarNimbers(int rows, int columns, int pageBits, Watch watch) {
        this.ranks = new BarRanks(rows, columns);
        this.rows = rows;
        this.square = rows == columns;
        this.watch = watch;
        this.positions = Math.toIntExact(ranks.positions());
        this.pageBits = pageBits;
        this.low = new byte[((positions - 1) >> pageBits) + 1][0];
        this.high = new byte[width(rows, columns) == 1 ? 0 : low.length][0];
        this.whole = low.length > 1 || high.length > 0 ? new byte[0] : page(0);
        if (whole.length > 0) {
            low[0] = whole;
        }
        this.cut = new int[columns + 1][rows + 1];
        this.above = new int[columns + 1][rows + 1];
        this.prefix = new int[rows + 1];
        this.lengths = new int[rows + 1];
        this.mirror = new int[columns];
        this.stamp = new int[rows * columns + 1];
        this.cutStamp = new int[rows * columns + 1];
        this.longer = new int[columns];
        for (int c = 0; c < columns && square; c++) {
            longer[c] = (int) (ranks.weight(c, rows) - ranks.weight(c, rows - 1));
        }
        for (int c = 0; c <= columns; c++) {
            for (int i = 0; i < rows; i++) {
                cut[c][i + 1] = cut[c][i] + (int) ranks.weight(i, c);
            }
        }
    }

    /** The nimbers by number; the entry of the empty bar is meaningless. */
    static IntUnaryOperator table(int rows, int columns, Watch watch) {
        return table(rows, columns, PAGE_BITS, watch);
    }

    /** The same with pages of 2^pageBits positions. */
    static IntUnaryOperator table(int rows, int columns, int pageBits, Watch watch) {
        BarNimbers sweep = new BarNimbers(rows, columns, pageBits, watch);
        sweep.choose(0, columns);
        return sweep::nimber;
    }

    private int nimber(int rank) {
        int page = rank >> pageBits;
        int place = rank & ((1 << pageBits) - 1);
        int below = low[page][place] & 0xFF;
        return high.length == 0 ? below : below | (high[page][place] & 0xFF) << 8;
    }

    private byte[] page(int number) {
        return new byte[(int) Math.min(1L << pageBits, positions - ((long) number << pageBits))];
    }

    private static int width(int rows, int columns) {
        return rows * columns <= 256 ? 1 : 2;
    }

    /** Bytes of the table, or {@link Long#MAX_VALUE} when it cannot be one array. */
    static long bytes(int rows, int columns) {
        try {
            long positions = BarRanks.count(rows, columns);
            return positions > Integer.MAX_VALUE - 8 ? Long.MAX_VALUE : width(rows, columns) * positions;
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE;
        }
    }

    private void choose(int row, int longest) {
        if (row == 1) {
            watch.check();
            watch.progress(prefix[1], positions);
        }
        if (row == rows - 1) {
            solve(row, longest);
            return;
        }
        for (int length = 0; length <= longest; length++) {
            lengths[row] = length;
            prefix[row + 1] = prefix[row] + (int) ranks.weight(row, length);
            for (int c = 0; c < length; c++) {
                above[c][row + 1] = prefix[row + 1] - cut[c][row + 1];
            }
            choose(row + 1, length);
        }
    }

    /**
     * All lengths of the last row below the chosen ones. A bite that reaches the last row leaves the same, however long that
     * was; it is looked up once, when the row becomes longer than the bite leaves it.
     */
    private void solve(int row, int longest) {
        int chosen = ++rowsAbove;
        lengths[row] = 0;
        int image = square ? mirrorRank() : 0;
        for (int length = 0; length <= longest; length++) {
            int rank = prefix[row] + (int) ranks.weight(row, length);
            if (length > 0) {
                stampCuts(length - 1, chosen);
                image += square ? longer[length - 1] : 0;
            }
            if (image < rank && square) {
                continue;
            }
            int now = ++round;
            if (whole.length > 0) {
                stampOptions(rank, length, now);
            } else {
                stampPagedOptions(rank, length, now);
            }
            int mex = 0;
            while (stamp[mex] == now || cutStamp[mex] == chosen) {
                mex++;
            }
            enter(rank, mex);
            if (square) {
                enter(image, mex);
            }
        }
    }

    private void enter(int rank, int nimber) {
        enter(low, rank, (byte) nimber);
        if (high.length != 0) {
            enter(high, rank, (byte) (nimber >> 8));
        }
    }

    private void enter(byte[][] pages, int rank, byte part) {
        int number = rank >> pageBits;
        if (pages[number].length == 0) {
            watch.check();
            pages[number] = page(number);
        }
        pages[number][rank & ((1 << pageBits) - 1)] = part;
    }

    /** The options in which the last rows, from any row on, have length c. */
    private void stampCuts(int c, int chosen) {
        int from = cut[c][rows];
        for (int i = c == 0 ? 1 : 0; i < rows; i++) {
            cutStamp[nimber(from + above[c][i])] = chosen;
        }
    }

    /** The options that keep the last row as it is: bites at columns beyond it. */
    private void stampOptions(int rank, int last, int now) {
        byte[] table = whole;
        int[] seen = stamp;
        int c = last;
        for (int t = rows - 1; t > 0; t--) {
            int base = rank - prefix[t];
            for (; c < lengths[t - 1]; c++) {
                int[] known = above[c];
                int from = base + cut[c][t];
                for (int i = c == 0 ? 1 : 0; i < t; i++) {
                    seen[table[from + known[i]] & 0xFF] = now;
                }
            }
        }
    }

    private void stampPagedOptions(int rank, int last, int now) {
        int c = last;
        for (int t = rows - 1; t > 0; t--) {
            int base = rank - prefix[t];
            for (; c < lengths[t - 1]; c++) {
                for (int i = c == 0 ? 1 : 0; i < t; i++) {
                    stamp[nimber(base + cut[c][t] + above[c][i])] = now;
                }
            }
        }
    }

    /** The number of the mirror image when the last row is empty. */
    private int mirrorRank() {
        int image = 0;
        int c = 0;
        for (int t = rows; t > 0; t--) {
            for (; c < lengths[t - 1]; c++) {
                mirror[c] = t;
            }
        }
        for (int i = 0; i < rows; i++) {
            image += (int) ranks.weight(i, i < c ? mirror[i] : 0);
        }
        return image;
    }
}

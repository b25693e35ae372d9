package org.zermelo.board.chomp;

import org.zermelo.solve.Watch;

/**
 * Which Chomp positions inside an m x n bar the player to move loses: one bit a position.
 *
 * <p>The sweep runs through the numbers of {@link BarRanks} from below. A position that nothing has marked is lost, and
 * then all positions with a bite to it are marked. There are few lost positions, so most of the sweep only reads bits.
 *
 * <p>Time O(C(m+n, m) + pairs of a position and a winning bite).
 */
final class BarOutcomes {

    private final BarRanks ranks;
    private final long[] won;
    private long lost;

    BarOutcomes(int rows, int columns, Watch watch) {
        this.ranks = new BarRanks(rows, columns);
        long positions = ranks.positions();
        this.won = new long[Math.toIntExact((positions + 63) >>> 6)];
        int[] lengths = new int[rows];
        won[0] |= 1;
        for (int word = 0; word < won.length; word++) {
            if ((word & 0xFFF) == 0) {
                watch.check();
                watch.progress((long) word << 6, positions);
            }
            long left = -1L;
            while ((~won[word] & left) != 0) {
                int bit = Long.numberOfTrailingZeros(~won[word] & left);
                left = bit == 63 ? 0 : -2L << bit;
                long rank = ((long) word << 6) + bit;
                if (rank < positions) {
                    lost++;
                    ranks.unrank(rank, lengths);
                    markParents(rank, lengths);
                }
            }
        }
    }

    /** Bytes of the bits, or {@link Long#MAX_VALUE} when they cannot be one array. */
    static long bytes(int rows, int columns) {
        try {
            long words = (BarRanks.count(rows, columns) + 63) >>> 6;
            return words > Integer.MAX_VALUE - 8 ? Long.MAX_VALUE : 8 * words;
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE;
        }
    }

    /** How many positions the player to move loses. */
    long lost() {
        return lost;
    }

    boolean isLost(int[] lengths) {
        return isLost(ranks.rank(lengths));
    }

    boolean isLost(long rank) {
        return (won[(int) (rank >>> 6)] >>> rank & 1) == 0;
    }

    /** A bite that leaves length c was made in the first row of that length and may have cut the rows after it too. */
    private void markParents(long rank, int[] lengths) {
        int rows = lengths.length;
        for (int first = 0; first < rows; ) {
            int c = lengths[first];
            int longest = first == 0 ? ranks.columns() : lengths[first - 1];
            int next = first + 1;
            while (next < rows && lengths[next] == c) {
                next++;
            }
            mark(first, next, c, longest, rank);
            first = next;
        }
    }

    private void mark(int row, int end, int c, int longest, long rank) {
        long without = rank - ranks.weight(row, c);
        for (int length = c + 1; length <= longest; length++) {
            long parent = without + ranks.weight(row, length);
            won[(int) (parent >>> 6)] |= 1L << parent;
            if (row + 1 < end) {
                mark(row + 1, end, c, length, parent);
            }
        }
    }
}

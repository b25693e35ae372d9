package org.zermelo.board.chomp;

/**
 * Numbers the positions of Chomp without gaps: non-increasing row lengths r_1 &gt;= .. &gt;= r_m with r_1 at most n, in
 * lexicographic order, so every move leads to a smaller number. There are C(m+n, m), the empty bar included as number 0.
 *
 * <p>The number of a position is the sum of {@code weight(i, r_i)}, where weight(i, v) = C(v + m - 1 - i, m - i) counts the
 * continuations that are smaller from row i on (rows from 0).
 */
final class BarRanks {

    private final int rows;
    private final int columns;
    private final long[][] weights;

    /** @throws ArithmeticException when the number of positions passes a {@code long} */
    BarRanks(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.weights = new long[rows][columns + 1];
        for (int i = 0; i < rows; i++) {
            for (int v = 0; v <= columns; v++) {
                weights[i][v] = binomial(v + rows - 1 - i, rows - i);
            }
        }
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    long positions() {
        return count(rows, columns);
    }

    /** The number of positions inside a bar, the empty one included. */
    static long count(int rows, int columns) {
        return binomial(rows + columns, rows);
    }

    private static long binomial(int n, int k) {
        if (k > n) {
            return 0;
        }
        long result = 1;
        for (int i = 1; i <= Math.min(k, n - k); i++) {
            long factor = n - Math.min(k, n - k) + i;
            long divisor = gcd(result, i);
            result = Math.multiplyExact(result / divisor, factor / (i / divisor));
        }
        return result;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    long weight(int row, int length) {
        return weights[row][length];
    }

    long rank(int[] lengths) {
        long rank = 0;
        for (int i = 0; i < rows; i++) {
            rank += weights[i][lengths[i]];
        }
        return rank;
    }

    /** Writes the row lengths of a number. */
    void unrank(long rank, int[] lengths) {
        long rest = rank;
        int v = columns;
        for (int i = 0; i < rows; i++) {
            while (weights[i][v] > rest) {
                v--;
            }
            lengths[i] = v;
            rest -= weights[i][v];
        }
    }
}

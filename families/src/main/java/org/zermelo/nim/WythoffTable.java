package org.zermelo.nim;

import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/** The nimbers of Wythoff's game up to a pair, cell by cell. Time O(a b (a + b)). */
final class WythoffTable implements Nimbers<Pair, PairMove> {

    private final int[][] nimbers;

    WythoffTable(Pair largest, Watch watch) {
        int rows = (int) largest.small() + 1;
        int columns = (int) largest.large() + 1;
        nimbers = new int[rows][columns];
        int[] stamp = new int[2 * columns + rows + 1];
        int round = 0;
        for (int i = 0; i < rows; i++) {
            watch.check();
            watch.progress(i, rows);
            for (int j = 0; j < columns; j++) {
                round++;
                CancelScope.poll(round);
                for (int k = 0; k < j; k++) {
                    stamp[nimbers[i][k]] = round;
                }
                for (int k = 0; k < i; k++) {
                    stamp[nimbers[k][j]] = round;
                }
                for (int k = 1; k <= Math.min(i, j); k++) {
                    stamp[nimbers[i - k][j - k]] = round;
                }
                int mex = 0;
                while (stamp[mex] == round) {
                    mex++;
                }
                nimbers[i][j] = mex;
            }
        }
    }

    /** Memory for the table, or {@link Long#MAX_VALUE} when it cannot be an array. */
    static long bytes(Pair largest) {
        double cells = (largest.a() + 1.0) * (largest.b() + 1.0);
        return largest.large() > 1 << 20 ? Long.MAX_VALUE : (long) (4 * cells);
    }

    @Override
    public long counted() {
        return (long) nimbers.length * nimbers[0].length;
    }

    @Override
    public long nimber(Pair position) {
        return nimbers[(int) position.small()][(int) position.large()];
    }
}

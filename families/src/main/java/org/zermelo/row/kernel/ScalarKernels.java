package org.zermelo.row.kernel;

/** The row kernels in plain Java. */
public final class ScalarKernels implements RowKernels {

    @Override
    public String name() {
        return "scalar";
    }

    @Override
    public int rank() {
        return 0;
    }

    @Override
    public TakeTile takeTile() {
        return ScalarKernels::sweep;
    }

    private static void sweep(
            int[] rowPrefix, int[] rowBest, int rows, int[] columnPrefix, int[] columnBest, int columns) {
        for (int i = rows - 1; i >= 0; i--) {
            int p = rowPrefix[i];
            int y = rowBest[i];
            for (int j = 0; j < columns; j++) {
                int x = columnBest[j];
                int v = columnPrefix[j] - p - Math.max(x, y);
                columnBest[j] = Math.max(x, v);
                y = Math.max(y, v);
            }
            rowBest[i] = y;
        }
    }

    @Override
    public int coinMargin(int[] row) {
        int[] d = row.clone();
        for (int length = 1; length < row.length; length++) {
            diagonal(row, d, length);
        }
        return d[0];
    }

    private static void diagonal(int[] row, int[] d, int length) {
        int last = row.length - length;
        for (int i = 0; i < last; i++) {
            d[i] = Math.max(row[i] - d[i + 1], row[i + length] - d[i]);
        }
    }
}

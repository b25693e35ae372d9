package org.zermelo.bench.count;

import java.util.Arrays;

/**
 * Polyominoes as numbers. From the leftmost cell of the top row the cells are met in breadth; each tells of its neighbours right, below,
 * left and above that are not yet met whether they belong to it. That is at most three bits a cell, and one more; it does not depend on the
 * place. Rows stand from the top, a cell of each column in one bit; the first row, the last row and column 0 are empty.
 */
final class PolyominoCode {

    /** How many mirror images there are; as many more have rows and columns exchanged. */
    static final int MIRRORED = 4;

    private final int[] rowOf = new int[Polyominoes.MOST_CELLS];
    private final long[] cellOf = new long[Polyominoes.MOST_CELLS];
    private final long[] met = new long[Polyominoes.MOST_CELLS + 2];
    private final long[] image = new long[Polyominoes.MOST_CELLS + 2];

    /** The number of cells of the piece that was taken last. */
    private int size;

    private int top;
    private int height;
    private int first;
    private int width;

    // ---- codes

    /** Takes the piece out of rows that begins in the first row with a cell, and tells its code. */
    long take(long[] rows, int firstRow) {
        size = 0;
        meet(rows, firstRow, Long.lowestOneBit(rows[firstRow]));
        long code = 1;
        for (int at = 0; at < size; at++) {
            int row = rowOf[at];
            long cell = cellOf[at];
            code = told(code, rows, row, cell << 1);
            code = told(code, rows, row + 1, cell);
            code = told(code, rows, row, cell >>> 1);
            code = told(code, rows, row - 1, cell);
        }
        for (int at = 0; at < size; at++) {
            met[rowOf[at]] = 0;
        }
        return code;
    }

    private void meet(long[] rows, int row, long cell) {
        rows[row] &= ~cell;
        met[row] |= cell;
        rowOf[size] = row;
        cellOf[size++] = cell;
    }

    private long told(long code, long[] rows, int row, long cell) {
        if ((rows[row] & cell) != 0) {
            meet(rows, row, cell);
            return code << 1 | 1;
        }
        return (met[row] & cell) != 0 ? code : code << 1;
    }

    /** How many cells the piece had that was taken last. */
    int size() {
        return size;
    }

    // ---- images

    /** The codes of the mirror images, then of those with rows and columns exchanged. */
    long[] ofImages(long[] rows) {
        measure(rows);
        long[] codes = new long[2 * MIRRORED];
        for (int k = 0; k < codes.length; k++) {
            codes[k] = ofImage(rows, k);
        }
        return codes;
    }

    private long ofImage(long[] rows, int k) {
        boolean down = (k & 1) != 0;
        boolean back = (k & 2) != 0;
        boolean exchanged = k >= MIRRORED;
        Arrays.fill(image, 0, (exchanged ? width : height) + 2, 0);
        for (int r = 0; r < height; r++) {
            int row = down ? height - r : r + 1;
            for (long cells = rows[top + r] >>> first; cells != 0; cells &= cells - 1) {
                int c = Long.numberOfTrailingZeros(cells);
                int column = back ? width - c : c + 1;
                image[exchanged ? column : row] |= 1L << (exchanged ? row : column);
            }
        }
        return take(image, 1);
    }

    private void measure(long[] rows) {
        top = 0;
        while (rows[top] == 0) {
            top++;
        }
        long columns = 0;
        int end = top;
        for (; rows[end] != 0; end++) {
            columns |= rows[end];
        }
        height = end - top;
        first = Long.numberOfTrailingZeros(columns);
        width = Long.SIZE - Long.numberOfLeadingZeros(columns) - first;
    }

    /**
     * Whether no image is less, of those that are at least as high as wide: by the cells of the top row, then by those of the first column,
     * then by the code.
     */
    boolean isLeast(long[] rows) {
        measure(rows);
        if (height < width) {
            return false;
        }
        int above = Long.bitCount(rows[top]);
        int below = Long.bitCount(rows[top + height - 1]);
        int left = 0;
        int right = 0;
        for (int r = top; r < top + height; r++) {
            left += (int) (rows[r] >>> first & 1);
            right += (int) (rows[r] >>> (first + width - 1) & 1);
        }
        if (below < above || right < left) {
            return false;
        }
        long own = -1;
        for (int k = 1; k < (height == width ? 2 * MIRRORED : MIRRORED); k++) {
            int row = (k & 1) == 0 ? above : below;
            int column = (k & 2) == 0 ? left : right;
            int order = k < MIRRORED ? order(row, column, above, left) : order(column, row, above, left);
            if (order == 0) {
                own = own < 0 ? ofImage(rows, 0) : own;
                order = Long.compare(ofImage(rows, k), own);
            }
            if (order < 0) {
                return false;
            }
        }
        return true;
    }

    private static int order(int row, int column, int ownRow, int ownColumn) {
        return row == ownRow ? Integer.compare(column, ownColumn) : Integer.compare(row, ownRow);
    }
}

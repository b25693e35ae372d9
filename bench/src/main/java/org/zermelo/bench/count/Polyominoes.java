package org.zermelo.bench.count;

import java.util.function.Consumer;

/**
 * All polyominoes of a size, each once whatever its place, turning and mirroring. They are enumerated in every position by Redelmeier's
 * method (Discrete Mathematics 36, 1981), which keeps one at a time, and told when no image of theirs has a smaller code.
 */
final class Polyominoes {

    /** The code of so many cells fits a long. */
    static final int MOST_CELLS = 20;

    private final int cells;
    private final Consumer<long[]> visitor;
    private final int width;
    private final boolean[] reached;
    private final int[] untried;

    /** The rows of what is built, with an empty one before and behind. */
    private final long[] rows;

    private final PolyominoCode codes = new PolyominoCode();

    private Polyominoes(int cells, Consumer<long[]> visitor) {
        this.cells = cells;
        this.visitor = visitor;
        this.width = 2 * cells + 1;
        this.reached = new boolean[width * (cells + 1)];
        this.untried = new int[width * (cells + 1)];
        this.rows = new long[cells + 2];
    }

    /**
     * Visits each polyomino, in the one image that stands for all; its rows are valid during the visit.
     *
     * @param cells how many cells it has, at most {@link #MOST_CELLS}
     * @param visitor takes its rows as {@link PolyominoCode} says
     */
    static void visit(int cells, Consumer<long[]> visitor) {
        if (cells < 1 || cells > MOST_CELLS) {
            throw new IllegalArgumentException("polyominoes of " + cells + " cells");
        }
        Polyominoes all = new Polyominoes(cells, visitor);
        for (int column = 0; column < cells; column++) {
            all.reached[column] = true; // in the top row nothing lies left of the first cell
        }
        all.reached[cells] = true;
        all.untried[0] = cells;
        all.extend(0, 1, 0);
    }

    private void extend(int from, int to, int size) {
        for (int i = from; i < to; i++) {
            int row = untried[i] / width;
            int column = untried[i] % width;
            rows[row + 1] |= 1L << column + 1;
            if (size + 1 == cells) {
                if (codes.isLeast(rows)) {
                    visitor.accept(rows);
                }
            } else {
                int end = reach(row, column - 1, to);
                end = reach(row, column + 1, end);
                end = reach(row - 1, column, end);
                end = reach(row + 1, column, end);
                extend(i + 1, end, size + 1);
                for (int k = to; k < end; k++) {
                    reached[untried[k]] = false;
                }
            }
            rows[row + 1] &= ~(1L << column + 1);
        }
    }

    private int reach(int row, int column, int end) {
        if (row < 0 || column < 0 || column == width || reached[row * width + column]) {
            return end;
        }
        reached[row * width + column] = true;
        untried[end] = row * width + column;
        return end + 1;
    }
}

package org.zermelo.board.notakto;

/** The lines of a square board (rows, columns, both diagonals) and its symmetries. Cells are bits, row by row. */
final class SquareLines {

    private final int side;
    private final int[] lines;
    private final int[][] symmetries;

    SquareLines(int side) {
        this.side = side;
        this.lines = new int[2 * side + 2];
        for (int i = 0; i < side; i++) {
            for (int j = 0; j < side; j++) {
                lines[i] |= 1 << i * side + j;
                lines[side + i] |= 1 << j * side + i;
            }
            lines[2 * side] |= 1 << i * side + i;
            lines[2 * side + 1] |= 1 << i * side + side - 1 - i;
        }
        this.symmetries = new int[8][side * side];
        for (int i = 0; i < side; i++) {
            for (int j = 0; j < side; j++) {
                int r = side - 1 - i;
                int c = side - 1 - j;
                int[][] images = {{i, j}, {r, j}, {i, c}, {r, c}, {j, i}, {c, i}, {j, r}, {c, r}};
                for (int k = 0; k < 8; k++) {
                    symmetries[k][i * side + j] = images[k][0] * side + images[k][1];
                }
            }
        }
    }

    int side() {
        return side;
    }

    int cells() {
        return side * side;
    }

    /** Whether some line is full. */
    boolean isDead(int crosses) {
        for (int line : lines) {
            if ((crosses & line) == line) {
                return true;
            }
        }
        return false;
    }

    /** How many boards without a full line have all these crosses, by inclusion and exclusion over the lines. */
    long live(int crosses) {
        return live(crosses, 0);
    }

    private long live(int union, int from) {
        long count = 1L << cells() - Integer.bitCount(union);
        for (int line = from; line < lines.length; line++) {
            count -= live(union | lines[line], line + 1);
        }
        return count;
    }

    /** The least of the eight images of a board. */
    int canonical(int crosses) {
        int least = crosses;
        for (int[] symmetry : symmetries) {
            int image = 0;
            for (int rest = crosses; rest != 0; rest &= rest - 1) {
                image |= 1 << symmetry[Integer.numberOfTrailingZeros(rest)];
            }
            least = Math.min(least, image);
        }
        return least;
    }
}

package org.zermelo.board.grid;

import java.util.ArrayList;
import java.util.List;

/** Lines of a board, each as a set of cells in the bits of an int. */
final class Lines {

    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private Lines() {}

    /** All straight rows of {@code length} cells, along, across and on both diagonals; cells are counted row by row. */
    static List<Integer> inRow(int columns, int rows, int length) {
        List<Integer> lines = new ArrayList<>();
        int directions = length == 1 ? 1 : DIRECTIONS.length;
        for (int cell = 0; cell < columns * rows; cell++) {
            for (int d = 0; d < directions; d++) {
                int column = cell % columns;
                int row = cell / columns;
                int lastColumn = column + (length - 1) * DIRECTIONS[d][0];
                int lastRow = row + (length - 1) * DIRECTIONS[d][1];
                if (lastColumn >= columns || lastRow < 0 || lastRow >= rows) {
                    continue;
                }
                int line = 0;
                for (int i = 0; i < length; i++) {
                    line |= 1 << (row + i * DIRECTIONS[d][1]) * columns + column + i * DIRECTIONS[d][0];
                }
                lines.add(line);
            }
        }
        return lines;
    }

    /** The triangles of a complete graph, whose edges are numbered 12, 13, ..., 1n, 23, ... from 0. */
    static List<Integer> triangles(int points) {
        List<Integer> lines = new ArrayList<>();
        for (int a = 0; a < points; a++) {
            for (int b = a + 1; b < points; b++) {
                for (int c = b + 1; c < points; c++) {
                    lines.add(1 << edge(points, a, b) | 1 << edge(points, a, c) | 1 << edge(points, b, c));
                }
            }
        }
        return lines;
    }

    /** The number of the edge between two points, {@code a < b}. */
    static int edge(int points, int a, int b) {
        return a * (2 * points - a - 1) / 2 + b - a - 1;
    }
}

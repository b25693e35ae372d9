package org.zermelo.present.scene.sketch;

import java.util.List;
import java.util.stream.IntStream;

/** Finds a line of equal pieces on a board: along a row, a column or a slant. */
final class FullLine {

    private FullLine() {}

    /**
     * The cells of the first line of so many equal pieces; of a longer one so many from its beginning. Empty when there is none.
     *
     * @param cells row by row; a dot is a free cell
     * @param length how many pieces make a line; with 0 nothing does
     */
    static List<Integer> of(List<String> cells, int columns, int length) {
        for (int cell = 0; length > 0 && cell < cells.size(); cell++) {
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                List<Integer> line = from(cell, step, columns, length);
                String piece = cells.get(cell);
                if (!piece.equals(".")
                        && inside(line, step, columns, cells.size())
                        && line.stream().allMatch(each -> cells.get(each).equals(piece))) {
                    return line;
                }
            }
        }
        return List.of();
    }

    private static List<Integer> from(int cell, int[] step, int columns, int length) {
        return IntStream.range(0, length)
                .mapToObj(i -> cell + i * (step[0] * columns + step[1]))
                .toList();
    }

    private static boolean inside(List<Integer> line, int[] step, int columns, int size) {
        int first = line.get(0);
        int column = first % columns + (line.size() - 1) * step[1];
        return column >= 0 && column < columns && first / columns + (line.size() - 1) * step[0] < size / columns;
    }
}

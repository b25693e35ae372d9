package org.zermelo.present.scene.letters;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.present.scene.Scene;

/** A board of cells in letters, with the names of its columns and the numbers of its rows. */
public final class GridLetters {

    private GridLetters() {}

    /** The lines of the board. */
    public static List<String> lines(Scene.Grid grid) {
        int rows = grid.cells().size() / grid.columns();
        int numbers = Integer.toString(Math.max(grid.columns(), rows)).length();
        int width = grid.cells().stream().mapToInt(String::length).reduce(numbers, Math::max);
        StringBuilder line = new StringBuilder(" ".repeat(width));
        for (int column = 0; column < grid.columns(); column++) {
            String name = grid.numbered() ? Integer.toString(column + 1) : Character.toString('a' + column);
            line.append(' ').append(padded(name, width));
        }
        List<String> lines = new ArrayList<>(List.of(line.toString()));
        for (int row = 0; row < rows; row++) {
            line = new StringBuilder(padded(Integer.toString(row + 1), width));
            for (String cell : grid.cells().subList(row * grid.columns(), (row + 1) * grid.columns())) {
                line.append(' ').append(padded(cell, width));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** A text with blanks before it. */
    public static String padded(String text, int width) {
        return " ".repeat(width - text.length()) + text;
    }
}

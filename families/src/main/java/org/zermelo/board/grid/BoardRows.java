package org.zermelo.board.grid;

/** Texts of boards: rows from the top, divided by slashes, one character a cell. */
final class BoardRows {

    private BoardRows() {}

    /** The text of cells given row by row. */
    static String text(CharSequence cells, int columns) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.length(); i++) {
            text.append(i > 0 && i % columns == 0 ? "/" : "").append(cells.charAt(i));
        }
        return text.toString();
    }

    /** A board with a frame of coordinates: columns a, b, ..., rows 1, 2, ... from the top. */
    static String drawing(CharSequence cells, int columns) {
        StringBuilder text = new StringBuilder("  ");
        for (int c = 0; c < columns; c++) {
            text.append(' ').append((char) ('a' + c));
        }
        for (int i = 0; i < cells.length(); i++) {
            if (i % columns == 0) {
                text.append(String.format("%n%2d", i / columns + 1));
            }
            text.append(' ').append(cells.charAt(i));
        }
        return text.toString();
    }

    /** The name of a cell in that frame, such as {@code b3}. */
    static String cell(int cell, int columns) {
        return (char) ('a' + cell % columns) + String.valueOf(cell / columns + 1);
    }

    /** The cells of two colours as characters x, o and a dot. */
    static String cells(long colours, int count) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < count; i++) {
            boolean first = (TernaryBoard.first(colours) >>> i & 1) != 0;
            boolean second = (TernaryBoard.second(colours) >>> i & 1) != 0;
            cells.append(first ? 'x' : second ? 'o' : '.');
        }
        return cells.toString();
    }

    /** The colours that such characters name; slashes between them are passed over. */
    static long colours(String text) {
        long colours = 0;
        int cell = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '/') {
                continue;
            }
            if (cell == TernaryBoard.MOST_CELLS || "xo.".indexOf(c) < 0) {
                throw new NumberFormatException();
            }
            colours |= c == 'x' ? 1L << cell : c == 'o' ? 1L << 32 + cell : 0;
            cell++;
        }
        return colours;
    }
}

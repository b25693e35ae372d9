package org.zermelo.boards.model;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.zermelo.boards.model.Board.Form;
import org.zermelo.boards.model.Board.Spot;

/**
 * The sides of boxes as cells. In the picture dots, sides and boxes take turns: where row and column are even there is a dot, where
 * both are odd a box, else a side, which lies in an even row and stands in an odd one.
 */
public final class BoxSides {

    private static final int[][] ROUND = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

    private static final Pattern NAME = Pattern.compile("[-|][a-z][1-9][0-9]?");

    private BoxSides() {}

    /** The sides of so many rows and columns of boxes, without some of them. */
    public static Board board(int rows, int columns, List<Spot> without) {
        List<Spot> holes = new ArrayList<>(without);
        for (int row = 0; row < 2 * rows + 1; row++) {
            for (int column = 0; column < 2 * columns + 1; column++) {
                if ((row + column) % 2 == 0) {
                    holes.add(new Spot(row, column));
                }
            }
        }
        return Board.cells(Form.EDGES, 2 * rows + 1, 2 * columns + 1, holes);
    }

    /** For each box of a board its sides, row by row; none where the cells are no sides. */
    public static List<BoardCells> boxes(Board board) {
        List<BoardCells> boxes = new ArrayList<>();
        for (int row = 1; board.form() == Form.EDGES && row < board.rows(); row += 2) {
            for (int column = 1; column < board.columns(); column += 2) {
                BoardCells sides = box(board, row, column);
                if (!sides.isEmpty()) {
                    boxes.add(sides);
                }
            }
        }
        return boxes;
    }

    /**
     * The side that is named by its box: {@code -a1} is the upper side of box a1, {@code |a1} its left one, and beyond the last row or
     * column the lower and the right one; -1 where there is none, and for any other text.
     */
    public static int named(Board board, String name) {
        if (board.form() != Form.EDGES || !NAME.matcher(name).matches()) {
            return -1;
        }
        boolean lies = name.charAt(0) == '-';
        int column = 2 * (name.charAt(1) - 'a');
        int row = 2 * (Integer.parseInt(name.substring(2)) - 1);
        return lies ? board.cellAt(row, column + 1) : board.cellAt(row + 1, column);
    }

    /** The sides of the box at a place of the picture. */
    public static BoardCells box(Board board, int row, int column) {
        return round(board, row, column);
    }

    /** The place at which a side goes on straight behind a dot; a place without a cell where it does not. */
    static Spot behindDot(Spot side, int[] way) {
        boolean straight = lies(side) ? way[0] == 0 : way[1] == 0;
        return straight ? new Spot(side.row() + 2 * way[0], side.column() + 2 * way[1]) : new Spot(-1, -1);
    }

    /** The sides that meet a side in a dot. */
    static BoardCells beside(Board board, int cell) {
        Spot side = board.spot(cell);
        int down = lies(side) ? 0 : 1;
        int right = 1 - down;
        return round(board, side.row() - down, side.column() - right)
                .or(round(board, side.row() + down, side.column() + right))
                .without(BoardCells.of(cell));
    }

    private static boolean lies(Spot side) {
        return side.row() % 2 == 0;
    }

    /** The cells round a place. */
    private static BoardCells round(Board board, int row, int column) {
        BoardCells cells = BoardCells.NONE;
        for (int[] way : ROUND) {
            cells = cells.with(board.cellAt(row + way[0], column + way[1]));
        }
        return cells;
    }
}

package org.zermelo.boards.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.boards.model.Board.Form;
import org.zermelo.boards.model.Board.Spot;

/**
 * A shape of cells, wherever it lies.
 *
 * @param cells them, in reading order, with the first row and the first column at 0
 */
public record Polyomino(List<Spot> cells) {

    private static final char CELL = 'x';

    private static final char NONE = '.';

    private static final int[][] SIDES = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

    public Polyomino {
        int top = cells.stream().mapToInt(Spot::row).min().orElse(0);
        int left = cells.stream().mapToInt(Spot::column).min().orElse(0);
        cells = cells.stream()
                .map(cell -> new Spot(cell.row() - top, cell.column() - left))
                .sorted(Comparator.comparingInt(Spot::row).thenComparingInt(Spot::column))
                .toList();
    }

    /** The shape that is drawn by these rows, the upper one first, with x for each cell. */
    public static Polyomino drawn(List<String> rows) {
        List<Spot> cells = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).charAt(column) == CELL) {
                    cells.add(new Spot(row, column));
                }
            }
        }
        return new Polyomino(cells);
    }

    /** How many cells it has. */
    public int size() {
        return cells.size();
    }

    /** Whether all its cells hang together by their sides. */
    public boolean isConnected() {
        Set<Spot> left = new HashSet<>(cells);
        Queue<Spot> open = new ArrayDeque<>(cells.subList(0, Math.min(1, size())));
        left.removeAll(open);
        while (!open.isEmpty()) {
            Spot cell = open.remove();
            for (int[] side : SIDES) {
                Spot beside = new Spot(cell.row() + side[0], cell.column() + side[1]);
                if (left.remove(beside)) {
                    open.add(beside);
                }
            }
        }
        return left.isEmpty();
    }

    /**
     * The sets of cells that it covers on a board, turned and reflected in all ways, each once; none where the board is no rectangle,
     * whatever its edges. O(n^2) for n cells of the board, for each cell of the shape.
     */
    public List<BoardCells> places(Board board) {
        Set<BoardCells> places = new LinkedHashSet<>();
        boolean square = board.form() == Form.RECTANGLE || board.form() == Form.CYLINDER || board.form() == Form.TORUS;
        for (int turn = 0; square && turn < 8; turn++) {
            Polyomino turned = turned(turn);
            for (int corner = 0; corner < board.rows() * board.columns(); corner++) {
                BoardCells place = turned.at(board, new Spot(corner / board.columns(), corner % board.columns()));
                if (place.count() == size()) {
                    places.add(place);
                }
            }
        }
        return List.copyOf(places);
    }

    /** Bit 0 turns rows round, bit 1 columns, bit 2 exchanges both. */
    private Polyomino turned(int turn) {
        return new Polyomino(cells.stream()
                .map(cell -> {
                    int row = (turn & 1) == 0 ? cell.row() : -cell.row();
                    int column = (turn & 2) == 0 ? cell.column() : -cell.column();
                    return (turn & 4) == 0 ? new Spot(row, column) : new Spot(column, row);
                })
                .toList());
    }

    /** The cells of the board that it covers with the upper left corner of its rectangle at a place, across edges that go on. */
    private BoardCells at(Board board, Spot corner) {
        BoardCells place = BoardCells.NONE;
        for (Spot cell : cells) {
            int row = corner.row() + cell.row();
            int column = corner.column() + cell.column();
            row = board.form() == Form.TORUS ? row % board.rows() : row;
            column = board.form() == Form.RECTANGLE ? column : column % board.columns();
            place = place.with(board.cellAt(row, column));
        }
        return place;
    }

    /** Its drawing, with slashes between the rows. */
    @Override
    public String toString() {
        int width = 1 + cells.stream().mapToInt(Spot::column).max().orElse(0);
        int height = 1 + cells.stream().mapToInt(Spot::row).max().orElse(0);
        List<StringBuilder> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            rows.add(new StringBuilder(String.valueOf(NONE).repeat(width)));
        }
        cells.forEach(cell -> rows.get(cell.row()).setCharAt(cell.column(), CELL));
        return rows.stream().collect(Collectors.joining("/"));
    }
}

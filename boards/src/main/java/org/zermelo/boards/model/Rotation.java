package org.zermelo.boards.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.boards.model.Board.Spot;

/**
 * What stands on some cells goes round: on each cell of a ring to the next one, all at once.
 *
 * @param name the first cells of a ring, of which each goes to the next: {@code a1>b1}
 * @param to where what stands on each cell goes; the same cell where it stays
 */
public record Rotation(String name, List<Integer> to) {

    /** What stands between cells of which the first goes to the next. */
    public static final String GOES = ">";

    public Rotation {
        to = List.copyOf(to);
    }

    /** The rotation of one ring, given by its cells in the order in which they are gone to; at least two, each once. */
    public static Rotation ring(Board board, List<Integer> ring) {
        List<Integer> whole = new ArrayList<>(ring);
        whole.add(ring.get(0));
        return of(board, List.of(ring), whole.size());
    }

    /** Each row of a rectangle by one cell, to the right and to the left; or each column, down and up. */
    public static List<Rotation> lines(Board board, boolean rows) {
        List<Rotation> found = new ArrayList<>();
        int count = rows ? board.rows() : board.columns();
        int length = rows ? board.columns() : board.rows();
        for (int line = 0; line < count && length > 1; line++) {
            int at = line;
            List<Integer> ring = IntStream.range(0, length)
                    .mapToObj(i -> rows ? board.cellAt(at, i) : board.cellAt(i, at))
                    .toList();
            found.add(of(board, List.of(ring), 2));
            found.add(of(board, List.of(back(ring)), 2));
        }
        return List.copyOf(new LinkedHashSet<>(found));
    }

    /** Each quarter of a rectangle of which both halves are squares, by a quarter turn, clockwise and back; none elsewhere. */
    public static List<Rotation> quadrants(Board board) {
        int side = board.rows() / 2;
        List<Rotation> found = new ArrayList<>();
        boolean fits = side > 1 && board.rows() == 2 * side && board.columns() == 2 * side;
        for (int quadrant = 0; fits && quadrant < 4; quadrant++) {
            int row = quadrant / 2 * side;
            int column = quadrant % 2 * side;
            Integer[] to = new Integer[board.size()];
            Integer[] back = new Integer[board.size()];
            Arrays.setAll(to, cell -> cell);
            Arrays.setAll(back, cell -> cell);
            for (int i = 0; i < side * side; i++) {
                int from = board.cellAt(row + i / side, column + i % side);
                int onto = board.cellAt(row + i % side, column + side - 1 - i / side);
                to[from] = onto;
                back[onto] = from;
            }
            int corner = board.cellAt(row, column);
            found.add(named(board, corner, 3, to));
            found.add(named(board, corner, 3, back));
        }
        return found;
    }

    /** All rings of a rectangle, one within the other, by one cell against the clock, at once. */
    public static Rotation rings(Board board) {
        List<List<Integer>> rings = new ArrayList<>();
        for (int edge = 0; 2 * edge < Math.min(board.rows(), board.columns()); edge++) {
            int last = board.rows() - 1 - edge;
            int right = board.columns() - 1 - edge;
            List<Spot> ring = new ArrayList<>();
            for (int row = edge; row <= last; row++) {
                ring.add(new Spot(row, edge));
            }
            for (int column = edge + 1; column <= right; column++) {
                ring.add(new Spot(last, column));
            }
            for (int row = last - 1; row >= edge && right > edge; row--) {
                ring.add(new Spot(row, right));
            }
            for (int column = right - 1; column > edge && last > edge; column--) {
                ring.add(new Spot(edge, column));
            }
            rings.add(ring.stream()
                    .map(spot -> board.cellAt(spot.row(), spot.column()))
                    .toList());
        }
        return of(board, rings, 3);
    }

    private static List<Integer> back(List<Integer> ring) {
        List<Integer> back = new ArrayList<>(ring.subList(0, 1));
        for (int i = ring.size() - 1; i > 0; i--) {
            back.add(ring.get(i));
        }
        return back;
    }

    private static Rotation of(Board board, List<List<Integer>> rings, int named) {
        Integer[] to = new Integer[board.size()];
        Arrays.setAll(to, cell -> cell);
        for (List<Integer> ring : rings) {
            for (int i = 0; i < ring.size(); i++) {
                to[ring.get(i)] = ring.get((i + 1) % ring.size());
            }
        }
        return named(board, rings.get(0).get(0), named, to);
    }

    private static Rotation named(Board board, int first, int cells, Integer[] to) {
        StringBuilder name = new StringBuilder(board.name(first));
        int at = first;
        for (int i = 1; i < cells; i++) {
            at = to[at];
            name.append(GOES).append(board.name(at));
        }
        return new Rotation(name.toString(), List.of(to));
    }

    /** What stands on each cell afterwards. */
    public int[] turned(int[] on) {
        int[] after = on.clone();
        for (int cell = 0; cell < on.length; cell++) {
            after[to.get(cell)] = on[cell];
        }
        return after;
    }

    /** The same after all has fallen down its column, as far as the cells are empty. */
    public static int[] fallen(Board board, int[] on) {
        int[] after = on.clone();
        // lower cells have higher numbers, so that what lies below has fallen before
        for (int cell = on.length - 1; cell >= 0; cell--) {
            int at = cell;
            int value = after[cell];
            after[cell] = 0;
            for (int below = board.next(Board.DOWN, at);
                    value != 0 && below >= 0 && after[below] == 0;
                    below = board.next(Board.DOWN, below)) {
                at = below;
            }
            after[at] = value;
        }
        return after;
    }
}

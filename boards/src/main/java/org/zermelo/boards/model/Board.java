package org.zermelo.boards.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * Cells, and the rays along which pieces go. On a rectangle the rays are the eight directions of the compass, clockwise from
 * up; on points and lines every line is two rays, there and back. Hexagons are the cells of a rectangle of which each row is
 * drawn half a cell further to the right, so that two of the slanting rays lead nowhere.
 *
 * <p>Cells have a row and a column for their picture. But on points their names follow from these: {@code b3} is the second
 * column, the third row from the top.
 */
public final class Board {

    /** So many cells at most: see {@link BoardCells}. */
    public static final int MOST_CELLS = 128;

    /** Sets of so many cells are one {@code long}. Larger boards are played and counted, but have no tables. */
    public static final int ONE_WORD = Long.SIZE;

    /** Columns are named by letters. */
    public static final int MOST_COLUMNS = 26;

    /** The ray on which pieces fall. */
    public static final int DOWN = 4;

    /** The ray to the right. */
    public static final int RIGHT = 2;

    /** The ray up. */
    public static final int UP = 0;

    static final int[][] COMPASS = {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};

    /** The place of a cell in a picture, from the top left. */
    public record Spot(int row, int column) {}

    /** What the cells of a board are. */
    public enum Form {
        RECTANGLE,
        /** The right edge goes on at the left one. */
        CYLINDER,
        /** The same, and the lower edge goes on at the upper one. */
        TORUS,
        HEXAGONS,
        /** The sides of boxes: {@link BoxSides}. */
        EDGES,
        POINTS
    }

    /**
     * Cells that are neighbours on a line.
     *
     * @param beyond the cells at which the line goes on at both ends
     */
    public record Run(BoardCells cells, BoardCells beyond) {}

    private final Form form;
    private final int rows;
    private final int columns;
    private final List<String> names;
    private final List<Spot> spots;
    private final int[][] next;
    private final List<int[]> tracks;
    private final Map<Integer, List<BoardCells>> lines = new ConcurrentHashMap<>();
    /** How far the last rays lead, one for each: those of pieces that leap. */
    private final List<Spot> leaps;

    private Board(Form form, Spot size, List<String> names, List<Spot> spots, int[][] next, List<int[]> tracks) {
        this(form, size, names, spots, next, tracks, List.of());
    }

    private Board(
            Form form,
            Spot size,
            List<String> names,
            List<Spot> spots,
            int[][] next,
            List<int[]> tracks,
            List<Spot> leaps) {
        this.form = form;
        this.rows = size.row();
        this.columns = size.column();
        this.names = List.copyOf(names);
        this.spots = List.copyOf(spots);
        this.next = next;
        this.tracks = tracks;
        this.leaps = List.copyOf(leaps);
    }

    /** A rectangle, perhaps with edges that go on at others, or as many hexagons; without the cells that are no part of it. */
    public static Board cells(Form form, int rows, int columns, List<Spot> holes) {
        List<Spot> spots = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            Spot spot = new Spot(cell / columns, cell % columns);
            if (!holes.contains(spot)) {
                spots.add(spot);
            }
        }
        int[][] next = GridRays.compass(form, new Spot(rows, columns), spots);
        List<String> names = spots.stream().map(Board::name).toList();
        return new Board(
                form, new Spot(rows, columns), names, spots, next, GridRays.tracks(next, new int[] {2, 3, 4, 5}));
    }

    /**
     * This board with one more ray, behind all others, if it has none yet that leads so far: so many rows down and columns to the right
     * in one leap. Only for rectangles, whatever their edges. O(cells).
     */
    public Board leaping(Spot by) {
        if (leaps.contains(by)) {
            return this;
        }
        int[][] more = Arrays.copyOf(next, next.length + 1);
        more[next.length] = GridRays.leap(form, new Spot(rows, columns), spots, by);
        List<Spot> all = new ArrayList<>(leaps);
        all.add(by);
        return new Board(form, new Spot(rows, columns), names, spots, more, tracks, all);
    }

    /** The ray that leads so far in one leap, which must be there. */
    public int leap(Spot by) {
        return next.length - leaps.size() + leaps.indexOf(by);
    }

    /** The places of a rhombus that are no part of the hexagon of so many hexagons a side. */
    public static List<Spot> besideHexagon(int side) {
        List<Spot> holes = new ArrayList<>();
        for (int row = 0; row < 2 * side - 1; row++) {
            for (int column = 0; column < 2 * side - 1; column++) {
                if (row + column < side - 1 || row + column > 3 * side - 3) {
                    holes.add(new Spot(row, column));
                }
            }
        }
        return holes;
    }

    /** Points and lines; a line is its points, one after the other. */
    public static Board points(List<String> names, List<Spot> spots, List<int[]> lines) {
        int[][] next = new int[2 * lines.size() + COMPASS.length][names.size()];
        for (int[] ray : next) {
            Arrays.fill(ray, -1);
        }
        for (int line = 0; line < lines.size(); line++) {
            int[] cells = lines.get(line);
            for (int i = 0; i + 1 < cells.length; i++) {
                next[2 * line][cells[i]] = cells[i + 1];
                next[2 * line + 1][cells[i + 1]] = cells[i];
                turn(next, 2 * lines.size(), cells[i], cells[i + 1], spots);
                turn(next, 2 * lines.size(), cells[i + 1], cells[i], spots);
            }
        }
        Spot size = new Spot(
                1 + spots.stream().mapToInt(Spot::row).max().orElse(0),
                1 + spots.stream().mapToInt(Spot::column).max().orElse(0));
        return new Board(
                Form.POINTS,
                size,
                names,
                spots,
                next,
                lines.stream().map(int[]::clone).toList());
    }

    /** Notes that a point is next to another in its direction, where none is nearer. */
    private static void turn(int[][] next, int base, int from, int to, List<Spot> spots) {
        Spot here = spots.get(from);
        Spot there = spots.get(to);
        for (int ray = 0; ray < COMPASS.length; ray++) {
            boolean fits = Integer.signum(there.row() - here.row()) == COMPASS[ray][0]
                    && Integer.signum(there.column() - here.column()) == COMPASS[ray][1];
            int other = next[base + ray][from];
            if (fits && (other < 0 || distance(here, there) < distance(here, spots.get(other)))) {
                next[base + ray][from] = to;
            }
        }
    }

    private static int distance(Spot one, Spot other) {
        return Math.abs(one.row() - other.row()) + Math.abs(one.column() - other.column());
    }

    /** The name of a place on a rectangle: columns a, b, .., rows 1, 2, .. from the top. */
    public static String name(Spot spot) {
        return (char) ('a' + spot.column()) + String.valueOf(spot.row() + 1);
    }

    /** What the cells are. */
    public Form form() {
        return form;
    }

    /** Whether this is a hexagon of hexagons: a rhombus of them has cells in both sharp corners. */
    public boolean isHexagon() {
        return form == Form.HEXAGONS
                && rows > 1
                && rows == columns
                && cellAt(0, 0) < 0
                && cellAt(rows - 1, rows - 1) < 0;
    }

    /** Whether there are rows and columns of cells, and with them forward and sideways. */
    public boolean isGrid() {
        return form != Form.POINTS;
    }

    /** Whether pieces can fall from an upper edge. */
    public boolean hasColumns() {
        return form == Form.RECTANGLE || form == Form.CYLINDER;
    }

    /** How many cells there are; they are numbered from 0. */
    public int size() {
        return names.size();
    }

    /** Whether a set of cells is one {@code long}, so that the rules can be compiled. */
    public boolean isOneWord() {
        return size() <= ONE_WORD;
    }

    /** The name of a cell. */
    public String name(int cell) {
        return names.get(cell);
    }

    /** What a piece that lands on a cell is called by: its column alone, where no hole lets it land on several cells of it. */
    public String dropName(int cell) {
        return rows * columns == size() ? name(cell).substring(0, 1) : name(cell);
    }

    /** The names of all cells. */
    public List<String> names() {
        return names;
    }

    /** Where a cell is drawn. */
    public Spot spot(int cell) {
        return spots.get(cell);
    }

    /** The cell that is drawn at a place; -1 when there is none. */
    public int cellAt(int row, int column) {
        return spots.indexOf(new Spot(row, column));
    }

    /** The rows of the picture. */
    public int rows() {
        return rows;
    }

    /** The columns of the picture. */
    public int columns() {
        return columns;
    }

    /** Whether points are named like cells, so that there are forward and sideways along their lines. */
    public boolean hasPlaces() {
        return IntStream.range(0, size()).allMatch(cell -> name(cell).equals(name(spot(cell))));
    }

    /** How many rays there are, on points along their lines; behind these stand those of the compass. */
    public int rays() {
        return form == Form.POINTS ? 2 * tracks.size() : COMPASS.length;
    }

    /** How many rays there are with those of the compass and of leaps. */
    public int allRays() {
        return next.length;
    }

    /** The next cell on a ray, or -1 where it ends. */
    public int next(int ray, int cell) {
        return next[ray][cell];
    }

    /** The cells of a rectangle with its upper left corner on a cell; none where it does not lie on the board. */
    public BoardCells block(int corner, int rows, int columns) {
        if (rows * columns == 1) {
            return BoardCells.of(corner);
        }
        BoardCells cells = BoardCells.NONE;
        int from = corner;
        for (int row = 0; row < rows; row++) {
            int cell = from;
            for (int column = 0; column < columns; column++) {
                if (cell < 0 || cells.has(cell)) {
                    return BoardCells.NONE;
                }
                cells = cells.with(cell);
                cell = next[RIGHT][cell];
            }
            from = next[DOWN][from];
        }
        return cells;
    }

    /** What a rectangle is called by: the first of its cells and the last, if there are several. */
    public String cover(BoardCells cells) {
        return name(cells.first()) + (cells.count() == 1 ? "" : "+" + name(cells.last()));
    }

    /** A jump that captures: {@code a1xa3}; where it could go there over another cell, too, that one is named: {@code a1xa2xa3}. */
    public String capture(int from, int over, int to) {
        boolean other = false;
        for (int ray = 0; ray < next.length - leaps.size(); ray++) {
            int between = next[ray][from];
            other |= between >= 0 && between != over && next[ray][between] == to;
        }
        return name(from) + "x" + (other ? name(over) + "x" : "") + name(to);
    }

    /** The same of a piece that flies: what it jumps over is named where another way leads past that. */
    public String flyingCapture(int from, int over, int to) {
        boolean other = false;
        for (int ray = 0; ray < next.length - leaps.size(); ray++) {
            int at = next[ray][from];
            boolean far = false;
            while (at >= 0 && at != from && at != over && at != to) {
                far = true;
                at = next[ray][at];
            }
            other |= far && at == to;
        }
        return name(from) + "x" + (other ? name(over) + "x" : "") + name(to);
    }

    /** The cells beside a cell, which belong together with it: straight ones on a rectangle, all on hexagons and lines, sides at a dot. */
    public BoardCells beside(int cell) {
        if (form == Form.EDGES) {
            return BoxSides.beside(this, cell);
        }
        BoardCells beside = BoardCells.NONE;
        for (int ray = 0; ray < next.length - leaps.size(); ray++) {
            boolean slanting = form != Form.POINTS && form != Form.HEXAGONS && ray % 2 == 1;
            if (!slanting && next[ray][cell] >= 0) {
                beside = beside.with(next[ray][cell]);
            }
        }
        return beside;
    }

    /** The sets of {@code k} neighbours on a line, each once: on cells straight and slanting ones, on points the lines. */
    public List<BoardCells> lines(int k) {
        return lines.computeIfAbsent(
                k, length -> runs(length).stream().map(Run::cells).distinct().toList());
    }

    /** The cells of {@code k} neighbours on a line, one after the other, from either end. */
    public Set<List<Integer>> rows(int k) {
        Set<List<Integer>> rows = new LinkedHashSet<>();
        for (int[] track : tracks) {
            boolean ring = track.length > 1 && track[0] == track[track.length - 1];
            int length = ring ? track.length - 1 : track.length;
            for (int from = 0; k <= length && from < (ring ? length : length - k + 1); from++) {
                int first = from;
                rows.add(IntStream.range(0, k)
                        .mapToObj(i -> track[(first + i) % length])
                        .toList());
                rows.add(IntStream.range(0, k)
                        .mapToObj(i -> track[(first + k - 1 - i) % length])
                        .toList());
            }
        }
        return rows;
    }

    /** The same with the cells at which each of these lines goes on. */
    public Set<Run> runs(int k) {
        Set<Run> runs = new LinkedHashSet<>();
        for (int[] track : tracks) {
            boolean ring = track.length > 1 && track[0] == track[track.length - 1];
            int length = ring ? track.length - 1 : track.length;
            for (int from = 0; k <= length && from < (ring ? length : length - k + 1); from++) {
                BoardCells cells = BoardCells.NONE;
                for (int i = from; i < from + k; i++) {
                    cells = cells.with(track[i % length]);
                }
                int before = ring || from > 0 ? track[(from + length - 1) % length] : -1;
                int behind = ring || from + k < length ? track[(from + k) % length] : -1;
                runs.add(new Run(cells, BoardCells.of(before).with(behind).without(cells)));
            }
        }
        return runs;
    }
}

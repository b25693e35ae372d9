package org.zermelo.boards.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Cells, and the rays along which pieces go. On a rectangle the rays are the eight directions of the compass, clockwise from
 * up; on points and lines every line is two rays, there and back.
 *
 * <p>Cells have a row and a column for their picture. On a rectangle their names follow from these: {@code b3} is the second
 * column, the third row from the top.
 */
public final class Board {

    /** So many cells at most; a set of cells is a {@code long}. */
    public static final int MOST_CELLS = 64;

    /** Columns are named by letters. */
    public static final int MOST_COLUMNS = 26;

    /** The ray on which pieces fall. */
    public static final int DOWN = 4;

    /** The ray to the right. */
    public static final int RIGHT = 2;

    /** The ray up. */
    public static final int UP = 0;

    private static final int[][] COMPASS = {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};

    /** The place of a cell in a picture, from the top left. */
    public record Spot(int row, int column) {}

    private final boolean grid;
    private final int rows;
    private final int columns;
    private final List<String> names;
    private final List<Spot> spots;
    private final int[][] next;
    private final List<int[]> tracks;

    private Board(boolean grid, Spot size, List<String> names, List<Spot> spots, int[][] next, List<int[]> tracks) {
        this.grid = grid;
        this.rows = size.row();
        this.columns = size.column();
        this.names = List.copyOf(names);
        this.spots = List.copyOf(spots);
        this.next = next;
        this.tracks = tracks;
    }

    /** A rectangle without the cells that are no part of it. */
    public static Board rectangle(int rows, int columns, List<Spot> holes) {
        Map<Integer, Integer> numbers = new TreeMap<>();
        List<Spot> spots = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            Spot spot = new Spot(cell / columns, cell % columns);
            if (!holes.contains(spot)) {
                numbers.put(cell, spots.size());
                spots.add(spot);
            }
        }
        int[][] next = new int[COMPASS.length][spots.size()];
        for (int ray = 0; ray < COMPASS.length; ray++) {
            for (int cell = 0; cell < spots.size(); cell++) {
                int row = spots.get(cell).row() + COMPASS[ray][0];
                int column = spots.get(cell).column() + COMPASS[ray][1];
                boolean inside = row >= 0 && row < rows && column >= 0 && column < columns;
                next[ray][cell] = inside ? numbers.getOrDefault(row * columns + column, -1) : -1;
            }
        }
        List<String> names = spots.stream().map(Board::name).toList();
        return new Board(true, new Spot(rows, columns), names, spots, next, tracks(next, new int[] {2, 3, 4, 5}));
    }

    /** Points and lines; a line is its points, one after the other. */
    public static Board points(List<String> names, List<Spot> spots, List<int[]> lines) {
        int[][] next = new int[2 * lines.size()][names.size()];
        for (int line = 0; line < lines.size(); line++) {
            Arrays.fill(next[2 * line], -1);
            Arrays.fill(next[2 * line + 1], -1);
            int[] cells = lines.get(line);
            for (int i = 0; i + 1 < cells.length; i++) {
                next[2 * line][cells[i]] = cells[i + 1];
                next[2 * line + 1][cells[i + 1]] = cells[i];
            }
        }
        Spot size = new Spot(
                1 + spots.stream().mapToInt(Spot::row).max().orElse(0),
                1 + spots.stream().mapToInt(Spot::column).max().orElse(0));
        return new Board(
                false,
                size,
                names,
                spots,
                next,
                lines.stream().map(int[]::clone).toList());
    }

    /** The longest runs of cells along these rays. */
    private static List<int[]> tracks(int[][] next, int[] rays) {
        List<int[]> tracks = new ArrayList<>();
        for (int ray : rays) {
            boolean[] entered = new boolean[next[ray].length];
            for (int to : next[ray]) {
                if (to >= 0) {
                    entered[to] = true;
                }
            }
            for (int cell = 0; cell < entered.length; cell++) {
                if (!entered[cell]) {
                    List<Integer> track = new ArrayList<>();
                    for (int at = cell; at >= 0; at = next[ray][at]) {
                        track.add(at);
                    }
                    tracks.add(track.stream().mapToInt(Integer::intValue).toArray());
                }
            }
        }
        return tracks;
    }

    /** The name of a place on a rectangle: columns a, b, .., rows 1, 2, .. from the top. */
    public static String name(Spot spot) {
        return (char) ('a' + spot.column()) + String.valueOf(spot.row() + 1);
    }

    /** Whether this is a rectangle, perhaps with holes. */
    public boolean isGrid() {
        return grid;
    }

    /** How many cells there are; they are numbered from 0. */
    public int size() {
        return names.size();
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

    /** How many rays there are. */
    public int rays() {
        return next.length;
    }

    /** The next cell on a ray, or -1 where it ends. */
    public int next(int ray, int cell) {
        return next[ray][cell];
    }

    /** The ways that a row of pieces can lie in: on a rectangle straight and slanting, on points the lines. */
    public List<int[]> tracks() {
        return tracks;
    }

    /** The sets of {@code k} neighbours on one of the {@link #tracks}, each once. */
    public long[] lines(int k) {
        return tracks.stream()
                .flatMapToLong(track -> {
                    long[] sets = new long[Math.max(0, track.length - k + 1)];
                    for (int from = 0; from < sets.length; from++) {
                        for (int i = from; i < from + k; i++) {
                            sets[from] |= 1L << track[i];
                        }
                    }
                    return Arrays.stream(sets);
                })
                .distinct()
                .toArray();
    }
}

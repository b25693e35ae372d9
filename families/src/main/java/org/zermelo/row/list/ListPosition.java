package org.zermelo.row.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is left of a list: its rows from left to right, none of them empty, and whose turn it is where that matters.
 *
 * @param cells the items of all rows, {@link #GAP} between two rows
 * @param turn 0 when the player who began is to move, 1 for the other one; always 0 where the rules do not tell them apart
 * @param letters whether items are letters, else numbers
 */
public record ListPosition(long[] cells, int turn, boolean letters) {

    /** What parts two rows. */
    static final long GAP = Long.MIN_VALUE;

    public ListPosition {
        cells = cells.clone();
    }

    /** Whether each number can be an item: the least of all numbers is kept for gaps. */
    static boolean holds(long[] items) {
        return Arrays.stream(items).allMatch(item -> item != GAP);
    }

    static ListPosition of(List<long[]> rows, int turn, boolean letters) {
        List<long[]> whole = rows.stream().filter(row -> row.length > 0).toList();
        int size = whole.stream().mapToInt(row -> row.length).sum() + Math.max(0, whole.size() - 1);
        long[] cells = new long[size];
        int at = 0;
        for (long[] row : whole) {
            if (at > 0) {
                cells[at++] = GAP;
            }
            System.arraycopy(row, 0, cells, at, row.length);
            at += row.length;
        }
        return new ListPosition(cells, turn, letters);
    }

    /** The rows, from left to right. */
    List<long[]> rows() {
        List<long[]> rows = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= cells.length; i++) {
            if (i == cells.length || cells[i] == GAP) {
                if (i > from) {
                    rows.add(Arrays.copyOfRange(cells, from, i));
                }
                from = i + 1;
            }
        }
        return rows;
    }

    /** All items, whichever their row. */
    long[] items() {
        return Arrays.stream(cells).filter(cell -> cell != GAP).toArray();
    }

    /** The items from left to right, and nothing where a gap parts two rows. */
    public List<String> labels() {
        return Arrays.stream(cells)
                .mapToObj(cell -> cell == GAP ? "" : written(cell, letters))
                .toList();
    }

    /** The cell of an item by its place, which counts items alone, from 1. */
    public int cell(int place) {
        int cell = -1;
        for (int items = 0; items < place; ) {
            cell++;
            items += cells[cell] == GAP ? 0 : 1;
        }
        return cell;
    }

    static String written(long item, boolean letters) {
        return letters ? Character.toString((int) item) : Long.toString(item);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ListPosition that && turn == that.turn && Arrays.equals(cells, that.cells);
    }

    /** Rows parted by bars, a dash for nothing; a star behind them when the player who did not begin is to move. */
    @Override
    public String toString() {
        String rows = rows().stream().map(row -> written(row, letters)).collect(Collectors.joining("|"));
        return (rows.isEmpty() ? "-" : rows) + (turn == 1 ? " *" : "");
    }

    static String written(long[] items, boolean letters) {
        return Arrays.stream(items)
                .mapToObj(item -> written(item, letters))
                .collect(Collectors.joining(letters ? "" : " "));
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cells) + turn;
    }
}

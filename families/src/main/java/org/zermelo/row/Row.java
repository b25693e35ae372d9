package org.zermelo.row;

import java.util.Arrays;
import org.zermelo.game.BadInputException;
import org.zermelo.row.take.Ends;

/** A row of items, which ends of it are open, and how many items a move may take. Immutable. */
public final class Row {

    /** The cap of a row from which any number of items may be taken. */
    public static final int ANY = Integer.MAX_VALUE;

    private final long[] items;
    private final Ends ends;
    private final int most;

    private Row(long[] items, Ends ends, int most) {
        if (most < 1) {
            throw new BadInputException("row.cap-too-small", "seen", most, "least", 1);
        }
        this.items = items;
        this.ends = ends;
        this.most = most;
    }

    /** A coin row: both ends open, one item a move. */
    public static Row of(long... items) {
        return new Row(items.clone(), Ends.BOTH, 1);
    }

    /**
     * A row that takes over the array instead of copying it, for rows of many millions.
     *
     * @param items given away: the caller must not write to it again
     */
    public static Row owning(long[] items) {
        return new Row(items, Ends.BOTH, 1);
    }

    /** The same items with these ends open. */
    public Row open(Ends newEnds) {
        return new Row(items, newEnds, most);
    }

    /**
     * The same items with at most this many taken in a move, {@link #ANY} for any number.
     *
     * @throws BadInputException when it is below 1
     */
    public Row take(int newMost) {
        return new Row(items, ends, newMost);
    }

    /** How many items there are. */
    public int size() {
        return items.length;
    }

    /** The item at a place, counted from 0. */
    public long item(int i) {
        return items[i];
    }

    /** A copy of the items. */
    public long[] items() {
        return items.clone();
    }

    /** Which ends are open. */
    public Ends ends() {
        return ends;
    }

    /** The most items that a move may take. */
    public int most() {
        return most;
    }

    /** Whether every move takes one item. */
    public boolean single() {
        return most == 1;
    }

    /** The items {@code from .. to-1}: the array itself when they are all, to be read only. */
    long[] span(int from, int to) {
        return from == 0 && to == items.length ? items : Arrays.copyOfRange(items, from, to);
    }

    long sum(int from, int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += items[i];
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Row row && row.ends == ends && row.most == most && Arrays.equals(row.items, items);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(items) * 31 + ends.hashCode() * 7 + most;
    }

    /** The row in the notation, such as {@code coins(7 9 1; take 1..3; ends left)}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("coins(");
        for (int i = 0; i < items.length; i++) {
            text.append(i == 0 ? "" : " ").append(items[i]);
        }
        if (most == ANY) {
            text.append("; take any");
        } else if (most > 1) {
            text.append("; take 1..").append(most);
        }
        if (ends != Ends.BOTH) {
            text.append("; ends ").append(ends == Ends.LEFT ? "left" : "right");
        }
        return text.append(')').toString();
    }
}

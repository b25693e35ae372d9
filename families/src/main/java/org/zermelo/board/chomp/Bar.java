package org.zermelo.board.chomp;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;

/** What is left of a bar: row lengths that do not increase, from the poisoned row on; trailing empty rows are dropped. */
public final class Bar {

    private final int[] lengths;

    private Bar(int[] lengths) {
        this.lengths = lengths;
    }

    /**
     * A bar with these rows.
     *
     * @throws BadInputException when a row is longer than the one before it, or none has a square
     */
    public static Bar of(int... lengths) {
        int rows = 0;
        for (int i = 0; i < lengths.length; i++) {
            if (lengths[i] < 0 || i > 0 && lengths[i] > lengths[i - 1]) {
                throw new BadInputException("chomp.rows-fall", "seen", lengths[i], "row", i + 1);
            }
            rows += lengths[i] > 0 ? 1 : 0;
        }
        if (rows == 0) {
            throw new BadInputException("chomp.empty");
        }
        return new Bar(Arrays.copyOf(lengths, rows));
    }

    /** A whole bar. */
    public static Bar rectangle(int rows, int columns) {
        if (rows < 1 || columns < 1) {
            throw new BadInputException("chomp.sides", "rows", rows, "columns", columns);
        }
        int[] lengths = new int[rows];
        Arrays.fill(lengths, columns);
        return new Bar(lengths);
    }

    /** The number of rows that have a square. */
    public int rows() {
        return lengths.length;
    }

    /** The length of the longest row. */
    public int columns() {
        return lengths[0];
    }

    /** The length of a row, from 0; 0 below the last. */
    public int length(int row) {
        return row < lengths.length ? lengths[row] : 0;
    }

    /** The number of squares. */
    public int squares() {
        return Arrays.stream(lengths).sum();
    }

    /** What a bite leaves. */
    public Bar after(Bite bite) {
        int[] next = lengths.clone();
        for (int i = bite.row() - 1; i < next.length; i++) {
            next[i] = Math.min(next[i], bite.column() - 1);
        }
        return of(next);
    }

    /** Whether it has more rows than columns. Tables are made of the mirror image then: their sweeps go one call deeper each row. */
    boolean stands() {
        return lengths.length > lengths[0];
    }

    /** The row lengths within a bar, padded with zeros; the column lengths when that bar {@link #stands}. */
    int[] within(Bar whole) {
        return whole.stands()
                ? Arrays.copyOf(mirrored().lengths, whole.columns())
                : Arrays.copyOf(lengths, whole.rows());
    }

    /** The numbers of the positions within this bar, or within its mirror image when it {@link #stands}. */
    BarRanks ranks() {
        return new BarRanks(Math.min(rows(), columns()), Math.max(rows(), columns()));
    }

    /** The same bar with rows and columns exchanged. */
    public Bar mirrored() {
        int[] columns = new int[lengths[0]];
        for (int row = lengths.length; row > 0; row--) {
            Arrays.fill(columns, row < lengths.length ? lengths[row] : 0, lengths[row - 1], row);
        }
        return new Bar(columns);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bar bar && Arrays.equals(lengths, bar.lengths);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(lengths);
    }

    /** {@code 4x5} for a whole bar, else the row lengths. */
    @Override
    public String toString() {
        return lengths[lengths.length - 1] == lengths[0]
                ? lengths.length + "x" + lengths[0]
                : Arrays.stream(lengths).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    }
}

package org.zermelo.present.table;

import java.util.List;

/**
 * A table as it is shown, without a format.
 *
 * @param title what it is of
 * @param corner the words over the row heads
 * @param columns the heads of the columns
 * @param rows the rows, each as long as the columns
 * @param notes sentences below it
 */
public record Table(String title, String corner, List<String> columns, List<TableRow> rows, List<String> notes) {

    /** What is to be seen of a cell at a glance. */
    public enum Mark {
        /** Nothing. */
        NONE,
        /** Several moves are best. */
        TIE,
        /** The player to move wins. */
        WIN,
        /** The player to move loses. */
        LOSS,
        /** Neither wins. */
        DRAW
    }

    /**
     * What stands in a cell; empty text where the table has none.
     *
     * @param also what would be as right in its place
     */
    public record Cell(String text, Mark mark, List<String> also) {

        public Cell {
            also = List.copyOf(also);
        }

        /** A cell in whose place nothing else is right. */
        public Cell(String text, Mark mark) {
            this(text, mark, List.of());
        }

        /** A cell without a mark. */
        public static Cell of(String text) {
            return new Cell(text, Mark.NONE);
        }

        /** Whether what somebody wrote here is right: as it stands, with the star that marks a tie, or the same number. */
        boolean accepts(String written) {
            String bare = mark == Mark.TIE && written.endsWith("*")
                    ? written.substring(0, written.length() - 1).strip()
                    : written;
            return bare.equals(text) || also.contains(bare) || bare.equals("+" + text);
        }

        /** The text, with a star where several moves are best: for formats without colours. */
        String plain() {
            return mark == Mark.TIE ? text + "*" : text;
        }
    }

    /** A row's head and its cells. */
    public record TableRow(String head, List<Cell> cells) {
        public TableRow {
            cells = List.copyOf(cells);
        }
    }

    public Table {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        notes = List.copyOf(notes);
        for (TableRow row : rows) {
            if (row.cells().size() != columns.size()) {
                throw new IllegalArgumentException(
                        "row " + row.head() + " has " + row.cells().size() + " cells");
            }
        }
    }

    /** How many cells there are. */
    public long size() {
        return (long) columns.size() * rows.size();
    }
}

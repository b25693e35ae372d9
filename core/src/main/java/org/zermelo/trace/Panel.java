package org.zermelo.trace;

import java.util.List;

/** A part of the picture in which a method is watched. Its name is that of its words. */
public sealed interface Panel {

    /** The name, such as {@code guarantees}. */
    String name();

    /** How many rows of cells there are; 0 where cells come to be. */
    int rows();

    /** How many columns of cells there are. */
    int columns();

    /** Whether there is a cell at a place within rows and columns. */
    default boolean has(int row, int column) {
        return true;
    }

    /**
     * A table.
     *
     * @param rowHeads the heads of its rows
     * @param columnHeads the heads of its columns
     * @param triangle whether only cells on and above the diagonal are there
     */
    record Grid(String name, List<String> rowHeads, List<String> columnHeads, boolean triangle) implements Panel {
        public Grid {
            rowHeads = List.copyOf(rowHeads);
            columnHeads = List.copyOf(columnHeads);
        }

        @Override
        public int rows() {
            return rowHeads.size();
        }

        @Override
        public int columns() {
            return columnHeads.size();
        }

        @Override
        public boolean has(int row, int column) {
            return !triangle || column >= row;
        }
    }

    /** Items in a row, such as coins; each has its text from the start. */
    record Items(String name, List<String> items) implements Panel {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public int rows() {
            return 1;
        }

        @Override
        public int columns() {
            return items.size();
        }
    }

    /** A tree of calls that grows while the method runs. */
    record CallTree(String name) implements Panel {
        @Override
        public int rows() {
            return 0;
        }

        @Override
        public int columns() {
            return 1;
        }
    }
}

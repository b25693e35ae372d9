package org.zermelo.partizan.heap;

/** A rectangle of so many rows and columns, both positive. */
record Cake(int rows, int columns) {
    @Override
    public String toString() {
        return rows + "x" + columns;
    }
}

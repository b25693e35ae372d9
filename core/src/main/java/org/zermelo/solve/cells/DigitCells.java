package org.zermelo.solve.cells;

/** Cells as digits: {@code meanings} says which cell each digit stands for. */
final class DigitCells implements Cells {

    private final Digits digits;
    private final int size;
    private final int[] meanings;

    DigitCells(Digits digits, int size, int[] meanings) {
        this.digits = digits;
        this.size = size;
        this.meanings = meanings;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int get(int rank) {
        return meanings[digits.get(rank)];
    }

    @Override
    public long bytes() {
        return digits.bytes();
    }
}

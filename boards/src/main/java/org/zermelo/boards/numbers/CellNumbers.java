package org.zermelo.boards.numbers;

import org.zermelo.boards.derive.BoardSymmetries.Symmetry;

/** How what stands on the cells is a number: the sum of what each piece adds, whichever others there are. */
interface CellNumbers {

    /** All numbers are below it. */
    long size();

    /** For each cell and value what it adds. */
    long[][] worth();

    /** Reads on which cells each value stands, but for empty ones; returns what stands above the cells in the number. */
    long read(long number, long[] standing);

    /**
     * For each part of a number, from the last, what each of its digits adds to the image by a symmetry; of a digit that is none, what
     * is none again.
     *
     * @param worth what a value on a cell adds to the image
     */
    long[][] images(Symmetry symmetry, long[][] worth);

    /** The image of what stands on the cells of a number. */
    static long image(long number, long[][] images) {
        long rest = number;
        long sum = 0;
        for (long[] part : images) {
            long above = rest / part.length;
            sum += part[(int) (rest - above * part.length)];
            rest = above;
        }
        return sum;
    }
}

package org.zermelo.bench.growth;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.bench.measure.Arguments;

/** A way to do a kind of work, and the sizes it is tried with, upward. */
record GrowthMethod(String name, List<Size> sizes) {

    /**
     * One size.
     *
     * @param amount what the curves are drawn over
     * @param name how it is written
     * @param work makes the work ready, outside the clock; the work returns how many positions, cells or values it had
     */
    record Size(double amount, String name, Work work) {}

    /** Makes what is measured ready. */
    interface Work {
        LongSupplier ready();
    }

    /** From a size to another, each so many times the one before. */
    static GrowthMethod multiplied(String name, long from, long to, int times, IntFunction<LongSupplier> work) {
        LongUnaryOperator next = size -> size * times;
        List<Size> sizes = LongStream.iterate(from, size -> size <= to, next)
                .mapToObj(size -> new Size(size, String.format("%,d", size), () -> work.apply((int) size)))
                .toList();
        return new GrowthMethod(name, sizes);
    }

    /** From a size to another, by equal steps. */
    static GrowthMethod counted(String name, int from, int to, int step, IntFunction<LongSupplier> work) {
        return new GrowthMethod(
                name,
                IntStream.iterate(from, size -> size <= to, size -> size + step)
                        .mapToObj(size -> new Size(size, Integer.toString(size), () -> work.apply(size)))
                        .toList());
    }

    /** Work on a board of some rows and columns. */
    interface OnBoard {
        LongSupplier ready(int rows, int columns);
    }

    /** Boards such as {@code 4x5}, over their cells. */
    static GrowthMethod boards(String name, String boards, OnBoard work) {
        List<Size> sizes = new ArrayList<>();
        for (String board : boards.split(" ")) {
            String[] sides = board.split("x");
            int rows = Arguments.number(sides[0]);
            int columns = Arguments.number(sides[1]);
            sizes.add(new Size(rows * columns, board, () -> work.ready(rows, columns)));
        }
        return new GrowthMethod(name, sizes);
    }
}

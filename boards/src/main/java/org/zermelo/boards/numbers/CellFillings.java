package org.zermelo.boards.numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.derive.ComposedSymmetries;
import org.zermelo.game.large.CancelScope;

/** What stands on some cells, for each filling of a group of cells: numbers are read, and their images found, a group at a time. */
final class CellFillings implements CellNumbers {

    private static final int MOST_FILLINGS = 6561;

    /** A value takes so many bits in a filling. */
    private static final int BITS = 5;

    private static final int MASK = (1 << BITS) - 1;

    private static final int MOST_IN_GROUP = 12;

    /** All fillings of each group. */
    private final long[][] groups;
    /** The first cell of each group, and behind the last the number of cells. */
    private final int[] begins;

    private final long[][] worth;
    private final long size;

    /**
     * Fillings.
     *
     * @param sets for each cell what can stand there, value v as bit v
     * @param kinds how many values there are
     */
    CellFillings(int[] sets, int kinds) {
        int[][] values = Arrays.stream(sets)
                .mapToObj(set -> IntStream.range(0, kinds)
                        .filter(value -> (set >> value & 1) != 0)
                        .toArray())
                .toArray(int[][]::new);
        this.worth = new long[values.length][kinds];
        long weight = 1;
        for (int cell = 0; cell < values.length; cell++) {
            for (int digit = 0; digit < values[cell].length; digit++) {
                worth[cell][values[cell][digit]] = weight * digit;
            }
            weight = Math.multiplyExact(weight, (long) values[cell].length);
        }
        this.size = weight;
        List<long[]> fillings = new ArrayList<>();
        List<Integer> ends = new ArrayList<>(List.of(0));
        for (int cell = 0; cell < values.length; cell = ends.get(ends.size() - 1)) {
            fillings.add(group(values, cell, ends));
        }
        this.groups = fillings.toArray(long[][]::new);
        this.begins = ends.stream().mapToInt(Integer::intValue).toArray();
    }

    /** All fillings of the next group of cells; adds where it ends. */
    private static long[] group(int[][] values, int from, List<Integer> ends) {
        int size = 1;
        int cell = from;
        while (cell < values.length && cell - from < MOST_IN_GROUP && size * values[cell].length <= MOST_FILLINGS) {
            size *= values[cell++].length;
        }
        ends.add(cell);
        long[] fillings = new long[size];
        for (int filling = 0; filling < size; filling++) {
            int rest = filling;
            for (int at = from; at < cell; at++) {
                fillings[filling] |= (long) values[at][rest % values[at].length] << BITS * (at - from);
                rest /= values[at].length;
            }
        }
        return fillings;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public long[][] worth() {
        return worth;
    }

    @Override
    public long read(long number, int[] on) {
        long rest = number;
        for (int g = 0; g < groups.length; g++) {
            long above = rest / groups[g].length;
            long filling = groups[g][(int) (rest - above * groups[g].length)];
            for (int cell = begins[g]; cell < begins[g + 1]; cell++) {
                on[cell] = (int) filling & MASK;
                filling >>>= BITS;
            }
            rest = above;
        }
        return rest;
    }

    @Override
    public long[][] images(Symmetry symmetry, long[][] worth) {
        long[][] images = new long[groups.length][];
        for (int g = 0; g < groups.length; g++) {
            CancelScope.check();
            images[g] = new long[groups[g].length];
            for (int filling = 0; filling < images[g].length; filling++) {
                long values = groups[g][filling];
                for (int cell = begins[g]; cell < begins[g + 1]; cell++, values >>>= BITS) {
                    int value = (int) values & MASK;
                    int seen = symmetry.swap() ? ComposedSymmetries.exchanged(value) : value;
                    images[g][filling] += worth[symmetry.cells().get(cell)][seen];
                }
            }
        }
        return images;
    }
}

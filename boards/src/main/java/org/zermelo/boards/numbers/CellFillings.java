package org.zermelo.boards.numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.derive.ComposedSymmetries;
import org.zermelo.game.large.CancelScope;

/** Where each value stands, for each filling of a group of cells: numbers are read, and their images found, a group at a time. */
final class CellFillings implements CellNumbers {

    private static final int MOST_FILLINGS = 6561;

    private static final int MOST_IN_GROUP = 12;

    /** For each filling of each group the cells of each of its values, so many bits for each as there are cells. */
    private final long[][] groups;

    /** The values of each group, but for empty cells. */
    private final int[][] valuesOf;

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
        List<int[]> told = new ArrayList<>();
        List<Integer> ends = new ArrayList<>(List.of(0));
        for (int cell = 0; cell < values.length; cell = ends.get(ends.size() - 1)) {
            fillings.add(group(sets, values, cell, ends, told));
        }
        this.groups = fillings.toArray(long[][]::new);
        this.valuesOf = told.toArray(int[][]::new);
        this.begins = ends.stream().mapToInt(Integer::intValue).toArray();
    }

    /** All fillings of the next group of cells; adds where it ends, and its values. */
    private static long[] group(int[] sets, int[][] values, int from, List<Integer> ends, List<int[]> told) {
        int size = 1;
        int cell = from;
        int met = 0;
        while (cell < values.length
                && cell - from < MOST_IN_GROUP
                && size * values[cell].length <= MOST_FILLINGS
                && (cell - from + 1) * Integer.bitCount((met | sets[cell]) & ~1) <= Long.SIZE) {
            met |= sets[cell];
            size *= values[cell++].length;
        }
        int all = met;
        int cells = cell - from;
        int[] known = IntStream.range(1, Integer.SIZE)
                .filter(value -> (all >>> value & 1) != 0)
                .toArray();
        ends.add(cell);
        told.add(known);
        long[] fillings = new long[size];
        for (int filling = 0; filling < size; filling++) {
            int rest = filling;
            for (int at = 0; at < cells; at++) {
                int[] here = values[from + at];
                int slot = Arrays.binarySearch(known, here[rest % here.length]);
                fillings[filling] |= slot < 0 ? 0 : 1L << slot * cells + at;
                rest /= here.length;
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
    public long read(long number, long[] standing) {
        Arrays.fill(standing, 0);
        long rest = number;
        for (int g = 0; g < groups.length; g++) {
            long above = rest / groups[g].length;
            long filling = groups[g][(int) (rest - above * groups[g].length)];
            int cells = begins[g + 1] - begins[g];
            for (int value : valuesOf[g]) {
                standing[value] |= (filling & (1L << cells) - 1) << begins[g];
                filling >>>= cells;
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
            int cells = begins[g + 1] - begins[g];
            images[g] = new long[groups[g].length];
            for (int filling = 0; filling < images[g].length; filling++) {
                for (long left = groups[g][filling]; left != 0; left &= left - 1) {
                    int bit = Long.numberOfTrailingZeros(left);
                    int value = valuesOf[g][bit / cells];
                    int seen = symmetry.swap() ? ComposedSymmetries.exchanged(value) : value;
                    images[g][filling] += worth[symmetry.cells().get(begins[g] + bit % cells)][seen];
                }
            }
        }
        return images;
    }
}

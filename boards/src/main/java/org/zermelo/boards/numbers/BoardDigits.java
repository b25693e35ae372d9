package org.zermelo.boards.numbers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.boards.model.Content;

/**
 * Boards as numbers: a digit for each cell, of as many values as can stand there. Groups of cells are read and written by tables.
 */
public final class BoardDigits {

    /** Fillings of a group of cells: 3^8. */
    private static final int MOST_FILLINGS = 6561;

    /** Larger numbers are no positions. */
    static final long MOST_BOARDS = 1L << 61;

    /** The weight of each value on each cell; -1 for one that never stands there. */
    private final long[][] worth;

    private final List<int[]> cellsOfGroup = new ArrayList<>();
    public final int groups;
    /** How many fillings each group has. */
    public final int[] sizes;
    /** Where the fillings of each group begin in the tables. */
    public final int[] begins;

    public final long[] left;
    public final long[] right;
    public final long[] neutral;
    /** Whether a neutral piece can stand anywhere. */
    public final boolean neutrals;

    private final long[] reciprocals;
    private final int[] shifts;
    private final long boards;

    /**
     * Digits.
     *
     * @param values for each cell what can stand there, value v as bit v
     */
    BoardDigits(int[] values) {
        this.worth = new long[values.length][Content.VALUES];
        List<Integer> sizesFound = new ArrayList<>();
        List<Integer> group = new ArrayList<>();
        int size = 1;
        long weight = 1;
        for (int cell = 0; cell < values.length; cell++) {
            int radix = Integer.bitCount(values[cell]);
            if (size * radix > MOST_FILLINGS) {
                sizesFound.add(size);
                cellsOfGroup.add(group.stream().mapToInt(Integer::intValue).toArray());
                group.clear();
                size = 1;
            }
            int digit = 0;
            for (int value = 0; value < Content.VALUES; value++) {
                worth[cell][value] = (values[cell] >> value & 1) != 0 ? weight * digit++ : -1;
            }
            weight = Math.multiplyExact(weight, (long) radix);
            size *= radix;
            group.add(cell);
        }
        sizesFound.add(size);
        cellsOfGroup.add(group.stream().mapToInt(Integer::intValue).toArray());
        this.boards = weight;
        this.groups = sizesFound.size();
        this.sizes = sizesFound.stream().mapToInt(Integer::intValue).toArray();
        this.begins = new int[groups + 1];
        for (int g = 0; g < groups; g++) {
            begins[g + 1] = begins[g] + sizes[g];
        }
        this.left = sets(1);
        this.right = sets(2);
        this.neutral = sets(3);
        this.neutrals = Arrays.stream(neutral).anyMatch(set -> set != 0);
        this.reciprocals = new long[groups];
        this.shifts = new int[groups];
        for (int g = 0; g < groups; g++) {
            shifts[g] = 31 - Integer.numberOfLeadingZeros(sizes[g]);
            BigInteger power = BigInteger.ONE.shiftLeft(63 + shifts[g]);
            // not used where the size is a power of two, and too large there
            reciprocals[g] = power.divide(BigInteger.valueOf(sizes[g])).longValue() + 1;
        }
    }

    /**
     * A number below 2^62 divided by the size of a group (Granlund and Montgomery, 1994). With s = floor(log2 size) the reciprocal
     * floor(2^(63+s) / size) + 1, times the size, exceeds 2^(63+s) by at most size, less than 2^(s+1). The number times this is below
     * 2^(63+s), too little to change the quotient.
     */
    public long quotient(long number, int group) {
        int size = sizes[group];
        return (size & size - 1) == 0
                ? number >>> shifts[group]
                : Math.multiplyHigh(number, reciprocals[group]) >>> shifts[group] - 1;
    }

    /** The number of groups. */
    public int groups() {
        return groups;
    }

    /** How many fillings a group has. */
    public int size(int group) {
        return sizes[group];
    }

    /** What a number below 2^62 is multiplied by, for its quotient by the size of a group that is no power of two. */
    public long reciprocal(int group) {
        return reciprocals[group];
    }

    /** The logarithm of a group's size to the base 2, rounded down: the product is shifted by one less than 64 more. */
    public int shift(int group) {
        return shifts[group];
    }

    /** The cells that hold a value, for each filling of a group. */
    public long[] plane(int value, int group) {
        long[] plane = value == 1 ? left : value == 2 ? right : neutral;
        return Arrays.copyOfRange(plane, begins[group], begins[group + 1]);
    }

    /** Whether a neutral piece can stand anywhere. */
    public boolean neutrals() {
        return neutrals;
    }

    /** How many boards there are, as a double that is never too small by much. */
    public static double boards(int[] values) {
        double boards = 1;
        for (int value : values) {
            boards *= Integer.bitCount(value);
        }
        return boards;
    }

    /** How many boards there are. */
    public long boards() {
        return boards;
    }

    /** What a value on a cell adds to the number. */
    long worth(int cell, int value) {
        return worth[cell][value];
    }

    /** Something of each filling of each group, summed over its cells. */
    long[] table(CellWorth of) {
        long[] table = new long[begins[groups]];
        for (int g = 0; g < groups; g++) {
            int begin = begins[g];
            int filled = 1;
            for (int cell : cellsOfGroup.get(g)) {
                int radix = radix(cell);
                // what is there is what the cells before add; the first block changes last, since the others begin with
                // it
                for (int digit = radix - 1; digit >= 0; digit--) {
                    long added = of.of(cell, value(cell, digit));
                    for (int filling = 0; filling < filled; filling++) {
                        table[begin + digit * filled + filling] = table[begin + filling] + added;
                    }
                }
                filled *= radix;
            }
        }
        return table;
    }

    /** What a value on a cell counts. */
    interface CellWorth {
        long of(int cell, int value);
    }

    private long[] sets(int wanted) {
        return table((cell, value) -> value == wanted ? 1L << cell : 0);
    }

    private int radix(int cell) {
        int radix = 0;
        for (long value : worth[cell]) {
            radix += value >= 0 ? 1 : 0;
        }
        return radix;
    }

    private int value(int cell, int digit) {
        int left = digit;
        for (int value = 0; ; value++) {
            if (worth[cell][value] >= 0 && left-- == 0) {
                return value;
            }
        }
    }

    /** What stands on a cell of a board. */
    int valueAt(long board, int cell) {
        long weight = 1;
        for (int before = 0; before < cell; before++) {
            weight *= radix(before);
        }
        return value(cell, (int) (board / weight % radix(cell)));
    }
}

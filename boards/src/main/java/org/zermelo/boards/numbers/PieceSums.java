package org.zermelo.boards.numbers;

import java.util.Arrays;
import java.util.Optional;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.derive.ComposedSymmetries;

/**
 * Numbers of boards with few pieces: a digit for each value instead of each cell, which tells on which cells it stands. The digit is a
 * sum of marks of these cells ({@link DistinctSums}), so that a move adds the same to it wherever other pieces are.
 */
final class PieceSums implements CellNumbers {

    /** Pieces of one value; three have room on 25 cells, two on 64. */
    private static final int MOST = 3;

    /** A digit has fewer values than this, so that its tables take a few megabytes. */
    private static final int MOST_DIGITS = 1 << 16;

    /** A cell takes so many bits in what a digit tells. */
    private static final int BITS = 7;

    private static final int MASK = (1 << BITS) - 1;

    /** What a digit tells that is none. */
    private static final int NO_DIGIT = -1;

    /** For each value and digit the cells, each one more than its number; of the empty cells, which are not told, one digit. */
    private final int[][] told;

    private final long[][] worth;
    private final long size;

    private PieceSums(int cells, int[][] marks, int[] most) {
        this.told = new int[most.length][];
        this.worth = new long[cells][most.length];
        long weight = 1;
        for (int value = 0; value < most.length; value++) {
            told[value] = told(marks[value], most[value]);
            for (int cell = 0; cell < marks[value].length; cell++) {
                worth[cell][value] = weight * marks[value][cell];
            }
            weight *= told[value].length;
        }
        this.size = weight;
    }

    /**
     * The numbers of boards; empty where there are too many pieces.
     *
     * @param most the most pieces of each value that can be on the board
     * @param bound the numbers must be fewer
     */
    static Optional<PieceSums> of(int cells, int[] most, double bound) {
        int[][] marks = new int[most.length][0];
        double size = 1;
        if (!areFew(most)) {
            return Optional.empty();
        }
        for (int value = 1; value < most.length; value++) {
            marks[value] = DistinctSums.marks(cells, Math.max(1, most[value]));
            int digits = digits(marks[value], most[value]);
            size *= digits;
            if (digits > MOST_DIGITS || size >= bound) {
                return Optional.empty();
            }
        }
        return Optional.of(new PieceSums(cells, marks, most));
    }

    /** Whether there are no more pieces of any value than have room. */
    static boolean areFew(int[] most) {
        return Arrays.stream(most, 1, most.length).allMatch(count -> count <= MOST);
    }

    /** How many values a digit has: one more than the greatest sum of so many marks. */
    private static int digits(int[] marks, int most) {
        return 1
                + Arrays.stream(marks, Math.max(0, marks.length - most), marks.length)
                        .sum();
    }

    private static int[] told(int[] marks, int most) {
        int[] told = new int[digits(marks, marks.length == 0 ? 0 : most)];
        Arrays.fill(told, NO_DIGIT);
        tell(told, marks, 0, 0, 0, marks.length == 0 ? 0 : most);
        return told;
    }

    /** Tells the cells of each set that holds so many more cells at most, from one on. */
    private static void tell(int[] told, int[] marks, int sum, int set, int from, int more) {
        told[sum] = set;
        for (int cell = from; more > 0 && cell < marks.length; cell++) {
            tell(told, marks, sum + marks[cell], set << BITS | cell + 1, cell + 1, more - 1);
        }
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
        long rest = number;
        for (int value = 0; value < told.length; value++) {
            long above = rest / told[value].length;
            int set = told[value][(int) (rest - above * told[value].length)];
            standing[value] = 0;
            for (; set > 0; set >>>= BITS) {
                standing[value] |= 1L << (set & MASK) - 1;
            }
            rest = above;
        }
        return rest;
    }

    @Override
    public long[][] images(Symmetry symmetry, long[][] worth) {
        long[][] images = new long[told.length][];
        for (int value = 0; value < told.length; value++) {
            int seen = symmetry.swap() ? ComposedSymmetries.exchanged(value) : value;
            images[value] = new long[told[value].length];
            for (int digit = 0; digit < images[value].length; digit++) {
                int set = told[value][digit];
                // the first mark is 1; what is no digit stays none
                images[value][digit] = set == NO_DIGIT ? worth[0][seen] * digit : 0;
                for (; set > 0; set >>>= BITS) {
                    images[value][digit] += worth[symmetry.cells().get((set & MASK) - 1)][seen];
                }
            }
        }
        return images;
    }
}

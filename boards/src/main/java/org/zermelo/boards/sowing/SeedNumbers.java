package org.zermelo.boards.sowing;

import java.util.Optional;

/**
 * The number of a filling of pits among all with at most so many seeds, without gaps: fillings with fewer seeds come first. With
 * {@code p(i)} the seeds of the pits 0 to i, the number is the sum of the binomials {@code p(i) + i over i + 1} (the combinatorial
 * number system; D. E. Knuth, The Art of Computer Programming 4A, 7.2.1.3).
 */
final class SeedNumbers {

    private final int pits;
    private final int most;
    /** The binomial of {@code p + i over i + 1}, by i and p. */
    private final long[][] binomials;

    private SeedNumbers(int pits, int most, long[][] binomials) {
        this.pits = pits;
        this.most = most;
        this.binomials = binomials;
    }

    /** The numbers of fillings with at most so many seeds; empty where there are more than 2^58. */
    static Optional<SeedNumbers> of(int pits, int most) {
        long[][] binomials = new long[pits][most + 2];
        for (int i = 0; i < pits; i++) {
            for (int p = 1; p < most + 2; p++) {
                binomials[i][p] = i == 0 ? p : binomials[i][p - 1] + binomials[i - 1][p];
                if (binomials[i][p] > 1L << 58) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(new SeedNumbers(pits, most, binomials));
    }

    /** How many fillings there are. */
    long count() {
        return binomials[pits - 1][most + 1];
    }

    /** The number of a filling. */
    long number(int[] seeds) {
        long number = 0;
        int sum = 0;
        for (int i = 0; i < pits; i++) {
            sum += seeds[i];
            number += binomials[i][sum];
        }
        return number;
    }

    /** The seeds of a number in all. */
    int total(long number) {
        return greatest(binomials[pits - 1], number, most);
    }

    /** Writes the filling of a number. */
    void fill(long number, int[] seeds) {
        long rest = number;
        int above = greatest(binomials[pits - 1], rest, most);
        for (int i = pits - 1; i > 0; i--) {
            rest -= binomials[i][above];
            int below = above;
            while (binomials[i - 1][below] > rest) {
                below--;
            }
            seeds[i] = above - below;
            above = below;
        }
        seeds[0] = above;
    }

    /** The greatest p, at most {@code most}, whose binomial is not greater than a number. */
    private static int greatest(long[] binomials, long number, int most) {
        int least = 0;
        int greatest = most;
        while (least < greatest) {
            int middle = (least + greatest + 1) >>> 1;
            if (binomials[middle] <= number) {
                least = middle;
            } else {
                greatest = middle - 1;
            }
        }
        return least;
    }
}

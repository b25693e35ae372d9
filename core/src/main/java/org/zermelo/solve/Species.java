package org.zermelo.solve;

import java.util.Collection;

/**
 * The number of different things behind a sample in which some were met more than once (A. Chao, Nonparametric estimation
 * of the number of classes in a population, Scandinavian Journal of Statistics 11, 1984).
 *
 * @param guess the best figure
 * @param least lower end of its uncertainty
 * @param most upper end of its uncertainty
 * @param footing whether enough was met twice
 */
record Species(double guess, double least, double most, boolean footing) {

    /** With fewer things met twice the estimate has no footing. */
    private static final int FOOTING = 10;

    /** A number that is known. */
    static Species all(double number) {
        return new Species(number, number, number, true);
    }

    /** The things of both samples. */
    Species plus(Species other) {
        return new Species(guess + other.guess, least + other.least, most + other.most, footing && other.footing);
    }

    /**
     * What was met, each with its number of times.
     *
     * @param ways as many as there can be, by the best guess
     * @param merged the part of the ways that is expected where nothing is met twice
     * @param cap a figure that the number cannot pass
     */
    static Species of(Collection<int[]> times, double ways, double merged, double cap) {
        double once = 0;
        double twice = 0;
        for (int[] t : times) {
            once += t[0] == 1 ? 1 : 0;
            twice += t[0] == 2 ? 1 : 0;
        }
        double unseen = once * Math.max(0, once - 1) / (2 * (twice + 1));
        double deviation = once == 0 ? 0 : Math.sqrt(4 / once + 1 / (twice + 1));
        double met = times.size();
        double least = Math.min(cap, met + unseen * Math.max(0, 1 - 2 * deviation));
        if (twice < FOOTING) {
            double expected = merged == 0 ? 0 : ways * merged;
            return new Species(Math.max(least, expected), least, Math.max(least, cap), false);
        }
        double guess = Math.max(least, Math.min(ways, met + unseen));
        double most = Math.max(guess, Math.min(cap, met + unseen * (1 + 2 * deviation)));
        return new Species(guess, least, most, true);
    }
}

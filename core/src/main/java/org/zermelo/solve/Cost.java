package org.zermelo.solve;

/**
 * What a method expects to spend.
 *
 * @param order the growth in the game's own size, such as {@code O(n)} or {@code O(n^2)}
 * @param steps elementary steps expected, a guess to rank by; infinite when no guess is possible
 * @param bytes an upper bound of the memory for tables, in bytes, an estimate where the plan
 *     says the size of the game, or -1 when no bound is known before the work starts
 */
public record Cost(String order, double steps, long bytes) {

    public Cost {
        if (!(steps >= 0) || bytes < -1) {
            throw new IllegalArgumentException("no cost: " + steps + " steps, " + bytes + " bytes");
        }
    }

    /** Seconds that the steps take at about 10^8 a second; a guess, to rank by and to warn. */
    public double seconds() {
        return steps / 1e8;
    }
}

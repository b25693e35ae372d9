package org.zermelo.solve;

/**
 * What a method spends on each position of a game that it solves as a whole.
 *
 * @param bytes the fewest bytes that a reachable position takes at the peak of the work
 * @param nanosAnOption processor time for each option of each position, in nanoseconds; measured on one machine, a guess
 *     anywhere else
 * @param rounds the most rounds that are done one after the other, each of one position or more
 */
public record Rate(long bytes, double nanosAnOption, int rounds) {

    /** Processor time to begin and end a round, measured as the other. */
    public static final double NANOS_A_ROUND = 320;

    public Rate {
        if (bytes < 0 || !(nanosAnOption >= 0)) {
            throw new IllegalArgumentException("no rate: " + bytes + " bytes, " + nanosAnOption + " ns");
        }
    }

    /** The cost of a game of this size; its bytes are an estimate, as the size is one. */
    public Cost cost(String order, Size size) {
        double steps = (size.edges() * nanosAnOption + Math.min(rounds, size.positions()) * NANOS_A_ROUND) / 10;
        return new Cost(order, steps, size.bytes(bytes));
    }
}

package org.zermelo.solve;

/**
 * What a method spends on each position of a game that it solves as a whole.
 *
 * @param bytes the fewest bytes that a reachable position takes at the peak of the work
 * @param nanosAnOption processor time for each option of each position, in nanoseconds; measured on one machine, a guess
 *     anywhere else
 */
public record Rate(long bytes, double nanosAnOption) {

    public Rate {
        if (bytes < 0 || !(nanosAnOption >= 0)) {
            throw new IllegalArgumentException("no rate: " + bytes + " bytes, " + nanosAnOption + " ns");
        }
    }

    /** The cost of a game of this size; its bytes are an estimate, as the size is one. */
    public Cost cost(String order, Size size) {
        double steps = size.edges() * nanosAnOption / 10;
        return new Cost(order, steps, size.bytes(bytes));
    }
}

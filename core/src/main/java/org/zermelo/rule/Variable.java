package org.zermelo.rule;

/**
 * A number that makes up the position.
 *
 * @param name its name in the rules, such as {@code a}
 * @param heap whether it is a heap: moves without a name apply to any one heap, and {@code sum} goes over the heaps
 * @param least a move that would go below does not exist
 * @param greatest a move that would go above does not exist; {@link Long#MAX_VALUE} for no bound
 * @param start its value in the start, over the parameters
 */
public record Variable(String name, boolean heap, long least, long greatest, Expr start) {

    /** Whose turn it is, where rules tell the players apart: 0 when the player who began the game is to move, 1 otherwise. */
    public static final String TURN = "turn";

    /** Whose turn it is, in the rules' own start. */
    public static Variable turn() {
        return new Variable(TURN, false, 0, 1, Expr.of(0));
    }

    /** A heap that holds at least nothing. */
    public static Variable heap(String name, Expr start) {
        return new Variable(name, true, 0, Long.MAX_VALUE, start);
    }

    /** The values that it may have. */
    public Interval range() {
        return new Interval(least, greatest);
    }
}

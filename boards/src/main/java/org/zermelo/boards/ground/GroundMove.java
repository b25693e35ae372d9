package org.zermelo.boards.ground;

import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.zermelo.boards.model.Content;
import org.zermelo.game.Player;

/**
 * One move of one player, written out: a rewriting of cells. It is legal where no cell bears a value that is forbidden there, and
 * the mover's hand is as it must be.
 *
 * @param clause the number of the clause it comes from
 * @param anchor the cell at which it is listed: that of the piece that moves, or the one on which a piece is placed
 * @param forbidden for each value the cells on which it must not stand
 * @param sets for each value the cells on which it stands afterwards, of those that change
 * @param clears for each value the cells on which it stood before, of those that change
 * @param fromHand whether it needs and takes a piece of the mover's hand
 * @param afterHand whether the mover's hand must be empty
 */
public record GroundMove(
        Player mover,
        int clause,
        int anchor,
        String text,
        List<Long> forbidden,
        List<Long> sets,
        List<Long> clears,
        boolean fromHand,
        boolean afterHand) {

    public GroundMove {
        forbidden = List.copyOf(forbidden);
        sets = List.copyOf(sets);
        clears = List.copyOf(clears);
    }

    /** What the mover's hand gains: -1 or 0. */
    public int handGain() {
        return fromHand ? -1 : 0;
    }

    /** Whether both change the same in the same words, so that they are one move when both are legal. */
    boolean isOneWith(GroundMove other) {
        return text.equals(other.text) && sets.equals(other.sets) && fromHand == other.fromHand;
    }

    /** Whether both are legal at the same positions and change the same. */
    boolean isTwin(GroundMove other) {
        return isOneWith(other) && forbidden.equals(other.forbidden) && afterHand == other.afterHand;
    }

    /** The same move without its place in the list and its words: what a symmetry must keep. */
    public GroundMove bare() {
        return new GroundMove(mover, 0, 0, "", forbidden, sets, clears, fromHand, afterHand);
    }

    /**
     * The move that a symmetry makes of this one.
     *
     * @param cells where the cells of a set go
     * @param swap whether the colours are exchanged, and the players with them
     */
    public GroundMove image(LongUnaryOperator cells, boolean swap) {
        return new GroundMove(
                swap ? mover.other() : mover,
                0,
                0,
                "",
                image(forbidden, cells, swap),
                image(sets, cells, swap),
                image(clears, cells, swap),
                fromHand,
                afterHand);
    }

    private static List<Long> image(List<Long> sets, LongUnaryOperator cells, boolean swap) {
        return IntStream.range(0, Content.VALUES)
                .mapToObj(value -> cells.applyAsLong(sets.get(swap ? exchanged(value) : value)))
                .toList();
    }

    /** A value with the colours exchanged. */
    public static int exchanged(int value) {
        return value == 1 || value == 2 ? 3 - value : value;
    }
}

package org.zermelo.boards.interpret;

import java.util.List;
import org.zermelo.boards.model.BoardRules;

/**
 * A move: what it is called and what it changes.
 *
 * @param text such as {@code b2}, {@code a1-b2} or {@code a1xb2}; by its column alone for a piece that drops
 * @param changes the cells that bear something else afterwards, in rising order
 * @param fromHand whether a piece was taken from the mover's hand
 */
public record BoardMove(String text, List<Change> changes, boolean fromHand) {

    /** Only the turn passes. */
    public static final BoardMove PASS = new BoardMove(BoardRules.PASS, List.of(), false);

    /** What stands on a cell before and after. */
    public record Change(int cell, int before, int after) {}

    public BoardMove {
        changes = List.copyOf(changes);
    }

    @Override
    public String toString() {
        return text;
    }
}

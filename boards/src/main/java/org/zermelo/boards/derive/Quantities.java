package org.zermelo.boards.derive;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.game.Player;

/**
 * What a position counts: for each cell and value whether it stands there, the two hands, the plies left. A move changes each of
 * these by the same amount wherever it is legal, so that a weighted sum of them is judged by looking at the moves alone.
 */
public final class Quantities {

    private final int cells;
    private final boolean bounded;

    /** The quantities of rules. */
    public Quantities(BoardRules rules) {
        this.cells = rules.board().size();
        this.bounded = rules.plies() != BoardRules.ENDLESS;
    }

    /** How many there are. */
    public int size() {
        return cells * Content.VALUES + 3;
    }

    /** The number of the quantity that a value stands on a cell. */
    public static int of(int cell, int value) {
        return cell * Content.VALUES + value;
    }

    /** The number of a player's hand. */
    public int hand(Player player) {
        return cells * Content.VALUES + player.ordinal();
    }

    /** The number of the plies left. */
    public int plies() {
        return cells * Content.VALUES + 2;
    }

    /** What a move adds to each quantity that it changes. */
    public QuantityChange changes(GroundMove move) {
        SortedMap<Integer, Integer> changes = new TreeMap<>();
        for (int value = 0; value < Content.VALUES; value++) {
            add(changes, move.sets(), value, 1);
            add(changes, move.clears(), value, -1);
        }
        if (move.handGain() != 0) {
            changes.put(hand(move.mover()), move.handGain());
        }
        if (bounded) {
            changes.put(plies(), -1);
        }
        return QuantityChange.of(changes);
    }

    private static void add(Map<Integer, Integer> changes, List<Long> sets, int value, int by) {
        for (long left = sets.get(value); left != 0; left &= left - 1) {
            changes.merge(of(Long.numberOfTrailingZeros(left), value), by, Integer::sum);
        }
    }
}

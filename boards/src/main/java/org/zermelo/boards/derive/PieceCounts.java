package org.zermelo.boards.derive;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.game.Player;

/**
 * How many pieces of each kind can be on the board: from what the moves add and take. Where every move of Left shifts the lead of
 * his pieces over Right's by the same number, and every move of Right shifts it back, the lead is known, too.
 */
public final class PieceCounts {

    private final int[] least = new int[Content.VALUES];
    private final int[] most = new int[Content.VALUES];
    private final boolean exchanged;
    private int lowLead = Integer.MIN_VALUE;
    private int highLead = Integer.MAX_VALUE;

    /**
     * The counts of a game.
     *
     * @param exchanged whether boards with the colours exchanged are counted with them, as some symmetries demand
     */
    public PieceCounts(BoardRules rules, List<GroundMove> moves, boolean exchanged) {
        this.exchanged = exchanged;
        int cells = rules.board().size();
        Arrays.fill(most, cells);
        for (int value = 1; value < Content.VALUES; value++) {
            int v = value;
            int start = count(rules, value);
            if (moves.stream().allMatch(move -> gain(move, v) >= 0)) {
                least[value] = start;
            }
            int hand = value == 3 || !rules.hands() ? 0 : rules.hand(value == 1 ? Player.LEFT : Player.RIGHT);
            if (moves.stream().allMatch(move -> gain(move, v) + handGain(move, v) <= 0)) {
                most[value] = Math.min(cells, start + hand);
            }
        }
        OptionalInt left = shift(moves, Player.LEFT);
        OptionalInt right = shift(moves, Player.RIGHT);
        if (left.isPresent() && right.isPresent() && left.getAsInt() == -right.getAsInt()) {
            int lead = count(rules, 1) - count(rules, 2);
            int next = lead + (rules.first() == Player.LEFT ? left : right).getAsInt();
            lowLead = Math.min(lead, next);
            highLead = Math.max(lead, next);
        }
    }

    private static int count(BoardRules rules, int value) {
        return (int) IntStream.range(0, rules.start().length())
                .filter(cell -> rules.start().charAt(cell) == Content.SIGNS.charAt(value))
                .count();
    }

    private static int gain(GroundMove move, int value) {
        return Long.bitCount(move.sets().get(value))
                - Long.bitCount(move.clears().get(value));
    }

    private static int handGain(GroundMove move, int value) {
        return value == Content.OWN.value(move.mover()) ? move.handGain() : 0;
    }

    /** By how much every move of a player shifts Left's lead; empty when not all by the same. */
    private static OptionalInt shift(List<GroundMove> moves, Player player) {
        int[] shifts = moves.stream()
                .filter(move -> move.mover() == player)
                .mapToInt(move -> gain(move, 1) - gain(move, 2))
                .distinct()
                .toArray();
        return shifts.length == 1 ? OptionalInt.of(shifts[0]) : OptionalInt.empty();
    }

    /** The most pieces of a value. */
    public int most(int value) {
        return exchanged && (value == 1 || value == 2) ? Math.max(most[1], most[2]) : most[value];
    }

    /** Whether so many pieces can be on the board together. */
    public boolean possible(int left, int right, int neutral) {
        return fits(left, right, neutral) || exchanged && fits(right, left, neutral);
    }

    private boolean fits(int left, int right, int neutral) {
        int lead = left - right;
        return left >= least[1]
                && left <= most[1]
                && right >= least[2]
                && right <= most[2]
                && neutral >= least[3]
                && neutral <= most[3]
                && lead >= lowLead
                && lead <= highLead;
    }
}

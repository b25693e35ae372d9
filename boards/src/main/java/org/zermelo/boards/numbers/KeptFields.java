package org.zermelo.boards.numbers;

import java.util.List;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Hands;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;

/**
 * Positions as bit fields: the turn, what stands on each cell, and for each player how many pieces of each kind he holds. The turn is the
 * first bit, the last cell comes next, and Right's hand is last.
 */
public final class KeptFields {

    private final String signs;
    private final Hands hands;
    private final int kinds;
    public final int cells;
    /** A cell takes so many bits. */
    final int width;

    final int valueMask;
    /** A hand takes so many bits. */
    final int handBits;

    public final int turnShift;
    /** For each player and kind where the count begins; -1 where a hand never holds such a piece. */
    private final int[][] counts;
    /** For each kind the bits of its count. */
    private final int[] countMasks;

    public KeptFields(BoardRules rules) {
        this.signs = rules.customs().kinds().signs();
        this.hands = rules.customs().hands();
        this.kinds = rules.customs().kinds().kinds().size();
        this.cells = rules.board().size();
        this.width = bits(signs.length() - 1);
        this.valueMask = (1 << width) - 1;
        this.counts = new int[2][kinds];
        this.countMasks = new int[kinds];
        int bits = 0;
        for (int kind = 0; kind < kinds; kind++) {
            int taken = bits(hands.most().get(kind));
            countMasks[kind] = (1 << taken) - 1;
            counts[1][kind] = taken == 0 ? -1 : bits;
            bits += taken;
        }
        this.handBits = bits;
        for (int kind = 0; kind < kinds; kind++) {
            counts[0][kind] = counts[1][kind] < 0 ? -1 : counts[1][kind] + bits;
        }
        this.turnShift = 2 * handBits + cells * width;
    }

    private static int bits(int most) {
        return 32 - Integer.numberOfLeadingZeros(most);
    }

    /** Whether a position has its place in a {@code long}. */
    public static boolean fit(BoardRules rules) {
        int bits = rules.board().size() * bits(rules.customs().kinds().signs().length() - 1);
        for (int most : rules.customs().hands().most()) {
            bits += 2 * bits(most);
        }
        return bits < 62;
    }

    /** Where a cell begins. */
    public int shift(int cell) {
        return 2 * handBits + cell * width;
    }

    /** A piece of a kind in a hand, as a number; 0 where a hand never holds one. */
    public long held(int player, int kind) {
        return counts[player][kind] < 0 ? 0 : 1L << counts[player][kind];
    }

    /** How many pieces of a kind a hand of a position holds. */
    public int held(long number, int player, int kind) {
        return counts[player][kind] < 0 ? 0 : (int) (number >>> counts[player][kind]) & countMasks[kind];
    }

    public int at(long number, int cell) {
        return (int) (number >>> shift(cell)) & valueMask;
    }

    /** For each value the cells on which it stands. */
    public long[] standing(long number) {
        long[] standing = new long[valueMask + 1];
        long rest = number >>> 2 * handBits;
        for (int cell = 0; cell < cells; cell++, rest >>>= width) {
            standing[(int) rest & valueMask] |= 1L << cell;
        }
        return standing;
    }

    /** The number that {@link Hands} gives a hand. */
    public int hand(long number, int player) {
        int hand = 0;
        for (int kind = 0; kind < kinds; kind++) {
            hand += held(number, player, kind) * hands.worth(kind);
        }
        return hand;
    }

    public long pack(AtTurn<BoardPosition> at) {
        BoardPosition position = at.position();
        long number = (long) at.mover().ordinal() << turnShift;
        for (int cell = 0; cell < cells; cell++) {
            number |= (long) signs.indexOf(position.cells().charAt(cell)) << shift(cell);
        }
        for (Player player : Player.values()) {
            for (int kind = 0; kind < kinds; kind++) {
                number += held(player.ordinal(), kind) * hands.count(position.hand(player), kind);
            }
        }
        return number;
    }

    public AtTurn<BoardPosition> unpack(long number) {
        StringBuilder board = new StringBuilder(cells);
        for (int cell = 0; cell < cells; cell++) {
            board.append(signs.charAt(at(number, cell)));
        }
        BoardPosition position =
                new BoardPosition(board.toString(), hand(number, 0), hand(number, 1), BoardRules.ENDLESS, false);
        return new AtTurn<>(position, List.of(Player.values()).get((int) (number >>> turnShift)));
    }

    /** The cells in groups of at most eight bits: the first cell of each, and behind the last the number of cells. */
    int[] groups() {
        int inGroup = Math.max(1, 8 / width);
        int count = (cells + inGroup - 1) / inGroup;
        int[] begins = new int[count + 1];
        for (int group = 1; group <= count; group++) {
            begins[group] = Math.min(cells, group * inGroup);
        }
        return begins;
    }
}

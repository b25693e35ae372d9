package org.zermelo.boards.table;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;

/**
 * How a position lies in several numbers: a plane, which is a set of cells, for each value that can stand anywhere, then a number for the
 * turn, whether the player to move has to pass, the hands and the plies left.
 */
final class PlaneShape {

    static final long TURN = 1;

    static final long WAITS = 2;

    private static final int RIGHT_SHIFT = 22;

    private static final int PLIES_SHIFT = 42;

    static final long PLY = 1L << PLIES_SHIFT;

    /** What a piece in Left's hand and one in Right's is worth in the last number. */
    private static final long[] HANDS = {1L << 2, 1L << RIGHT_SHIFT};

    private static final int HAND = (1 << 20) - 1;

    private final BoardRules rules;
    private final String signs;
    /** The value of each plane. */
    final int[] values;

    /** How many numbers a position takes. */
    final int width;

    PlaneShape(BoardForm form) {
        this.rules = form.rules();
        this.signs = rules.customs().kinds().signs();
        int all = Arrays.stream(form.values()).reduce(0, (a, b) -> a | b);
        this.values = IntStream.range(1, signs.length())
                .filter(value -> (all >>> value & 1) != 0)
                .toArray();
        this.width = values.length + 1;
    }

    static long[] handWeights() {
        return HANDS.clone();
    }

    static int hand(long rest, int player) {
        return (int) (rest >>> (player == 0 ? 2 : RIGHT_SHIFT)) & HAND;
    }

    static long plies(long rest) {
        return rest >>> PLIES_SHIFT;
    }

    long[] pack(AtTurn<BoardPosition> at) {
        BoardPosition position = at.position();
        long[] numbers = new long[width];
        for (int cell = 0; cell < position.cells().length(); cell++) {
            int value = signs.indexOf(position.cells().charAt(cell));
            for (int plane = 0; plane < values.length; plane++) {
                numbers[plane] |= values[plane] == value ? 1L << cell : 0;
            }
        }
        numbers[width - 1] = at.mover().ordinal()
                + (position.waits() ? WAITS : 0)
                + HANDS[0] * position.leftHand()
                + HANDS[1] * position.rightHand()
                + PLY * Math.max(0, position.pliesLeft());
        return numbers;
    }

    AtTurn<BoardPosition> unpack(long[] numbers, int at) {
        StringBuilder cells = new StringBuilder(".".repeat(rules.board().size()));
        for (int plane = 0; plane < values.length; plane++) {
            for (long left = numbers[at + plane]; left != 0; left &= left - 1) {
                cells.setCharAt(Long.numberOfTrailingZeros(left), signs.charAt(values[plane]));
            }
        }
        long rest = numbers[at + width - 1];
        int plies = rules.plies() == BoardRules.ENDLESS ? BoardRules.ENDLESS : (int) plies(rest);
        return new AtTurn<>(
                new BoardPosition(cells.toString(), hand(rest, 0), hand(rest, 1), plies, (rest & WAITS) != 0),
                Player.values()[(int) (rest & TURN)]);
    }
}

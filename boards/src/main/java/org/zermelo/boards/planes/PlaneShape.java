package org.zermelo.boards.planes;

import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Remembered;
import org.zermelo.boards.numbers.TrackDigits;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;

/**
 * How a position lies in several numbers: a plane, which is a set of cells, for each value that can stand anywhere, then a number for the
 * turn, whether the player to move has to pass, the hands and the plies left; where rules forbid something by earlier moves, one more for
 * what is remembered of these. On large boards a plane takes two numbers.
 */
final class PlaneShape extends PlaneNumbering {

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
    /** How many numbers a plane takes. */
    private final int words;

    /** How many numbers a position takes. */
    final int width;

    /** Where the number for the turn lies. */
    private final int rest;

    private final TrackDigits tracks;
    private final boolean remembers;

    PlaneShape(BoardForm form) {
        super(form, HANDS, PLY, WAITS);
        this.rules = form.rules();
        this.signs = rules.customs().kinds().signs();
        this.words = rules.board().isOneWord() ? 1 : 2;
        this.tracks = new TrackDigits(rules);
        this.remembers = rules.remembers();
        this.rest = words * values.length;
        this.width = rest + (remembers ? 2 : 1);
    }

    static int hand(long rest, int player) {
        return (int) (rest >>> (player == 0 ? 2 : RIGHT_SHIFT)) & HAND;
    }

    static long plies(long rest) {
        return rest >>> PLIES_SHIFT;
    }

    @Override
    long[] pack(AtTurn<BoardPosition> at) {
        BoardPosition position = at.position();
        long[] numbers = new long[width];
        for (int cell = 0; cell < position.cells().length(); cell++) {
            int value = signs.indexOf(position.cells().charAt(cell));
            for (int plane = 0; plane < values.length; plane++) {
                numbers[words * plane + cell / Long.SIZE] |= values[plane] == value ? 1L << cell : 0;
            }
        }
        if (remembers) {
            numbers[width - 1] = tracks.pack(position.remembered());
        }
        numbers[rest] = at.mover().ordinal()
                + (position.waits() ? WAITS : 0)
                + HANDS[0] * position.leftHand()
                + HANDS[1] * position.rightHand()
                + PLY * Math.max(0, position.pliesLeft());
        return numbers;
    }

    @Override
    AtTurn<BoardPosition> unpack(long[] numbers, int at) {
        StringBuilder cells = new StringBuilder(".".repeat(rules.board().size()));
        for (int plane = 0; plane < values.length; plane++) {
            for (int word = 0; word < words; word++) {
                for (long left = numbers[at + words * plane + word]; left != 0; left &= left - 1) {
                    int cell = Long.SIZE * word + Long.numberOfTrailingZeros(left);
                    cells.setCharAt(cell, signs.charAt(values[plane]));
                }
            }
        }
        long rest = numbers[at + this.rest];
        int plies = rules.plies() == BoardRules.ENDLESS ? BoardRules.ENDLESS : (int) plies(rest);
        return new AtTurn<>(
                new BoardPosition(
                        cells.toString(),
                        hand(rest, 0),
                        hand(rest, 1),
                        plies,
                        (rest & WAITS) != 0,
                        remembers ? tracks.unpack(numbers[at + width - 1]) : Remembered.NOTHING),
                Player.values()[(int) (rest & TURN)]);
    }

    @Override
    long read(long[] numbers, int at, PlaneTurn into) {
        long[] on = into.on;
        long empty = into.all;
        for (int plane = 0; plane < values.length; plane++) {
            long cells = numbers[at + plane];
            on[values[plane]] = cells;
            empty &= ~cells;
        }
        on[0] = empty;
        long last = numbers[at + rest];
        into.read(hand(last, 0), hand(last, 1), plies(last), (last & WAITS) != 0);
        return last;
    }

    @Override
    PlanePositions found(StandingPlanes planes) {
        return new PlanePositions(this, planes.on);
    }
}

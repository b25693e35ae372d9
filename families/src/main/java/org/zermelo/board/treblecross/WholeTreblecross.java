package org.zermelo.board.treblecross;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * Treblecross as it is told: a cross may be written on any free square, also where the opponent then completes three in a row, which
 * ends the play. A position is the set of its crosses, a bit for each square. Who wins is told by {@link Treblecross}; the nimbers
 * differ, and are found by {@link ThreatNimbers}.
 */
public final class WholeTreblecross implements NimberGame<Long, Integer> {

    /** The longest row; one square more has 1.47 times the positions without threats. */
    public static final int MOST_SQUARES = 32;

    /** The shortest row: on it, and on longer ones, two crosses with less than two squares between let three be completed. */
    public static final int LEAST_SQUARES = 3;

    /** How many times more rows without threats one square more makes: the root of x^3 = x^2 + 1. */
    private static final double GROWTH = 1.4656;

    private static final long BYTES_A_POSITION = 150;

    private final int squares;

    /**
     * An empty row.
     *
     * @throws BadInputException when it has less than {@link #LEAST_SQUARES} or more than {@link #MOST_SQUARES}
     */
    public WholeTreblecross(int squares) {
        if (squares < LEAST_SQUARES || squares > MOST_SQUARES) {
            throw new BadInputException("treblecross.squares", "seen", squares, "allowed", MOST_SQUARES);
        }
        this.squares = squares;
    }

    @Override
    public Long start() {
        return 0L;
    }

    /** The free squares, from the left and from 0; none when there are three in a row. */
    @Override
    public List<Integer> moves(Long crosses) {
        return ThreatNimbers.line(crosses)
                ? List.of()
                : IntStream.range(0, squares)
                        .filter(square -> (crosses >>> square & 1) == 0)
                        .boxed()
                        .toList();
    }

    @Override
    public Long play(Long crosses, Integer square) {
        return crosses | 1L << square;
    }

    @Override
    public String kernel() {
        return "treblecross-threats";
    }

    @Override
    public Cost kernelCost() {
        double positions = Math.pow(GROWTH, squares);
        return new Cost("O(1.47^squares x squares)", positions * squares * 10, (long) (positions * BYTES_A_POSITION));
    }

    @Override
    public Nimbers<Long, Integer> nimbers(Budget budget, Watch watch) {
        Nimbers<Strip, Integer> safe = new Treblecross(squares).nimbers(budget, watch);
        return new ThreatNimbers(squares, safe, watch);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WholeTreblecross game && squares == game.squares;
    }

    @Override
    public int hashCode() {
        return squares;
    }

    /** The rules in words, which read as this game. */
    @Override
    public String toString() {
        return "board(strip " + squares + "; moves place *; end line of 3 *)";
    }
}

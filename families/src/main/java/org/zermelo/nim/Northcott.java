package org.zermelo.nim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.CancelScope;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;

/**
 * Northcott's game: on every row of a board stand one piece of each player; a move slides an own piece along its row, in
 * either direction, over empty squares. Who cannot move loses. The players own different pieces and a play may go on for
 * ever, so the game is not impartial; yet the gaps between the pieces decide as in Nim, because a retreat can be followed:
 * the player to move loses exactly when the gaps add up to 0 without carry.
 *
 * <p>A position is seen by the player to move. Source: Winning Ways, chapter 3.
 */
public final class Northcott
        implements ClosedForm<Northcott.Board, Northcott.Slide>,
                Counted<Northcott.Board, Northcott.Slide>,
                Restartable<Northcott.Board, Northcott.Slide> {

    /**
     * One row.
     *
     * @param own the square of the mover's piece, from 1
     * @param other the square of the opponent's piece, from 1
     */
    public record NorthcottRow(int own, int other) {
        int gap() {
            return Math.abs(own - other) - 1;
        }

        @Override
        public String toString() {
            return own + "-" + other;
        }
    }

    /**
     * All rows.
     *
     * @param length the squares of each row
     */
    public record Board(List<NorthcottRow> rows, int length) {
        public Board {
            rows = List.copyOf(rows);
        }

        @Override
        public String toString() {
            return length + "; " + rows.stream().map(NorthcottRow::toString).collect(Collectors.joining(", "));
        }
    }

    /** A move: the row, from 1, and the square to which the mover's piece goes. */
    public record Slide(int row, int to) {
        @Override
        public String toString() {
            return row + ": ->" + to;
        }
    }

    private final Board start;

    /**
     * The game on a board.
     *
     * @throws BadInputException when a piece stands outside its row or both pieces of a row on one square
     */
    public Northcott(Board start) {
        for (NorthcottRow row : start.rows) {
            int low = Math.min(row.own, row.other);
            int high = Math.max(row.own, row.other);
            if (low < 1 || high > start.length || low == high) {
                throw new BadInputException("nim.northcott-row", "seen", row, "length", start.length);
            }
        }
        this.start = start;
    }

    @Override
    public Board start() {
        return start;
    }

    @Override
    public Northcott from(Board position) {
        return new Northcott(position);
    }

    @Override
    public List<Slide> moves(Board position) {
        List<Slide> moves = new ArrayList<>();
        for (int i = 0; i < position.rows.size(); i++) {
            NorthcottRow row = position.rows.get(i);
            int low = row.own < row.other ? 1 : row.other + 1;
            int high = row.own < row.other ? row.other - 1 : position.length;
            for (int to = low; to <= high; to++) {
                if (to != row.own) {
                    CancelScope.poll(moves.size());
                    moves.add(new Slide(i + 1, to));
                }
            }
        }
        return moves;
    }

    @Override
    public Board play(Board position, Slide move) {
        NorthcottRow[] next = new NorthcottRow[position.rows.size()];
        for (int i = 0; i < next.length; i++) {
            NorthcottRow row = position.rows.get(i);
            next[i] = new NorthcottRow(row.other, i == move.row - 1 ? move.to : row.own);
        }
        return new Board(Arrays.asList(next), position.length);
    }

    /** Retreats lead almost everywhere: in each row at least half of the pairs of squares in the order of the pieces. */
    @Override
    public double positions() {
        double pairs = start.length * (start.length - 1.0) / 2;
        return Math.max(1, Math.pow(pairs, start.rows.size()) / 2);
    }

    /** All rows shorter by an eighth, the pieces moved along as far as they must. */
    @Override
    public Optional<Rules<Board, Slide>> smaller() {
        int length = (int) Counted.eighthLess(start.length);
        if (length < 2) {
            return Optional.empty();
        }
        List<NorthcottRow> rows = start.rows.stream()
                .map(row -> row.own < row.other
                        ? new NorthcottRow(Math.min(row.own, length - 1), Math.min(row.other, length))
                        : new NorthcottRow(Math.min(row.own, length), Math.min(row.other, length - 1)))
                .toList();
        return Optional.of(new Northcott(new Board(rows, length)));
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.noneOf(Trait.class);
    }

    @Override
    public boolean isPrevious(Board position, Convention convention) {
        return xor(position) == 0;
    }

    private static int xor(Board position) {
        return position.rows.stream().mapToInt(NorthcottRow::gap).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public Reason facts(Convention convention) {
        return FormulaReason.of(
                "nim.northcott",
                "gaps",
                start.rows.stream().map(row -> Integer.toString(row.gap())).collect(Collectors.joining(", ")),
                "xor",
                xor(start));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Northcott game && start.equals(game.start);
    }

    @Override
    public int hashCode() {
        return start.hashCode();
    }

    @Override
    public String toString() {
        return "northcott(" + start + ")";
    }
}

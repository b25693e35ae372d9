package org.zermelo.notation.known;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.board.split.CellSet;
import org.zermelo.board.split.Cram;
import org.zermelo.board.split.Fillings;
import org.zermelo.board.split.SplitGame;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.Player;

/**
 * A board in words on which both players fill empty cells with neutral pieces until none fit. Its nimbers are those of the free cells,
 * which fall apart: by the methods of Cram where the pieces are dominoes on a rectangle, else by the same search without what is known
 * of dominoes.
 */
final class FillingBoard {

    /** The search has room for so many moves. */
    private static final int MOST_MOVES = 2 * SplitGame.MOST_CELLS;

    private FillingBoard() {}

    /** The same game with these methods, where its rules are such. */
    static BoardGame of(BoardGame game) {
        BoardRules rules = game.declared();
        List<GroundMove> moves = game.form().moves(Player.LEFT);
        boolean plain = rules.ends().isEmpty()
                && rules.stuck() == Verdict.LOSES
                && rules.plies() == BoardRules.ENDLESS
                && !rules.composed()
                && game.shared();
        boolean fit = rules.board().size() <= SplitGame.MOST_CELLS && moves.size() <= MOST_MOVES && !moves.isEmpty();
        if (!plain
                || !fit
                || !(game instanceof PackedBoardGame packed)
                || !moves.stream().allMatch(FillingBoard::fills)) {
            return game;
        }
        Set<Long> sets = new HashSet<>();
        moves.forEach(move -> sets.add(move.clears().get(0)));
        BoardPosition start = BoardPosition.start(rules);
        Board board = rules.board();
        if (sets.equals(dominoes(board, bits(start)))) {
            Cram cram = Cram.of(board.rows(), board.columns());
            return new FamilyNimbers<>(packed, cram, position -> new CellSet(turned(position, board, cram)));
        }
        long[] all = sets.stream().mapToLong(Long::longValue).sorted().toArray();
        return new FamilyNimbers<>(packed, new Fillings(bits(start), all), position -> new CellSet(bits(position)));
    }

    /** Whether a move looks at empty cells only, and puts neutral pieces on them. */
    static boolean fills(GroundMove move) {
        long cells = move.clears().get(0);
        long looked = 0;
        for (long forbidden : move.forbidden()) {
            looked |= forbidden;
        }
        return (looked & ~cells) == 0 && cells != 0 && move.sets().equals(List.of(0L, 0L, 0L, cells));
    }

    /** Every two free cells of a rectangle that are beside each other; empty where the board is none. */
    private static Set<Long> dominoes(Board board, long free) {
        Set<Long> dominoes = new HashSet<>();
        for (int row = 0; row < board.rows() && board.size() == board.rows() * board.columns(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                long cell = 1L << board.cellAt(row, column);
                long right = column + 1 < board.columns() ? 1L << board.cellAt(row, column + 1) : 0;
                long lower = row + 1 < board.rows() ? 1L << board.cellAt(row + 1, column) : 0;
                for (long other : new long[] {right, lower}) {
                    if (other != 0 && ((cell | other) & ~free) == 0) {
                        dominoes.add(cell | other);
                    }
                }
            }
        }
        return dominoes;
    }

    private static long bits(BoardPosition position) {
        long bits = 0;
        for (int cell = 0; cell < position.cells().length(); cell++) {
            bits |= position.cells().charAt(cell) == Content.SIGNS.charAt(0) ? 1L << cell : 0;
        }
        return bits;
    }

    private static long turned(BoardPosition position, Board board, Cram cram) {
        long free = bits(position);
        long bits = 0;
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                bits |= (free >>> board.cellAt(row, column) & 1) << cram.cell(row, column);
            }
        }
        return bits;
    }
}

package org.zermelo.notation.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.zermelo.board.split.CellSet;
import org.zermelo.board.split.Cram;
import org.zermelo.board.split.Fillings;
import org.zermelo.board.split.Removal;
import org.zermelo.board.split.SplitGame;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * A board in words on which both players fill empty cells with neutral pieces until none fit. Its nimbers are those of the free cells,
 * which fall apart: by the methods of Cram where the pieces are dominoes on a rectangle, else by the same search without what is known
 * of dominoes.
 */
final class FillingBoard extends PackedBoardGame implements NimberGame<AtTurn<BoardPosition>, BoardMove> {

    /** The search has room for so many moves. */
    private static final int MOST_MOVES = 2 * SplitGame.MOST_CELLS;

    private final SplitGame family;
    private final ToLongFunction<BoardPosition> free;

    private FillingBoard(PackedBoardGame game, SplitGame family, ToLongFunction<BoardPosition> free) {
        super(game.packed());
        this.family = family;
        this.free = free;
    }

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
            return new FillingBoard(packed, cram, position -> turned(position, board, cram));
        }
        long[] all = sets.stream().mapToLong(Long::longValue).sorted().toArray();
        return new FillingBoard(packed, new Fillings(bits(start), all), FillingBoard::bits);
    }

    private static boolean fills(GroundMove move) {
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

    @Override
    public Rules<AtTurn<BoardPosition>, BoardMove> from(AtTurn<BoardPosition> at) {
        return at.equals(start()) ? this : FillingBoard.of((BoardGame) super.from(at));
    }

    @Override
    public String kernel() {
        return family.kernel();
    }

    @Override
    public Cost kernelCost() {
        return family.kernelCost();
    }

    @Override
    public Nimbers<AtTurn<BoardPosition>, BoardMove> nimbers(Budget budget, Watch watch) {
        return new OfCells(family.nimbers(budget, watch), free);
    }

    /** Nimbers of positions by those of their free cells. */
    private record OfCells(Nimbers<CellSet, Removal> cells, ToLongFunction<BoardPosition> free)
            implements Nimbers<AtTurn<BoardPosition>, BoardMove> {

        private CellSet of(AtTurn<BoardPosition> at) {
            return new CellSet(free.applyAsLong(at.position()));
        }

        @Override
        public long nimber(AtTurn<BoardPosition> position) {
            return cells.nimber(of(position));
        }

        @Override
        public boolean is(AtTurn<BoardPosition> position, long nimber) {
            return cells.is(of(position), nimber);
        }

        @Override
        public boolean knows(AtTurn<BoardPosition> position) {
            return cells.knows(of(position));
        }

        @Override
        public long counted() {
            return cells.counted();
        }
    }
}

package org.zermelo.notation.known;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.board.notakto.Notakto;
import org.zermelo.board.treblecross.WholeTreblecross;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.game.Player;
import org.zermelo.game.Trait;

/**
 * A board in words on which both players write the same sign on any free cell, and who completes a line wins: three in a row on a
 * strip, with the nimbers of Treblecross, or a whole line of a square, with those of a board of Notakto. Where a line loses no nimbers
 * are asked, and the family has nothing quicker for one board than its table.
 */
final class LineBoard {

    /** A square of one cell has one line, and not two of each direction. */
    private static final int LEAST_SIDE = 2;

    /** The largest board of Notakto. */
    private static final int MOST_SIDE = 5;

    private LineBoard() {}

    /** The same game with these methods, where its rules are such. */
    static BoardGame of(BoardGame game) {
        Board board = game.declared().board();
        boolean rectangle = board.size() == board.rows() * board.columns();
        if (!rectangle || !(game instanceof PackedBoardGame packed) || !writes(game)) {
            return game;
        }
        int[] cells = IntStream.range(0, board.size())
                .map(i -> board.cellAt(i / board.columns(), i % board.columns()))
                .toArray();
        Set<Long> lines = lines(game.declared(), cells);
        int shorter = Math.min(board.rows(), board.columns());
        int squares = cells.length;
        if (shorter == 1
                && squares <= WholeTreblecross.MOST_SQUARES
                && !lines.isEmpty()
                && lines.equals(threes(squares))) {
            return new FamilyNimbers<>(packed, new WholeTreblecross(squares), position -> crosses(position, cells));
        }
        if (board.rows() != board.columns() || shorter < LEAST_SIDE || shorter > MOST_SIDE) {
            return game;
        }
        Notakto notakto = Notakto.of(1, shorter);
        boolean whole =
                lines.stream().allMatch(line -> Long.bitCount(line) == shorter && notakto.isDead(line.intValue()));
        return whole && lines.size() == 2 * shorter + 2
                ? new FamilyNimbers<>(packed, notakto, position -> notakto.board((int) crosses(position, cells)))
                : game;
    }

    /** Whether a move is to write on any one free cell, and nothing ends the play but a line, which wins, or a full board. */
    private static boolean writes(BoardGame game) {
        BoardRules rules = game.declared();
        String start = BoardPosition.start(rules).cells();
        Set<Long> written = new HashSet<>();
        boolean fills = true;
        for (GroundMove move : game.form().moves(Player.LEFT)) {
            written.add(move.clears().get(0));
            fills &= FillingBoard.fills(move) && Long.bitCount(move.clears().get(0)) == 1;
        }
        Set<Long> free = new HashSet<>();
        for (int cell = 0; cell < start.length(); cell++) {
            if (start.charAt(cell) == Content.SIGNS.charAt(Content.EMPTY.ordinal())) {
                free.add(1L << cell);
            } else if (start.charAt(cell) != Content.SIGNS.charAt(Content.NEUTRAL.ordinal())) {
                return false;
            }
        }
        return fills
                && written.equals(free)
                && !rules.composed()
                && rules.ends().size() == 1
                && game.traits().contains(Trait.IMPARTIAL);
    }

    /** The cells of each line of neutral pieces that ends the play, row by row; none where another thing ends it. */
    private static Set<Long> lines(BoardRules rules, int[] cells) {
        EndClause end = rules.ends().get(0);
        Set<Long> lines = new HashSet<>();
        if (end.who().size() == Player.values().length
                && end.test() instanceof Test.Line line
                && line.piece() == Content.NEUTRAL
                && !line.exactly()) {
            for (BoardCells each : rules.board().lines(line.length())) {
                lines.add(bits(cells, each::has));
            }
        }
        return lines;
    }

    private static Set<Long> threes(int squares) {
        return LongStream.rangeClosed(0, squares - 3)
                .map(at -> 7L << at)
                .boxed()
                .collect(Collectors.toSet());
    }

    private static long crosses(BoardPosition position, int[] cells) {
        return bits(cells, cell -> position.cells().charAt(cell) != Content.SIGNS.charAt(Content.EMPTY.ordinal()));
    }

    private static long bits(int[] cells, IntPredicate in) {
        return IntStream.range(0, cells.length)
                .filter(i -> in.test(cells[i]))
                .mapToLong(i -> 1L << i)
                .sum();
    }
}

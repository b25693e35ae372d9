package org.zermelo.notation.known;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.Quixo;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.Remembered;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;

/**
 * Board games in words whose rules are those of a family that is solved by methods of its own: falling discs, by search on bitboards
 * and a book of openings; Quixo, on boards seen by the mover and by classes of symmetry. Others keep their words and take the nimbers
 * of a family. They are recognised by their rules, whatever they are called and in whatever language they are written.
 */
public final class KnownRules {

    private static final Set<Player> BOTH = Set.of(Player.LEFT, Player.RIGHT);

    /** Boards of discs with fewer cells are solved by the table of their text. */
    private static final int FEW_CELLS = 32;

    /** The bits that a board by columns may take: a cell more than there are rows for each. */
    private static final int MOST_BITS = 63;

    private static final int LEAST_QUIXO = 3;
    private static final int MOST_QUIXO = 5;

    private KnownRules() {}

    /** The family's rules, where the text's are the same, and it has been called by a name or its board is large; else the text's. */
    public static Rules<?, ?> of(BoardGame game) {
        BoardRules rules = game.declared();
        boolean named = !rules.call().isEmpty();
        int rows = rules.board().rows();
        int columns = rules.board().columns();
        if (is(rules, new Movement.Drop(Content.OWN), Verdict.DRAWS, Optional.empty())) {
            boolean large = named || rows * columns > FEW_CELLS;
            return large && columns * (rows + 1) <= MOST_BITS ? Connect.of(columns, rows, line(rules)) : game;
        }
        if (is(rules, new Movement.Push(Content.OWN), Verdict.LOSES, Optional.of(Content.OTHER))) {
            boolean large = rows > LEAST_QUIXO || named;
            boolean fits = rows == columns && rows == line(rules) && rows >= LEAST_QUIXO && rows <= MOST_QUIXO;
            return fits && large ? Quixo.of(rows) : game;
        }
        return withNimbers(game);
    }

    /**
     * Whether Left begins on an empty rectangle, both players have this one move at will, and a line of own pieces is all that wins.
     *
     * @param loser whose line of this length, looked for before, loses; empty where no such thing is said
     */
    private static boolean is(BoardRules rules, Movement movement, Verdict stuck, Optional<Content> loser) {
        Board board = rules.board();
        String empty = String.valueOf(Content.SIGNS.charAt(Content.EMPTY.ordinal()));
        List<EndClause> ends = rules.ends();
        return rules.clauses()
                        .equals(List.of(new MoveClause(BOTH, false, movement, Manner.PLAIN, false, Optional.empty())))
                && !ends.isEmpty()
                && ends.get(ends.size() - 1).test() instanceof Test.Line line
                && ends.equals(Stream.concat(
                                loser.map(piece -> end(line.length(), piece, Verdict.LOSES)).stream(),
                                Stream.of(end(line.length(), Content.OWN, Verdict.WINS)))
                        .toList())
                && board.form() == Board.Form.RECTANGLE
                && board.size() == board.rows() * board.columns()
                && rules.start().equals(empty.repeat(board.size()))
                && rules.first() == Player.LEFT
                && !rules.hands()
                && rules.stuck() == stuck
                && rules.plies() == BoardRules.ENDLESS
                && !rules.waits()
                && rules.remembered().equals(Remembered.NOTHING)
                && rules.customs().equals(Customs.NONE);
    }

    private static EndClause end(int length, Content piece, Verdict verdict) {
        return new EndClause(BOTH, new Test.Line(length, piece, false), verdict, false);
    }

    /** How many own pieces in a row win. */
    private static int line(BoardRules rules) {
        List<EndClause> ends = rules.ends();
        return ((Test.Line) ends.get(ends.size() - 1).test()).length();
    }

    /** The same game, which knows its nimbers, where a family knows those of its rules. */
    static BoardGame withNimbers(BoardGame game) {
        return game.declared().ends().isEmpty() ? FillingBoard.of(game) : LineBoard.of(game);
    }
}

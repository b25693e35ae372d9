package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;
import org.zermelo.notation.tokens.Token;

/** Reads what ends a play: {@code line of 4}, {@code no other left} and others; with who it is for, and who wins. */
final class BoardEnds {

    private static final List<String> TESTS = List.of(
            "line-of", "block-of", "fill", "connect", "reach", "none", "fewer", "beside", "surrounded", "pattern");

    private static final List<String> SIDES = List.of("top", "bottom", "left-side", "right-side");

    private final BoardTokens tokens;
    private final Board board;
    private final StringBuilder text = new StringBuilder();

    BoardEnds(BoardTokens tokens, Board board) {
        this.tokens = tokens;
        this.board = board;
    }

    /** What was read, in the notation. */
    String text() {
        return BoardWords.written("end") + " " + text;
    }

    /** What was read, without the word of the section. */
    String written() {
        return text.toString();
    }

    void read(List<EndClause> ends) {
        boolean more = true;
        while (more) {
            text.append(text.isEmpty() ? "" : ", ");
            ends.add(end());
            tokens.takeSymbol(",");
            more = !tokens.sectionEnds();
        }
    }

    private EndClause end() {
        Set<Player> who = EnumSet.allOf(Player.class);
        if (tokens.playerComes()) {
            Player player = tokens.player();
            who = EnumSet.of(player);
            text.append(player == Player.LEFT ? "x " : "o ");
        }
        int kind = kind();
        text.append(kind >= 0 ? " " : "");
        Token place = tokens.peek();
        Test test = test(kind);
        if (kind != PieceKinds.ANY && !(test instanceof Test.Reach)) {
            throw tokens.error(place, "board.kind-only-reaches", "seen", place.text());
        }
        Verdict verdict = BoardParser.verdict(tokens).orElse(Verdict.WINS);
        text.append(verdict == Verdict.WINS ? "" : " " + BoardParser.written(verdict));
        boolean late = tokens.takes("at-end-of-move");
        text.append(late ? " " + BoardWords.written("at-end-of-move") : "");
        return new EndClause(who, test, verdict, late);
    }

    /** The kind of piece that is named next; any where none is. */
    private int kind() {
        int kind = tokens.peek().kind() == Token.Kind.NAME
                ? tokens.kinds().named(tokens.peek().text())
                : PieceKinds.ANY;
        if (kind >= 0) {
            text.append(tokens.peek().text());
            tokens.skip();
        }
        return kind;
    }

    private Test test(int kind) {
        if (tokens.takes("line-of")) {
            return line();
        }
        if (tokens.takes("block-of")) {
            return block();
        }
        if (tokens.takes("fill")) {
            text.append(BoardWords.written("fill")).append(' ');
            return new Test.Fill(List.of(cells(PieceKinds.ANY).left()), Content.OWN);
        }
        if (tokens.takes("connect")) {
            return connect();
        }
        if (tokens.takes("reach")) {
            text.append(BoardWords.written("reach")).append(' ');
            Test.Reach reach = cells(kind);
            boolean neutral = kind == PieceKinds.ANY && (tokens.takeSymbol("*") || tokens.takes("neutral"));
            boolean safely = !neutral && tokens.takes("safely");
            text.append(neutral ? " *" : "").append(safely ? " " + BoardWords.written("safely") : "");
            Content piece = neutral ? Content.NEUTRAL : Content.OWN;
            return new Test.Reach(reach.left(), reach.right(), piece, kind, safely);
        }
        if (tokens.takes("fewer")) {
            int count = tokens.number("notation.pieces", 1, Board.MOST_CELLS);
            text.append(BoardWords.written("fewer")).append(' ').append(count);
            return fewer(count);
        }
        Optional<Test.Sorts> sorts = new SortEndWords(tokens, board).test(text);
        if (sorts.isPresent()) {
            return sorts.get();
        }
        if (!tokens.takes("none")) {
            throw tokens.unknown(TESTS, List.of("at-end-of-move"));
        }
        text.append(BoardWords.written("none"));
        Test none = fewer(1);
        if (!tokens.takes("remaining")) {
            throw tokens.unknown(List.of("remaining"));
        }
        text.append(' ').append(BoardWords.written("remaining"));
        return none;
    }

    /** Whose pieces are counted, and of which kind. */
    private Test fewer(int count) {
        Content piece = piece(List.of("own", "other", "neutral"));
        String whose = BoardWords.written(piece == Content.OWN ? "own" : piece == Content.OTHER ? "other" : "neutral");
        text.append(' ').append(whose);
        boolean named = tokens.peek().kind() == Token.Kind.NAME
                && tokens.kinds().named(tokens.peek().text()) >= 0;
        text.append(named ? " " : "");
        return new Test.Fewer(count, piece, kind());
    }

    private Test line() {
        Token place = tokens.peek();
        boolean exactly = tokens.takes("exactly");
        int length = tokens.number("notation.line", 1, Board.MOST_CELLS);
        if (board.lines(length).isEmpty()) {
            throw tokens.error(place, "board.no-line", "seen", length);
        }
        text.append(BoardWords.written("line-of")).append(' ');
        text.append(exactly ? BoardWords.written("exactly") + " " : "").append(length);
        if (!exactly && tokens.takes("both")) {
            text.append(' ').append(BoardWords.written("both"));
            return new Test.BothLines(length);
        }
        return new Test.Line(length, ownUnlessSaid(), exactly);
    }

    /** {@code *} or {@code other}; where neither comes the pieces are one's own. */
    private Content ownUnlessSaid() {
        if (tokens.takeSymbol("*") || tokens.takes("neutral")) {
            text.append(" *");
            return Content.NEUTRAL;
        }
        if (tokens.takes("other")) {
            text.append(' ').append(BoardWords.written("other"));
            return Content.OTHER;
        }
        return Content.OWN;
    }

    /** A rectangle of so many rows and columns, or the same turned. */
    private Test block() {
        Token place = tokens.peek();
        int rows = tokens.number("notation.rows", 1, Board.MOST_CELLS);
        int columns = tokens.columns(Board.MOST_CELLS);
        Set<BoardCells> sets =
                new TreeSet<>(Comparator.comparingLong(BoardCells::high).thenComparingLong(BoardCells::low));
        for (int cell = 0; board.isGrid() && cell < board.size(); cell++) {
            sets.add(board.block(cell, rows, columns));
            sets.add(board.block(cell, columns, rows));
        }
        sets.remove(BoardCells.NONE);
        if (sets.isEmpty()) {
            throw tokens.error(place, "board.no-block", "rows", rows, "columns", columns);
        }
        text.append(BoardWords.written("block-of"))
                .append(' ')
                .append(rows)
                .append('x')
                .append(columns);
        return new Test.Fill(List.copyOf(sets), ownUnlessSaid());
    }

    /** Two sides or more, {@code with} between. */
    private Test connect() {
        text.append(BoardWords.written("connect")).append(' ');
        List<BoardCells> sides = new ArrayList<>(List.of(side()));
        while (sides.size() == 1 || tokens.comes("with")) {
            if (!tokens.takes("with")) {
                throw tokens.unknown(List.of("with"));
            }
            text.append(' ').append(BoardWords.written("with")).append(' ');
            sides.add(side());
        }
        return new Test.Connect(sides);
    }

    private BoardCells side() {
        Optional<String> side =
                board.isGrid() ? SIDES.stream().filter(tokens::takes).findFirst() : Optional.empty();
        if (side.isEmpty()) {
            if (board.isGrid() && !tokens.cellComes(board)) {
                throw tokens.unknown(SIDES);
            }
            return cells(PieceKinds.ANY).left();
        }
        text.append(BoardWords.written(side.get()));
        BoardCells cells = BoardCells.NONE;
        // sides of boxes reach from dot to dot
        int beside = board.form() == Board.Form.EDGES ? 1 : 0;
        for (int cell = 0; cell < board.size(); cell++) {
            Board.Spot spot = board.spot(cell);
            boolean there = switch (side.get()) {
                case "top" -> spot.row() <= beside;
                case "bottom" -> spot.row() >= board.rows() - 1 - beside;
                case "left-side" -> spot.column() <= beside;
                default -> spot.column() >= board.columns() - 1 - beside;
            };
            cells = there ? cells.with(cell) : cells;
        }
        return cells;
    }

    private Content piece(List<String> words) {
        if (tokens.takeSymbol("*")) {
            return Content.NEUTRAL;
        }
        for (int i = 0; i < words.size(); i++) {
            if (tokens.takes(words.get(i))) {
                return Content.values()[i + 1];
            }
        }
        throw tokens.unknown(words);
    }

    Test.Reach cells(int kind) {
        boolean last = tokens.comes("last-row");
        boolean first = tokens.comes("first-row");
        if (last || first || tokens.comes("row")) {
            Token place = tokens.peek();
            if (!board.isGrid()) {
                throw tokens.error("board.only-on-rectangles", "seen", place.text());
            }
            String word = last ? "last-row" : first ? "first-row" : "row";
            tokens.takes(word);
            int row = last ? board.rows() : first ? 1 : tokens.number("notation.row", 1, board.rows());
            text.append(BoardWords.written(word));
            text.append(last || first ? "" : " " + row);
            return new Test.Reach(row(board.rows() - row), row(row - 1), Content.OWN, kind, false);
        }
        if (!tokens.cellComes(board)) {
            tokens.cell(board);
        }
        BoardCells cells = BoardCells.NONE;
        String between = "";
        while (tokens.cellComes(board)) {
            int cell = tokens.cell(board);
            cells = cells.with(cell);
            text.append(between).append(board.name(cell));
            between = " ";
            tokens.takes("or");
        }
        return new Test.Reach(cells, cells, Content.OWN, kind, false);
    }

    /** The cells of a row, from the top. */
    private BoardCells row(int row) {
        BoardCells cells = BoardCells.NONE;
        for (int cell = 0; cell < board.size(); cell++) {
            cells = board.spot(cell).row() == row ? cells.with(cell) : cells;
        }
        return cells;
    }
}

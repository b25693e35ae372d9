package org.zermelo.notation.rules;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.Player;

/** Reads what ends a play: {@code line of 4}, {@code reach last row}, {@code no other left}; with who it is for, and who wins. */
final class BoardEnds {

    private static final List<String> TESTS = List.of("line-of", "reach", "none");

    private final BoardTokens tokens;
    private final Board board;
    private final StringBuilder text = new StringBuilder(BoardWords.written("end"));

    BoardEnds(BoardTokens tokens, Board board) {
        this.tokens = tokens;
        this.board = board;
    }

    /** What was read, in the notation. */
    String text() {
        return text.toString();
    }

    void read(List<EndClause> ends) {
        boolean more = true;
        while (more) {
            text.append(text.length() == BoardWords.written("end").length() ? " " : ", ");
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
        Test test = test();
        Verdict verdict = BoardParser.verdict(tokens).orElse(Verdict.WINS);
        text.append(verdict == Verdict.WINS ? "" : " " + BoardParser.written(verdict));
        return new EndClause(who, test, verdict);
    }

    private Test test() {
        if (tokens.takes("line-of")) {
            return line();
        }
        if (tokens.takes("reach")) {
            text.append(BoardWords.written("reach")).append(' ');
            return cells();
        }
        if (!tokens.takes("none")) {
            throw tokens.unknown(TESTS);
        }
        Content piece = piece(List.of("own", "other", "neutral"));
        if (!tokens.takes("remaining")) {
            throw tokens.unknown(List.of("remaining"));
        }
        String whose = BoardWords.written(piece == Content.OWN ? "own" : piece == Content.OTHER ? "other" : "neutral");
        text.append(BoardWords.written("none")).append(' ').append(whose);
        text.append(' ').append(BoardWords.written("remaining"));
        return new Test.Gone(piece);
    }

    private Test line() {
        Token place = tokens.peek();
        int length = tokens.number("notation.line", 1, Board.MOST_CELLS);
        if (board.lines(length).length == 0) {
            throw tokens.error(place, "board.no-line", "seen", length);
        }
        text.append(BoardWords.written("line-of")).append(' ').append(length);
        boolean neutral = tokens.takeSymbol("*") || tokens.takes("neutral");
        text.append(neutral ? " *" : "");
        return new Test.Line(length, neutral ? Content.NEUTRAL : Content.OWN);
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

    private Test cells() {
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
            return new Test.Reach(row(board.rows() - row), row(row - 1));
        }
        if (!tokens.cellComes(board)) {
            tokens.cell(board);
        }
        long cells = 0;
        String between = "";
        while (tokens.cellComes(board)) {
            int cell = tokens.cell(board);
            cells |= 1L << cell;
            text.append(between).append(board.name(cell));
            between = " ";
            tokens.takes("or");
        }
        return new Test.Reach(cells, cells);
    }

    /** The cells of a row, from the top. */
    private long row(int row) {
        long cells = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            cells |= board.spot(cell).row() == row ? 1L << cell : 0;
        }
        return cells;
    }
}

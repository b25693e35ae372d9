package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Customs.Score;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.notation.rules.Token.Kind;

/** Reads what rules say beside moves and ends: kinds of pieces, promotion, mills, what counts. */
final class BoardCustoms {

    private static final List<String> SCORES = List.of("score-pieces", "score-captures");

    private final BoardTokens tokens;
    private int promoted = Customs.NOTHING;
    private Test.Reach promotes = new Test.Reach(0, 0, PieceKinds.ANY);
    private int mill = Customs.NOTHING;
    private Score score = Score.NOTHING;
    private boolean passes;
    private final StringBuilder text = new StringBuilder();

    BoardCustoms(BoardTokens tokens) {
        this.tokens = tokens;
    }

    /** Finds the kinds of pieces, which all other sections may name. */
    void readKinds() {
        boolean found = false;
        while (!found && !tokens.done()) {
            boolean begins = tokens.peek().newLine() || tokens.takeSymbol(";") || tokens.mark() == 0;
            if (begins && tokens.takes("pieces")) {
                tokens.takeSymbol(":");
                kinds();
                found = true;
            } else if (!tokens.done()) {
                tokens.skip();
            }
        }
    }

    private void kinds() {
        List<PieceKinds.Kind> kinds = new ArrayList<>();
        StringBuilder signs = new StringBuilder(".*");
        do {
            Token place = tokens.peek();
            String name = tokens.name();
            if (kinds.stream().anyMatch(kind -> kind.name().equals(name)) || kinds.size() == PieceKinds.MOST) {
                throw tokens.error(place, "board.kind-twice", "seen", name, "most", PieceKinds.MOST);
            }
            kinds.add(new PieceKinds.Kind(name, sign(signs), sign(signs)));
        } while (tokens.takeSymbol(","));
        if (kinds.get(0).left() != 'x' || kinds.get(0).right() != 'o') {
            throw tokens.error("board.first-kind");
        }
        tokens.know(PieceKinds.of(kinds));
    }

    private char sign(StringBuilder taken) {
        Token sign = tokens.peek();
        boolean letter = sign.kind() == Kind.NAME && sign.text().matches("[a-zA-Z]");
        if (!letter || taken.indexOf(sign.text()) >= 0) {
            throw tokens.error("board.kind-sign", "seen", sign.text());
        }
        tokens.skip();
        taken.append(sign.text());
        return sign.text().charAt(0);
    }

    /** Reads {@code king on last row}. */
    void promotion(Board board) {
        Token place = tokens.peek();
        String name = tokens.name();
        promoted = tokens.kinds().named(name);
        if (promoted < 1) {
            throw tokens.error(place, "board.no-kind", "seen", name);
        }
        if (!tokens.takes("on")) {
            throw tokens.unknown(List.of("on"));
        }
        BoardEnds cells = new BoardEnds(tokens, board);
        promotes = cells.cells(PieceKinds.ANY);
        add("promotion", " " + name + " " + BoardWords.written("on") + " " + cells.written());
    }

    void mill(Board board) {
        Token place = tokens.peek();
        mill = tokens.number("notation.line", 2, Board.MOST_CELLS);
        if (board.lines(mill).length == 0) {
            throw tokens.error(place, "board.no-line", "seen", mill);
        }
        add("mill", " " + mill);
    }

    void score() {
        for (String word : SCORES) {
            if (tokens.takes(word)) {
                score = word.equals(SCORES.get(0)) ? Score.PIECES : Score.CAPTURES;
                add("score", " " + BoardWords.written(word));
                return;
            }
        }
        throw tokens.unknown(SCORES);
    }

    /** Takes that a player who is stuck passes, if that is what comes. */
    boolean passes() {
        passes = tokens.takes("passes");
        return passes;
    }

    private void add(String word, String behind) {
        text.append("; ").append(BoardWords.written(word)).append(behind);
    }

    /** What was read, in the notation, but the kinds. */
    String text() {
        return text + (passes ? "; " + BoardWords.written("stuck") + " " + BoardWords.written("passes") : "");
    }

    Customs customs() {
        return new Customs(tokens.kinds(), promoted, promotes.left(), promotes.right(), mill, score, passes);
    }
}

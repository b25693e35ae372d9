package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.model.AnotherTurn;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoxSides;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Customs.Passing;
import org.zermelo.boards.model.Customs.Score;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.Hands;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.model.Stacks;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;

/** Reads what rules say beside moves and ends: kinds of pieces, promotion, mills, what counts. */
final class BoardCustoms {

    private static final List<String> SCORES = List.of("score-pieces", "score-captures", "score-boxes");

    private static final List<String> EARNING = List.of("box", "a-capture", "line-of");

    private final BoardTokens tokens;
    private int promoted = Customs.NOTHING;
    private Test.Reach promotes = new Test.Reach(BoardCells.NONE, BoardCells.NONE, Content.OWN, PieceKinds.ANY, false);
    private Passing passing = Passing.STOPS;
    private int royal = Customs.NOTHING;
    private int mill = Customs.NOTHING;
    private Score score = Score.NOTHING;
    private boolean passes;
    private @Nullable Token boxesNeeded;
    private final List<BoardCells> boxes = new ArrayList<>();
    private AnotherTurn another = AnotherTurn.NEVER;
    private final StringBuilder text = new StringBuilder();

    BoardCustoms(BoardTokens tokens) {
        this.tokens = tokens;
    }

    /** Finds the kinds of pieces, which all other sections may name, and whether they may cover each other. */
    void readKinds() {
        int mark = tokens.mark();
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
        tokens.back(mark);
        while (!tokens.done()) {
            Token place = tokens.peek();
            if (tokens.takes("covering")) {
                int kinds = tokens.kinds().kinds().size();
                if (kinds < 2 || kinds > Stacks.MOST_KINDS) {
                    throw tokens.error(place, "board.covering-kinds", "seen", kinds, "most", Stacks.MOST_KINDS);
                }
                tokens.know(tokens.kinds().covering());
                return;
            }
            tokens.skip();
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

    /** The kind that a piece of the first kind becomes; {@link Customs#NOTHING} where there is no such thing. */
    int promoted() {
        return promoted;
    }

    /** Reads {@code king on last row at end of move}. */
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
        String behind = "";
        for (Passing each : List.of(Passing.WAITS, Passing.GOES_ON)) {
            String word = each == Passing.WAITS ? "at-end-of-move" : "going-on";
            if (passing == Passing.STOPS && tokens.takes(word)) {
                passing = each;
                behind = " " + BoardWords.written(word);
            }
        }
        add("promotion", " " + name + " " + BoardWords.written("on") + " " + cells.written() + behind);
    }

    /** Reads {@code king}: the kind that may not be left where it could be taken. */
    void royal() {
        String name = tokens.peek().text();
        royal = tokens.sectionEnds() ? -1 : tokens.kinds().named(name);
        if (royal < 0) {
            throw tokens.error("board.no-royal", "seen", tokens.sectionEnds() ? "" : Tokens.shown(tokens.peek()));
        }
        tokens.skip();
        add("royal", " " + name);
    }

    void mill(Board board) {
        Token place = tokens.peek();
        mill = tokens.number("notation.line", 2, Board.MOST_CELLS);
        if (board.lines(mill).isEmpty()) {
            throw tokens.error(place, "board.no-line", "seen", mill);
        }
        add("mill", " " + mill);
    }

    void score() {
        Token place = tokens.peek();
        for (int i = 0; i < SCORES.size(); i++) {
            if (tokens.takes(SCORES.get(i))) {
                score = Score.values()[i + 1];
                boxesNeeded = score == Score.BOXES ? place : boxesNeeded;
                add("score", " " + BoardWords.written(SCORES.get(i)));
                return;
            }
        }
        throw tokens.unknown(SCORES);
    }

    /** Reads {@code a1 b1, b1 c1}: the cells of each box. */
    void boxes(Board board) {
        StringBuilder written = new StringBuilder();
        do {
            BoardCells box = BoardCells.of(tokens.cell(board));
            while (tokens.cellComes(board)) {
                box = box.with(tokens.cell(board));
            }
            boxes.add(box);
            written.append(written.isEmpty() ? "" : ",");
            box.numbers().forEach(cell -> written.append(' ').append(board.name(cell)));
        } while (tokens.takeSymbol(","));
        add("boxes", written.toString());
    }

    /** Reads {@code box or capture or line of 3}: what earns another turn. */
    void again(Board board) {
        StringBuilder written = new StringBuilder();
        do {
            written.append(written.isEmpty() ? " " : " " + BoardWords.written("or") + " ");
            Token place = tokens.peek();
            String word = EARNING.stream().filter(tokens::takes).findFirst().orElseThrow(() -> tokens.unknown(EARNING));
            int line = another.line();
            if (word.equals("box")) {
                boxesNeeded = place;
            } else if (word.equals("line-of")) {
                place = tokens.peek();
                line = tokens.number("notation.line", 1, Board.MOST_CELLS);
                if (board.lines(line).isEmpty()) {
                    throw tokens.error(place, "board.no-line", "seen", line);
                }
            }
            another = new AnotherTurn(
                    another.boxes() || word.equals("box"), another.captures() || word.equals("a-capture"), line);
            written.append(BoardWords.written(word)).append(word.equals("line-of") ? " " + line : "");
        } while (tokens.takes("or") || tokens.takeSymbol(","));
        add("again", written.toString());
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

    /**
     * All of it.
     *
     * @throws org.zermelo.notation.text.NotationException when boxes count and the board has none
     */
    Customs customs(Board board, Hands hands) {
        List<BoardCells> found = boxesNeeded == null ? List.of() : boxes.isEmpty() ? BoxSides.boxes(board) : boxes;
        if (boxesNeeded != null && found.isEmpty()) {
            throw tokens.error(boxesNeeded, "board.no-boxes", "seen", boxesNeeded.text());
        }
        return new Customs(
                tokens.kinds(),
                new Customs.Promotion(promoted, promotes.left(), promotes.right(), passing),
                mill,
                score,
                passes,
                found,
                another,
                hands,
                royal);
    }
}

package org.zermelo.notation.boards;

import java.util.List;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.Polyomino;

/** Reads the shape as which pieces are laid: rows of x and points with slashes between, {@code xxx/x..}. */
final class ShapeWords {

    private final BoardTokens tokens;
    private final Board board;
    private List<BoardCells> places = List.of();
    private String written = "";

    ShapeWords(BoardTokens tokens, Board board) {
        this.tokens = tokens;
        this.board = board;
    }

    /** Takes signs without blanks between. */
    void take() {
        int from = tokens.peek().offset();
        int to = from;
        StringBuilder signs = new StringBuilder();
        while (!tokens.clauseEnds() && tokens.peek().offset() == to) {
            signs.append(tokens.peek().text());
            to += tokens.peek().length();
            tokens.skip();
        }
        List<String> rows = List.of(signs.toString().split("/", -1));
        Polyomino shape = Polyomino.drawn(rows);
        boolean drawn = signs.toString().matches("[x./]*")
                && rows.stream().mapToInt(String::length).distinct().count() == 1;
        places = shape.places(board);
        String wrong = !drawn || shape.size() < 2
                ? "board.no-shape"
                : !shape.isConnected()
                        ? "board.shape-apart"
                        : places.isEmpty()
                                ? "board.shape-nowhere"
                                : tokens.kinds().kinds().size() > 1 ? "board.shape-of-kinds" : "";
        if (!wrong.isEmpty()) {
            throw tokens.error(from, Math.max(1, to - from), wrong, "seen", signs.toString());
        }
        written = " " + shape;
    }

    /** The motion. */
    Movement.Lay movement() {
        return new Movement.Lay(
                places.stream()
                        .map(place -> String.join(
                                "+", place.numbers().mapToObj(board::name).toList()))
                        .toList(),
                places);
    }

    /** What was read, in the notation. */
    String written() {
        return written;
    }
}

package org.zermelo.notation.boards;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Board.Form;
import org.zermelo.boards.model.Board.Spot;
import org.zermelo.boards.model.BoxSides;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.notation.tokens.Token;

/** Reads the board: {@code board 3 x 4}, {@code torus 3 x 4}, {@code hex 3}, {@code strip 9}, or {@code points} and {@code lines}. */
final class BoardShape {

    private static final List<String> SHAPES = List.of("board", "cylinder", "torus", "hex", "strip", "edges", "points");

    /** Hexagons of a side of seven have 127 cells. */
    private static final int MOST_SIDE = 7;

    private final BoardTokens tokens;
    private final StartDiagram diagram;
    private final boolean bare;
    private final BoardPoints points;
    private String text = "";

    /**
     * A reader.
     *
     * @param bare whether the size comes first, without a word
     */
    BoardShape(BoardTokens tokens, StartDiagram diagram, boolean bare) {
        this.tokens = tokens;
        this.diagram = diagram;
        this.bare = bare;
        this.points = new BoardPoints(tokens);
    }

    boolean bare() {
        return bare;
    }

    /** The board in the notation. */
    String text() {
        return text.isEmpty() ? points.text() : text;
    }

    Board read() {
        if (bare) {
            return rectangle(Form.RECTANGLE);
        }
        Token first = tokens.peek();
        Optional<Board> board = Optional.empty();
        while (board.isEmpty() && !tokens.done()) {
            boolean begins = tokens.peek().newLine() || tokens.takeSymbol(";") || tokens.mark() == 0;
            Optional<String> shape =
                    begins ? SHAPES.stream().filter(tokens::takes).findFirst() : Optional.empty();
            if (shape.isPresent()) {
                tokens.takeSymbol(":");
                board = Optional.of(
                        switch (shape.get()) {
                            case "board" -> rectangle(Form.RECTANGLE);
                            case "cylinder" -> rectangle(Form.CYLINDER);
                            case "torus" -> rectangle(Form.TORUS);
                            case "hex" -> hexagons();
                            case "strip" -> strip();
                            case "edges" -> edges();
                            default -> points.read();
                        });
            } else if (!tokens.done()) {
                tokens.skip();
            }
        }
        return board.orElseThrow(() -> tokens.error(first, "board.no-board"));
    }

    private Board strip() {
        return made(Form.RECTANGLE, 1, tokens.number("notation.columns", 1, Board.MOST_COLUMNS), "");
    }

    /** The sides of boxes. */
    private Board edges() {
        Token place = tokens.peek();
        int rows = tokens.number("notation.rows", 1, Board.MOST_CELLS);
        int columns = tokens.columns((Board.MOST_COLUMNS - 1) / 2);
        int sides = rows * (columns + 1) + columns * (rows + 1);
        if (sides > Board.MOST_CELLS) {
            throw tokens.error(
                    place, "board.too-many-sides", "rows", rows, "columns", columns, "most", Board.MOST_CELLS);
        }
        text = BoardWords.written("edges") + " " + rows + "x" + columns;
        Board board = BoxSides.board(rows, columns, BoardParser.holes(diagram));
        if (board.size() == 0) {
            throw tokens.error("board.no-cells");
        }
        return board;
    }

    private Board rectangle(Form form) {
        Token place = tokens.peek();
        int rows = tokens.number("notation.rows", 1, Board.MOST_CELLS);
        int columns = tokens.columns(Board.MOST_COLUMNS);
        check(place, rows, columns);
        String word =
                form == Form.RECTANGLE ? "" : BoardWords.written(form.name().toLowerCase(Locale.ROOT)) + " ";
        return made(form, rows, columns, word);
    }

    /** A hexagon of hexagons by its side, or a rhombus of them by its rows and columns. */
    private Board hexagons() {
        Token place = tokens.peek();
        int first = tokens.number("notation.side", 1, Board.MOST_CELLS);
        if (tokens.signComes()) {
            int columns = tokens.columns(Board.MOST_COLUMNS);
            check(place, first, columns);
            return made(Form.HEXAGONS, first, columns, BoardWords.written("hex") + " ");
        }
        if (first > MOST_SIDE) {
            throw tokens.error(place, "board.side-too-large", "seen", first, "most", MOST_SIDE);
        }
        Set<Spot> holes = new LinkedHashSet<>(Board.besideHexagon(first));
        for (Spot hole : BoardParser.holes(diagram)) {
            // a row may be drawn without the places beside the hexagon
            boolean whole = PieceKinds.cells(diagram.rows().get(hole.row())).size() == 2 * first - 1;
            int beside = whole ? 0 : Math.max(0, first - 1 - hole.row());
            holes.add(new Spot(hole.row(), hole.column() + beside));
        }
        text = BoardWords.written("hex") + " " + first;
        return filled(Form.HEXAGONS, 2 * first - 1, 2 * first - 1, List.copyOf(holes));
    }

    private void check(Token place, int rows, int columns) {
        if (rows * columns - holes(BoardParser.holes(diagram), rows, columns) > Board.MOST_CELLS) {
            throw tokens.error(place, "board.too-large", "rows", rows, "columns", columns, "most", Board.MOST_CELLS);
        }
    }

    /** How many holes lie on a rectangle; a drawing of another size is refused elsewhere. */
    private static long holes(List<Spot> holes, int rows, int columns) {
        return holes.stream()
                .filter(hole -> hole.row() < rows && hole.column() < columns)
                .count();
    }

    private Board made(Form form, int rows, int columns, String word) {
        text = word + rows + "x" + columns;
        return filled(form, rows, columns, BoardParser.holes(diagram));
    }

    private Board filled(Form form, int rows, int columns, List<Spot> holes) {
        if (holes(holes, rows, columns) >= (long) rows * columns) {
            throw tokens.error("board.no-cells");
        }
        return Board.cells(form, rows, columns, holes);
    }
}

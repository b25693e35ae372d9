package org.zermelo.notation.boards;

import java.util.List;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.PieceKinds;

/** Puts a drawing onto the board that it must fit. */
final class DrawnStart {

    private final BoardTokens tokens;
    private final StartDiagram diagram;

    DrawnStart(BoardTokens tokens, StartDiagram diagram) {
        this.tokens = tokens;
        this.diagram = diagram;
    }

    void onto(Board board, StringBuilder cells) {
        int rows = diagram.rows().size();
        if (rows != board.rows()) {
            int last = Math.min(rows, board.rows()) - 1;
            throw wrong(last, "board.rows", rows, board.rows());
        }
        for (int row = 0; row < rows; row++) {
            List<String> line = PieceKinds.cells(whole(board, row));
            if (line.size() != board.columns()) {
                throw wrong(row, "board.columns", line.size(), board.columns());
            }
            for (int column = 0; column < line.size(); column++) {
                int cell = board.cellAt(row, column);
                char drawn = tokens.kinds().read(line.get(column));
                boolean known = tokens.kinds().signs().indexOf(drawn) >= 0;
                char sign = known ? drawn : Character.toLowerCase(drawn);
                int value = tokens.kinds().signs().indexOf(sign);
                if (line.get(column).length() > 1 && value < 0) {
                    throw tokens.error(
                            diagram.offsets().get(row),
                            Math.max(1, diagram.rows().get(row).length()),
                            "board.no-pile",
                            "seen",
                            line.get(column));
                }
                if ((cell < 0) != (value < 0)) {
                    throw wrong(row, "board.no-such-place", column + 1, Board.name(new Board.Spot(row, column)));
                }
                if (cell >= 0) {
                    cells.setCharAt(cell, sign);
                }
            }
        }
    }

    /** A row; one of hexagons may be drawn without the places beside the board. */
    private String whole(Board board, int row) {
        String line = diagram.rows().get(row);
        int side = (board.columns() + 1) / 2;
        int beside = Math.abs(side - 1 - row);
        boolean hexagon = board.form() == Board.Form.HEXAGONS
                && board.isHexagon()
                && PieceKinds.cells(line).size() == board.columns() - beside;
        if (!hexagon || beside == 0) {
            return line;
        }
        return row < side - 1 ? "#".repeat(beside) + line : line + "#".repeat(beside);
    }

    private RuntimeException wrong(int row, String key, int seen, Object expected) {
        String line = diagram.rows().get(row);
        return tokens.error(
                diagram.offsets().get(row), Math.max(1, line.length()), key, "seen", seen, "expected", expected);
    }
}

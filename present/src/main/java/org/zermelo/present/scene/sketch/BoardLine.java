package org.zermelo.present.scene.sketch;

import java.util.List;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Board.Form;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/** Finds the line that has ended a board game in words. */
final class BoardLine {

    private BoardLine() {}

    /**
     * The cells of the first full line, from end to end; none where there is none, or where lines go on at other edges.
     *
     * @param cells the sign of the piece that is seen on each cell
     */
    static List<Integer> of(BoardGame game, String cells) {
        Board board = game.declared().board();
        if (board.form() == Form.TORUS || board.form() == Form.CYLINDER) {
            return List.of();
        }
        for (EndClause end : game.declared().ends()) {
            if (end.test() instanceof Test.Line line) {
                for (BoardCells set : board.lines(line.length())) {
                    List<Integer> found = set.numbers().boxed().toList();
                    PieceKinds kinds = game.declared().customs().kinds();
                    List<Content> seen = found.stream()
                            .map(cell -> Content.of(kinds.value(cells.charAt(cell)), Player.LEFT))
                            .distinct()
                            .toList();
                    if (seen.size() == 1 && seen.get(0) != Content.EMPTY) {
                        return found;
                    }
                }
            }
        }
        return List.of();
    }
}

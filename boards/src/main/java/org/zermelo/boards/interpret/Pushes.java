package org.zermelo.boards.interpret;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/** The pushes of one cell of the edge. */
final class Pushes {

    private Pushes() {}

    /**
     * A push.
     *
     * @param to where the piece comes in
     * @param after what stands on the cells then
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Pushed(int to, int[] after) {}

    /** Those of a cell: none where it is no edge, or bears a piece that is not the mover's. */
    static List<Pushed> of(BoardRules rules, int[] on, int from, Player mover) {
        Board board = rules.board();
        int row = board.spot(from).row();
        int column = board.spot(from).column();
        int lastRow = board.rows() - 1;
        int lastColumn = board.columns() - 1;
        boolean edge = row == 0 || row == lastRow || column == 0 || column == lastColumn;
        Content seen = Content.of(on[from], mover);
        List<Pushed> found = new ArrayList<>();
        if (!edge || seen == Content.OTHER || seen == Content.NEUTRAL) {
            return found;
        }
        for (int[] end : new int[][] {{row, 0}, {row, lastColumn}, {0, column}, {lastRow, column}}) {
            int to = board.cellAt(end[0], end[1]);
            if (to >= 0 && to != from) {
                int[] after = pushed(board, on, from, to);
                after[to] = PieceKinds.value(0, mover);
                found.add(new Pushed(to, after));
            }
        }
        return found;
    }

    /** What stands from where the piece comes in to the gap goes one on. */
    private static int[] pushed(Board board, int[] on, int from, int to) {
        int row = board.spot(from).row();
        int column = board.spot(from).column();
        int down = Integer.signum(row - board.spot(to).row());
        int right = Integer.signum(column - board.spot(to).column());
        int[] after = on.clone();
        for (int at = from; at != to; ) {
            row -= down;
            column -= right;
            int behind = board.cellAt(row, column);
            after[at] = on[behind];
            at = behind;
        }
        return after;
    }
}

package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.EndlessRules;

/**
 * Fox and Geese: Left's geese step diagonally down, Right's fox diagonally in any direction, onto empty cells (Winning Ways, chapter
 * 20). Once the fox is past the geese it has moves for ever.
 */
record FoxRules(CellPosition start) implements GridRules, EndlessRules<CellPosition, GridMove> {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        List<GridMove> moves = new ArrayList<>();
        long mine = mover == Player.LEFT ? at.left() : at.right();
        for (int down = mover == Player.LEFT ? 1 : -1; down <= 1; down += 2) {
            for (int right = -1; right <= 1; right += 2) {
                long landing = at.step(at.step(mine, down, 0), 0, right) & at.free();
                add(moves, at, mover, landing, down * at.columns() + right);
            }
        }
        return moves;
    }

    private static void add(List<GridMove> moves, CellPosition at, Player mover, long landing, int length) {
        for (long rest = landing; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            long both = 1L << (to - length) | 1L << to;
            CellPosition after = mover == Player.LEFT
                    ? new CellPosition(at.rows(), at.columns(), at.left() ^ both, at.right(), 0)
                    : new CellPosition(at.rows(), at.columns(), at.left(), at.right() ^ both, 0);
            moves.add(new GridMove(at, after, to - length, '-', to, -1));
        }
    }

    /** The fox stands in a row with no goose above it, and can step up: no goose will ever come there. */
    @Override
    public boolean isOff(CellPosition at) {
        int row = Long.numberOfTrailingZeros(at.right()) / at.columns();
        long above = (1L << (row * at.columns())) - 1;
        return row > 0 && at.columns() > 1 && (at.left() & above) == 0;
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return List.of(at);
    }

    @Override
    public GridRules at(CellPosition position) {
        return new FoxRules(position);
    }

    @Override
    public String toString() {
        return "fox-and-geese(" + start.text("xo?.") + ")";
    }
}

package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;

/**
 * Clobber: a stone takes the place of an adjacent one of the opponent (Albert, Grossman, Nowakowski and Wolfe 2005). In Hot Clobber it
 * may take its own side's, too; in Kings it moves diagonally as well.
 *
 * @param own whether a stone may take its own side's
 * @param diagonal whether it moves diagonally, too
 */
record ClobberRules(String name, CellPosition start, boolean own, boolean diagonal) implements GridRules {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        long mine = mover == Player.LEFT ? at.left() : at.right();
        long targets = own ? at.left() | at.right() : mover == Player.LEFT ? at.right() : at.left();
        List<GridMove> moves = new ArrayList<>();
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                boolean straight = down == 0 || right == 0;
                if ((down != 0 || right != 0) && (straight || diagonal)) {
                    long landing = at.step(mine, down, right) & targets;
                    for (long rest = landing; rest != 0; rest &= rest - 1) {
                        int to = Long.numberOfTrailingZeros(rest);
                        moves.add(move(at, mover, to - down * at.columns() - right, to));
                    }
                }
            }
        }
        return moves;
    }

    private static GridMove move(CellPosition at, Player mover, int from, int to) {
        long both = 1L << from | 1L << to;
        long left = at.left() & ~both;
        long right = at.right() & ~both;
        CellPosition after = mover == Player.LEFT
                ? new CellPosition(at.rows(), at.columns(), left | 1L << to, right, at.other())
                : new CellPosition(at.rows(), at.columns(), left, right | 1L << to, at.other());
        return new GridMove(at, after, from, 'x', to, -1);
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return at.parts(
                at.left() | at.right(), diagonal, region -> lively(at, region), region -> at.cut(region, false, true));
    }

    private boolean lively(CellPosition at, long region) {
        return own ? Long.bitCount(region) > 1 : (at.left() & region) != 0 && (at.right() & region) != 0;
    }

    @Override
    public CellPosition opposite(CellPosition part) {
        return part.recolored(true);
    }

    @Override
    public long level(CellPosition part) {
        return Long.bitCount(part.left() | part.right());
    }

    @Override
    public GridRules at(CellPosition position) {
        return new ClobberRules(name, position, own, diagonal);
    }

    @Override
    public String toString() {
        return name + "(" + start.text("xo#.") + ")";
    }
}

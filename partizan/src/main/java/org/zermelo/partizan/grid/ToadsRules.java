package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;

/**
 * Toads and Frogs on a strip: Left's toads go right, Right's frogs go left, a step onto an empty cell or a leap over one of the
 * others onto it (Winning Ways, chapter 1). Elephants and Rhinos do not leap.
 */
record ToadsRules(String name, CellPosition start, boolean leaps) implements GridRules {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        int way = mover == Player.LEFT ? 1 : -1;
        long mine = mover == Player.LEFT ? at.left() : at.right();
        long others = mover == Player.LEFT ? at.right() : at.left();
        List<GridMove> moves = new ArrayList<>();
        add(moves, at, mover, at.step(mine, 0, way) & at.free(), way);
        if (leaps) {
            long over = at.step(mine, 0, way) & others;
            add(moves, at, mover, at.step(over, 0, way) & at.free(), 2 * way);
        }
        return moves;
    }

    /** Adds the moves that end on these cells. */
    static void add(List<GridMove> moves, CellPosition at, Player mover, long landing, int length) {
        for (long rest = landing; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            int from = to - length;
            long both = 1L << from | 1L << to;
            CellPosition after = mover == Player.LEFT
                    ? new CellPosition(1, at.columns(), at.left() ^ both, at.right(), 0)
                    : new CellPosition(1, at.columns(), at.left(), at.right() ^ both, 0);
            moves.add(new GridMove(at, after, from, '-', to, -1));
        }
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return at.free() == 0 || at.free() == at.all() ? List.of() : List.of(at);
    }

    @Override
    public String signs() {
        return "tf#.";
    }

    @Override
    public GridRules at(CellPosition position) {
        return new ToadsRules(name, position, leaps);
    }

    @Override
    public String toString() {
        return name + "(" + start.text("tf?.") + ")";
    }
}

package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.PositionPicture;

/**
 * Shove and Push on a strip: a player chooses one of their pieces. In Shove it goes one cell to the left with every piece to its left;
 * in Push only with those that stand in its way. Pieces go off the left end (Albert, Nowakowski and Wolfe, Lessons in Play, 2007).
 */
record ShoveRules(String name, CellPosition start, boolean gaps) implements GridRules {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        List<GridMove> moves = new ArrayList<>();
        for (long rest = mover == Player.LEFT ? at.left() : at.right(); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long moved = gaps ? -1L >>> (Long.SIZE - 1 - from) : pushed(at, from);
            CellPosition after =
                    new CellPosition(1, at.columns(), shifted(at.left(), moved), shifted(at.right(), moved), 0);
            moves.add(new GridMove(at, after, from, '-', Math.max(0, from - 1), -1));
        }
        return moves;
    }

    /** The cells from the first piece that is pushed to the one that pushes. */
    private static long pushed(CellPosition at, int from) {
        int first = from;
        while (first > 0 && (at.free() & 1L << (first - 1)) == 0) {
            first--;
        }
        return -1L >>> (Long.SIZE - 1 - from) & -1L << first;
    }

    private static long shifted(long pieces, long moved) {
        return pieces & ~moved | (pieces & moved) >>> 1;
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        long pieces = at.left() | at.right();
        if (pieces == 0) {
            return List.of();
        }
        int length = Long.SIZE - Long.numberOfLeadingZeros(pieces);
        return List.of(new CellPosition(1, length, at.left(), at.right(), 0));
    }

    @Override
    public List<PositionPicture.Place> places(CellPosition at, GridMove move) {
        return List.of(PositionPicture.Place.of(move.from()));
    }

    @Override
    public GridRules at(CellPosition position) {
        return new ShoveRules(name, position, gaps);
    }

    @Override
    public String toString() {
        return name + "(" + start.text("xo?.") + ")";
    }
}

package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;

/** Amazons: a queen moves as in chess and shoots an arrow as far from there, which blocks its cell (Zamkauskas 1988). */
record AmazonsRules(CellPosition start) implements GridRules {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        List<GridMove> moves = new ArrayList<>();
        long queens = mover == Player.LEFT ? at.left() : at.right();
        long free = at.free();
        for (long rest = queens; rest != 0; rest &= rest - 1) {
            long from = Long.lowestOneBit(rest);
            for (long to : reached(at, from, free)) {
                for (long arrow : reached(at, to, free | from)) {
                    moves.add(move(at, mover, from, to, arrow));
                }
            }
        }
        return moves;
    }

    private static GridMove move(CellPosition at, Player mover, long from, long to, long arrow) {
        long other = at.other() | arrow;
        CellPosition after = mover == Player.LEFT
                ? new CellPosition(at.rows(), at.columns(), at.left() & ~from | to, at.right(), other)
                : new CellPosition(at.rows(), at.columns(), at.left(), at.right() & ~from | to, other);
        return new GridMove(
                at,
                after,
                Long.numberOfTrailingZeros(from),
                '-',
                Long.numberOfTrailingZeros(to),
                Long.numberOfTrailingZeros(arrow));
    }

    /** The cells that a queen reaches, one bit each. */
    private static List<Long> reached(CellPosition at, long from, long free) {
        List<Long> reached = new ArrayList<>();
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down != 0 || right != 0) {
                    long cell = at.step(from, down, right) & free;
                    while (cell != 0) {
                        reached.add(cell);
                        cell = at.step(cell, down, right) & free;
                    }
                }
            }
        }
        return reached;
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return at.parts(
                at.all() & ~at.other(),
                true,
                region -> ((at.left() | at.right()) & region) != 0 && (at.free() & region) != 0,
                region -> at.cut(region, true, true));
    }

    @Override
    public CellPosition opposite(CellPosition part) {
        return part.recolored(true);
    }

    @Override
    public long level(CellPosition part) {
        return Long.bitCount(part.free());
    }

    @Override
    public GridRules at(CellPosition position) {
        return new AmazonsRules(position);
    }

    @Override
    public String toString() {
        return "amazons(" + start.text("xo#.") + ")";
    }
}

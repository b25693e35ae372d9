package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;

/**
 * Konane: a stone jumps over an adjacent one of the opponent onto the empty cell behind it, and may go on in the same direction; what
 * it jumped over is taken (Berlekamp 1996; Chan and Tsai 2002).
 */
record KonaneRules(CellPosition start) implements GridRules {

    private static final int[][] WAYS = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        boolean left = mover == Player.LEFT;
        long others = left ? at.right() : at.left();
        List<GridMove> moves = new ArrayList<>();
        for (long rest = left ? at.left() : at.right(); rest != 0; rest &= rest - 1) {
            long from = Long.lowestOneBit(rest);
            for (int[] way : WAYS) {
                long to = from;
                long taken = 0;
                while (true) {
                    long over = at.step(to, way[0], way[1]) & others;
                    long landing = at.step(over, way[0], way[1]) & at.free();
                    if (landing == 0) {
                        break;
                    }
                    to = landing;
                    taken |= over;
                    moves.add(move(at, left, from, to, taken));
                }
            }
        }
        return moves;
    }

    private static GridMove move(CellPosition at, boolean left, long from, long to, long taken) {
        CellPosition after = left
                ? new CellPosition(at.rows(), at.columns(), at.left() ^ (from | to), at.right() & ~taken, at.other())
                : new CellPosition(at.rows(), at.columns(), at.left() & ~taken, at.right() ^ (from | to), at.other());
        int first = Long.numberOfTrailingZeros(from);
        return new GridMove(at, after, first, 'x', Long.numberOfTrailingZeros(to), -1);
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return undivided(at);
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
        return new KonaneRules(position);
    }

    @Override
    public String toString() {
        return "konane(" + start + ")";
    }
}

package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.PositionPicture;

/** NoGo: a stone is put on an empty cell so that every group of stones keeps an empty cell beside it (Mueller, Chou and others 2011). */
record NoGoRules(CellPosition start) implements GridRules {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        List<GridMove> moves = new ArrayList<>();
        for (long rest = at.free(); rest != 0; rest &= rest - 1) {
            long put = Long.lowestOneBit(rest);
            CellPosition after = mover == Player.LEFT
                    ? new CellPosition(at.rows(), at.columns(), at.left() | put, at.right(), at.other())
                    : new CellPosition(at.rows(), at.columns(), at.left(), at.right() | put, at.other());
            if (breathe(after, after.left()) && breathe(after, after.right())) {
                int cell = Long.numberOfTrailingZeros(put);
                moves.add(new GridMove(at, after, cell, '-', cell, -1));
            }
        }
        return moves;
    }

    /** Whether each group of these stones has an empty cell beside it: liberty spreads from there through stones. */
    static boolean breathe(CellPosition at, long stones) {
        long alive = at.spread(at.free(), false) & stones;
        long grown = at.spread(alive, false) & stones;
        while (grown != alive) {
            alive = grown;
            grown = at.spread(alive, false) & stones;
        }
        return alive == stones;
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return undivided(at);
    }

    @Override
    public List<PositionPicture.Place> places(CellPosition at, GridMove move) {
        return List.of(PositionPicture.Place.of(move.to()));
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
        return new NoGoRules(position);
    }

    @Override
    public String toString() {
        return "nogo(" + start + ")";
    }
}

package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.PositionPicture;

/** Domineering: Left lays dominoes upright on free cells, Right lying (Andersson; Winning Ways, chapter 5). */
record DomineeringRules(CellPosition start) implements GridRules {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        boolean upright = mover == Player.LEFT;
        long free = at.free();
        List<GridMove> moves = new ArrayList<>();
        for (long rest = free & at.step(free, upright ? -1 : 0, upright ? 0 : -1); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int to = from + (upright ? at.columns() : 1);
            long filled = at.other() | 1L << from | 1L << to;
            CellPosition after = new CellPosition(at.rows(), at.columns(), 0, 0, filled);
            moves.add(new GridMove(at, after, from, '-', to, -1));
        }
        return moves;
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return at.parts(at.free(), false, region -> Long.bitCount(region) > 1, region -> at.cut(region, true, false));
    }

    /**
     * A curve through the counts of whole boards of 2 to 5 rows with up to 32 cells, from which none of more than 20 cells is further
     * than by a factor of 2. A board with holes has far fewer parts.
     */
    @Override
    public double partsForeseen(CellPosition at) {
        if (at.free() != at.all()) {
            return 0;
        }
        double width = Math.min(at.rows(), at.columns());
        return Math.exp((0.62 - 0.6 / width) * at.rows() * at.columns() - 0.7 * width + 1.25);
    }

    @Override
    public List<PositionPicture.Place> places(CellPosition at, GridMove move) {
        return List.of(
                PositionPicture.Place.of(move.from(), move.to()), PositionPicture.Place.of(move.to(), move.from()));
    }

    @Override
    public CellPosition opposite(CellPosition part) {
        return part.turned();
    }

    @Override
    public long level(CellPosition part) {
        return Long.bitCount(part.free());
    }

    @Override
    public GridRules at(CellPosition position) {
        return new DomineeringRules(position);
    }

    @Override
    public String toString() {
        return "domineering(" + start.text("??#.") + ")";
    }
}

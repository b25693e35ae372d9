package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.PositionPicture;

/** Fission: Left replaces a stone by two, above and below it, Right by two beside it; both cells must be empty (Siegel 2013, I.1). */
record FissionRules(CellPosition start) implements GridRules {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        boolean upright = mover == Player.LEFT;
        int down = upright ? 1 : 0;
        int right = upright ? 0 : 1;
        long free = at.free();
        long stones = at.left();
        long able = stones & at.step(free, down, right) & at.step(free, -down, -right);
        List<GridMove> moves = new ArrayList<>();
        for (long rest = able; rest != 0; rest &= rest - 1) {
            long from = Long.lowestOneBit(rest);
            long before = at.step(from, -down, -right);
            long behind = at.step(from, down, right);
            CellPosition after =
                    new CellPosition(at.rows(), at.columns(), stones & ~from | before | behind, 0, at.other());
            moves.add(new GridMove(
                    at,
                    after,
                    Long.numberOfTrailingZeros(from),
                    '-',
                    Long.numberOfTrailingZeros(before),
                    Long.numberOfTrailingZeros(behind)));
        }
        return moves;
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return at.parts(
                at.all() & ~at.other(),
                false,
                region -> (at.left() & region) != 0 && Long.bitCount(region) > 2,
                region -> at.cut(region, true, false));
    }

    @Override
    public List<PositionPicture.Place> places(CellPosition at, GridMove move) {
        return List.of(PositionPicture.Place.of(move.from()));
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
        return new FissionRules(position);
    }

    @Override
    public String toString() {
        return "fission(" + start.text("x?#.") + ")";
    }
}

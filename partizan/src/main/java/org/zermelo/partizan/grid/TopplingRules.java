package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

/**
 * Toppling Dominoes: a row of dominoes, Left's, Right's, and some of both. A player topples one of theirs with all to its left, or
 * all to its right (Fink, Nowakowski, Siegel and Wolfe 2015). A row without dominoes is written as one empty cell.
 */
record TopplingRules(CellPosition start) implements GridRules {

    private static final CellPosition NONE = new CellPosition(1, 1, 0, 0, 0);

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        int last = at.columns() - 1;
        List<GridMove> moves = new ArrayList<>();
        long mine = (mover == Player.LEFT ? at.left() : at.right()) | at.other();
        for (long rest = mine; rest != 0; rest &= rest - 1) {
            int domino = Long.numberOfTrailingZeros(rest);
            moves.add(new GridMove(at, row(at, domino + 1, last), domino, '<', 0, -1));
            moves.add(new GridMove(at, row(at, 0, domino - 1), domino, '>', last, -1));
        }
        return moves;
    }

    private static CellPosition row(CellPosition at, int first, int last) {
        int length = last - first + 1;
        if (length == 0) {
            return NONE;
        }
        long window = -1L >>> (Long.SIZE - length);
        return new CellPosition(
                1, length, at.left() >>> first & window, at.right() >>> first & window, at.other() >>> first & window);
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return at.equals(NONE) ? List.of() : List.of(at.cut(at.all(), false, false));
    }

    @Override
    public String signs() {
        return "lre.";
    }

    @Override
    public List<PositionPicture.Place> places(CellPosition at, GridMove move) {
        return List.of(PositionPicture.Place.of(move.from()));
    }

    @Override
    public Optional<DecomposingRules<CellPosition, GridMove>> from(CellPosition position) {
        return position.equals(NONE) ? Optional.empty() : Optional.of(at(position));
    }

    @Override
    public GridRules at(CellPosition position) {
        return new TopplingRules(position);
    }

    @Override
    public String toString() {
        return "toppling-dominoes(" + start.text("lre.") + ")";
    }
}

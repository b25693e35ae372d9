package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.EndlessRules;

/** Toads and Frogs in which a piece may also step back one cell, so that play may come back (Siegel, Games of No Chance 3). */
record BackslidingRules(CellPosition start) implements GridRules, EndlessRules<CellPosition, GridMove> {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        int way = mover == Player.LEFT ? 1 : -1;
        long mine = mover == Player.LEFT ? at.left() : at.right();
        List<GridMove> moves = new ArrayList<>(new ToadsRules("", at, true).moves(at, mover));
        ToadsRules.add(moves, at, mover, at.step(mine, 0, -way) & at.free(), -way);
        return moves;
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        return List.of(at);
    }

    @Override
    public String signs() {
        return "tf#.";
    }

    @Override
    public GridRules at(CellPosition position) {
        return new BackslidingRules(position);
    }

    @Override
    public String toString() {
        return "backsliding-toads-and-frogs(" + start.text("tf?.") + ")";
    }
}

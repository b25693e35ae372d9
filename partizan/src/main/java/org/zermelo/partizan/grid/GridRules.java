package org.zermelo.partizan.grid;

import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;

/** Rules on a grid. A move carries the board after it. */
interface GridRules extends DecomposingRules<CellPosition, GridMove> {
    @Override
    default CellPosition play(CellPosition position, Player mover, GridMove move) {
        return move.after();
    }
}

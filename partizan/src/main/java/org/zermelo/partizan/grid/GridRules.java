package org.zermelo.partizan.grid;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

/** Rules on a grid. A move carries the board after it. */
interface GridRules extends DecomposingRules<CellPosition, GridMove> {
    @Override
    default CellPosition play(CellPosition position, Player mover, GridMove move) {
        return move.after();
    }

    /** The same rules with another start. */
    GridRules at(CellPosition position);

    @Override
    default Optional<DecomposingRules<CellPosition, GridMove>> from(CellPosition position) {
        return Optional.of(at(position));
    }

    @Override
    default long code(CellPosition part) {
        return part.code();
    }

    /** The signs of cells: Left's, Right's, others, and empty ones. */
    default String signs() {
        return "xo#.";
    }

    @Override
    default PositionPicture picture(CellPosition position) {
        return new PositionPicture.Cells(
                position.columns(), position.text(signs()).replace("|", ""));
    }

    @Override
    default List<PositionPicture.Place> places(CellPosition position, GridMove move) {
        return List.of(
                move.third() < 0
                        ? PositionPicture.Place.of(move.from(), move.to())
                        : PositionPicture.Place.of(move.from(), move.to(), move.third()));
    }

    /** The parts of rules that part nothing: none when nobody can move, else the whole board in its least image. */
    default List<CellPosition> undivided(CellPosition at) {
        boolean over =
                moves(at, Player.LEFT).isEmpty() && moves(at, Player.RIGHT).isEmpty();
        return over ? List.of() : List.of(at.cut(at.all(), false, true));
    }
}

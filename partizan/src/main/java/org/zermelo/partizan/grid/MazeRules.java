package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.PositionPicture;

/**
 * Maze: one token on a board with walls; Left moves it down, Right to the right, as far as they like, but not through a wall. In Maize
 * it goes one cell at a time (Albert, Nowakowski and Wolfe, Lessons in Play, 2007). A wall fills a cell here.
 */
record MazeRules(String name, CellPosition start, boolean far) implements GridRules {

    @Override
    public List<GridMove> moves(CellPosition at, Player mover) {
        int down = mover == Player.LEFT ? 1 : 0;
        List<GridMove> moves = new ArrayList<>();
        int from = Long.numberOfTrailingZeros(at.left());
        long to = at.step(at.left(), down, 1 - down) & at.free();
        while (to != 0) {
            CellPosition after = new CellPosition(at.rows(), at.columns(), to, 0, at.other());
            moves.add(new GridMove(at, after, from, '-', Long.numberOfTrailingZeros(to), -1));
            to = far ? at.step(to, down, 1 - down) & at.free() : 0;
        }
        return moves;
    }

    @Override
    public List<CellPosition> parts(CellPosition at) {
        boolean over =
                moves(at, Player.LEFT).isEmpty() && moves(at, Player.RIGHT).isEmpty();
        return over ? List.of() : List.of(at);
    }

    @Override
    public List<PositionPicture.Place> places(CellPosition at, GridMove move) {
        return List.of(PositionPicture.Place.of(move.to()));
    }

    @Override
    public GridRules at(CellPosition position) {
        return new MazeRules(name, position, far);
    }

    @Override
    public String toString() {
        return name + "(" + start.text("x?#.") + ")";
    }
}

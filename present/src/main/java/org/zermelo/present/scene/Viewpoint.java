package org.zermelo.present.scene;

import java.util.List;
import java.util.Map;
import org.zermelo.board.grid.Quixo;
import org.zermelo.game.Rules;
import org.zermelo.nim.Northcott;

/**
 * Boards as one sees them who sits still. The positions of some games are told from the mover's side: x is the player to move. Here x
 * is the first player.
 */
public final class Viewpoint {

    private static final Map<String, String> EXCHANGED = Map.of("x", "o", "o", "x");

    private Viewpoint() {}

    /** Whether a position's pieces are the mover's and the other's rather than the first player's and the second's. */
    public static boolean isByMover(Rules<?, ?> rules) {
        return rules instanceof Quixo || rules instanceof Northcott;
    }

    /** A board with the second player to move, as the first player sees it. */
    public static Scene.Grid still(Rules<?, ?> rules, Scene.Grid grid) {
        if (!isByMover(rules)) {
            return grid;
        }
        List<String> cells = grid.cells().stream()
                .map(cell -> EXCHANGED.getOrDefault(cell, cell))
                .toList();
        return new Scene.Grid(cells, grid.columns(), grid.numbered(), grid.exits(), grid.pieces(), grid.struck());
    }
}

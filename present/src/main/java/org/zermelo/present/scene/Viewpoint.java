package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.zermelo.board.grid.Hexapawn;
import org.zermelo.board.grid.Quixo;
import org.zermelo.game.Rules;
import org.zermelo.nim.Northcott;

/**
 * Boards as one sees them who sits still. The positions of some games are told from the mover's side: x is the player to move, and
 * in Hexapawn the board is turned after every move. Here x is the first player, who sits below, and moves are named by the cells
 * where they are seen.
 */
public final class Viewpoint {

    private static final Map<String, String> EXCHANGED = Map.of("x", "o", "o", "x");

    private Viewpoint() {}

    /** Whether a position's pieces are the mover's and the other's rather than the first player's and the second's. */
    private static boolean isByMover(Rules<?, ?> rules) {
        return rules instanceof Quixo || rules instanceof Hexapawn || rules instanceof Northcott;
    }

    /** Whether the board is turned after every move, so that a cell has two names. */
    public static boolean isTurned(Rules<?, ?> rules) {
        return rules instanceof Hexapawn;
    }

    /** A board with the second player to move, as the first player sees it. */
    static Scene.Grid still(Rules<?, ?> rules, Scene.Grid grid) {
        if (!isByMover(rules)) {
            return grid;
        }
        List<String> cells = new ArrayList<>(grid.cells().stream()
                .map(cell -> EXCHANGED.getOrDefault(cell, cell))
                .toList());
        if (isTurned(rules)) {
            Collections.reverse(cells);
        }
        return new Scene.Grid(cells, grid.columns(), grid.numbered(), grid.exits(), grid.pieces(), grid.struck());
    }

    /** Where a move of the second player shows on that board. */
    static Target still(Rules<?, ?> rules, Scene.Grid grid, Target target) {
        return isTurned(rules)
                ? new Target(
                        target.move(),
                        target.part(),
                        target.cells().stream()
                                .map(cell -> grid.cells().size() - 1 - cell)
                                .toList())
                : target;
    }

    /** The cells that a move names, as they are seen: the same text for the first player, and on boards that are not turned. */
    public static String seen(Rules<?, ?> rules, String move, boolean firstToMove) {
        if (firstToMove || !isTurned(rules)) {
            return move;
        }
        String[] size = rules.toString().replaceAll("[^0-9,]", "").split(",");
        int columns = Integer.parseInt(size[0]);
        int rows = Integer.parseInt(size[1]);
        List<String> cells = new ArrayList<>();
        for (String cell : move.split("-")) {
            cells.add("" + (char) ('a' + columns - 1 - (cell.charAt(0) - 'a'))
                    + (rows + 1 - Integer.parseInt(cell.substring(1))));
        }
        return String.join("-", cells);
    }
}

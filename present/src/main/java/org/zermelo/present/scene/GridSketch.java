package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.board.grid.Boxes;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.Dodgem;
import org.zermelo.board.grid.GridGame;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.board.grid.Hexapawn;
import org.zermelo.board.grid.Mnk;
import org.zermelo.board.grid.Quixo;
import org.zermelo.board.grid.Sim;
import org.zermelo.game.Rules;

/** Boards with pieces, lines between points; what is left of the ready games draws itself as text. */
final class GridSketch implements Sketch {

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!(rules instanceof GridGame game) || !(position instanceof GridPosition grid)) {
            return Optional.empty();
        }
        if (game instanceof Sim sim) {
            return Optional.of(LineScenes.sim(sim.points(), game.text(grid)));
        }
        if (game instanceof Boxes boxes) {
            return Optional.of(LineScenes.boxes(boxes.columns(), boxes.rows(), game.text(grid)));
        }
        return Optional.of(cells(game) ? board(game, grid) : new Scene.Plain(game.drawing(grid)));
    }

    private static boolean cells(GridGame game) {
        return game instanceof Mnk
                || game instanceof Connect
                || game instanceof Quixo
                || game instanceof Hexapawn
                || game instanceof Dodgem;
    }

    private static Scene.Grid board(GridGame game, GridPosition position) {
        String text = game.text(position);
        String[] rows = text.split(" ", 2)[0].split("/");
        List<String> cells = new ArrayList<>();
        for (String row : rows) {
            row.chars().forEach(piece -> cells.add(String.valueOf((char) piece)));
        }
        return new Scene.Grid(cells, rows[0].length(), game instanceof Quixo, false);
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, List<?> moves) {
        GridGame game = (GridGame) rules;
        Optional<Scene> scene = scene(rules, position);
        return moves.stream()
                .map(move -> target(game, scene.orElseThrow(), move.toString()))
                .toList();
    }

    private static Target target(GridGame game, Scene scene, String move) {
        if (game instanceof Sim sim) {
            return Target.of(move, 0, LineScenes.simLine(sim.points(), move));
        }
        if (game instanceof Boxes boxes) {
            return move.equals("pass")
                    ? Target.of(move, 0)
                    : Target.of(move, 0, LineScenes.boxLine(boxes.columns(), boxes.rows(), move));
        }
        if (!(scene instanceof Scene.Grid grid)) {
            return Target.of(move, 0);
        }
        if (game instanceof Connect) {
            return Target.of(move, 0, lowest(grid, move.charAt(0) - 'a'));
        }
        String[] ends = move.split("-");
        long from = cell(grid, ends[0]);
        // a car that leaves the board has nowhere to be put
        return ends.length == 1
                ? Target.of(move, 0, from)
                : Target.of(move, 0, from, ends[1].equals("off") ? from : cell(grid, ends[1]));
    }

    private static long cell(Scene.Grid grid, String name) {
        return (Long.parseLong(name.substring(1)) - 1) * grid.columns() + name.charAt(0) - 'a';
    }

    private static long lowest(Scene.Grid grid, int column) {
        int cell = grid.cells().size() - grid.columns() + column;
        while (cell >= 0 && !grid.cells().get(cell).equals(".")) {
            cell -= grid.columns();
        }
        return cell;
    }
}

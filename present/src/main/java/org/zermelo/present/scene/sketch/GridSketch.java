package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.board.grid.Countdown;
import org.zermelo.board.grid.GridGame;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.board.grid.Sim;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.LineScenes;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Lines between points, numbers that are counted; what is left of the ready games draws itself as text. */
final class GridSketch implements Sketch {

    /** Numbers of a count that is shown whole, and how many of them stand in a line. */
    private static final int MOST_NUMBERS = 100;

    private static final int A_LINE = 10;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!(rules instanceof GridGame game) || !(position instanceof GridPosition grid)) {
            return Optional.empty();
        }
        if (game instanceof Sim sim) {
            return Optional.of(LineScenes.sim(sim.points(), game.text(grid)));
        }
        if (game instanceof Countdown) {
            return Optional.of(numbers((Countdown) game, Long.parseLong(game.text(grid))));
        }
        return Optional.of(new Scene.Plain(game.drawing(grid)));
    }

    /** The numbers that are still to be said, those said before as empty cells; of a long count the next few. */
    private static Scene.Labels numbers(Countdown game, long said) {
        long from = game.target() <= MOST_NUMBERS ? 1 : said + 1;
        long to = game.target() <= MOST_NUMBERS ? game.target() : Math.min(game.target(), said + A_LINE);
        List<String> labels = new ArrayList<>();
        for (long number = from; number <= to; number++) {
            labels.add(number > said ? Long.toString(number) : "");
        }
        return new Scene.Labels(labels, Math.max(1, Math.min(A_LINE, labels.size())), false);
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        GridGame game = (GridGame) rules;
        return moves.stream().map(move -> target(game, scene, move.toString())).toList();
    }

    private static Target target(GridGame game, Scene scene, String move) {
        if (game instanceof Sim sim) {
            return Target.of(move, 0, LineScenes.simLine(sim.points(), move));
        }
        if (scene instanceof Scene.Labels numbers) {
            return Target.of(move, 0, next(numbers) + Long.parseLong(move) - 1);
        }
        return Target.of(move, 0);
    }

    /** The first number that was not said. */
    private static long next(Scene.Labels numbers) {
        return numbers.labels().stream().takeWhile(String::isEmpty).count();
    }
}

package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.board.grid.GridGame;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.board.token.TokenGame;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.sowing.SowingGame;
import org.zermelo.desk.Match;
import org.zermelo.game.Pictured;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.present.scene.Viewpoint;
import org.zermelo.present.scene.drawing.SceneText;
import org.zermelo.present.scene.letters.GraphLetters;
import org.zermelo.present.scene.letters.PlanLetters;
import org.zermelo.present.scene.letters.RowLetters;
import org.zermelo.sum.Sum;

/** Draws positions of any game: by its family's sketch, or by its text. */
public final class Scenes {

    /** A scene with more places for moves than this would not be read by anybody; Amazons on 10 x 10 begins with 2,176 moves. */
    public static final int MOST_TARGETS = 5_000;

    private static final List<Sketch> SKETCHES = List.of(
            new RowSketch(),
            new StoneSketch(),
            new LabelSketch(),
            new RuleSketch(),
            new HeapSketch(),
            new PairSketch(),
            new BoardSketch(),
            new PitSketch(),
            new PlanSketch(),
            new EdgeSketch(),
            new CellSketch(),
            new GridSketch(),
            new SpotSketch(),
            new GraphSketch(),
            new NorthcottSketch(),
            new TurningSketch(),
            new ArrowSketch(),
            new PositionSketch(),
            new SumSketch());

    private Scenes() {}

    /**
     * A scene with the sketch that has drawn it, and what it was drawn of; no sketch where the text has to do.
     *
     * @param still whether the second player is to move on a board that stands still
     */
    public record Drawn(Rules<?, ?> rules, Object position, Scene scene, Optional<Sketch> sketch, boolean still) {

        /** Where these moves show in the scene; a move may show at several places. */
        public List<Target> targets(List<?> moves) {
            return sketch.map(drawing -> drawing.targets(rules, position, scene, moves))
                    .orElseGet(
                            () -> moves.stream().map(move -> Target.of(move, 0)).toList());
        }

        /** The scene as the first player sees it. */
        public Scene seen() {
            return still && scene instanceof Scene.Grid grid ? Viewpoint.still(rules, grid) : scene;
        }
    }

    /** Draws a position once, for its scene and its targets. */
    public static Drawn drawn(Rules<?, ?> rules, Object position) {
        for (Sketch sketch : SKETCHES) {
            Optional<Scene> scene = sketch.scene(rules, position);
            if (scene.isPresent()) {
                return new Drawn(rules, position, scene.get(), Optional.of(sketch), false);
            }
        }
        return new Drawn(rules, position, new Scene.Plain(text(rules, position)), Optional.empty(), false);
    }

    /** What a position looks like. */
    public static Scene of(Rules<?, ?> rules, Object position) {
        return drawn(rules, position).scene();
    }

    /** What the present position of a match looks like, with whatever its moves alone tell: who has closed which box. */
    public static Scene of(Match<?, ?> match) {
        return drawn(match).seen();
    }

    /** The same with its sketch. */
    public static Drawn drawn(Match<?, ?> match) {
        Drawn drawn = drawn(match.rules(), match.position());
        return new Drawn(
                match.rules(), match.position(), told(match, drawn.scene()), drawn.sketch(), !match.firstToMove());
    }

    /** A scene with what the moves alone tell. */
    private static Scene told(Match<?, ?> match, Scene scene) {
        if (match.rules() instanceof SowingGame game && scene instanceof Scene.Pits pits) {
            return PitSketch.withStores(game, match, pits);
        }
        return match.rules() instanceof BoardGame game && EdgeSketch.draws(game)
                ? EdgeSketch.lines(game, match)
                : scene;
    }

    /** The same for {@link SceneText}: boards draw themselves, other pieces are told by the game's text for them. */
    public static Scene forText(Match<?, ?> match) {
        return match.rules() instanceof SowingGame
                        || EdgeSketch.draws(match.rules())
                        || PairSketch.draws(match.rules())
                        || Viewpoint.isByMover(match.rules())
                ? of(match)
                : forText(match.rules(), match.position());
    }

    /** A position for {@link SceneText}. */
    public static Scene forText(Rules<?, ?> rules, Object position) {
        Optional<String> row = RowLetters.of(rules, position);
        if (row.isPresent()) {
            return new Scene.Plain(row.get());
        }
        Scene scene = of(rules, position);
        if (rules instanceof GridGame game
                && position instanceof GridPosition grid
                && !(scene instanceof Scene.Lines)) {
            return new Scene.Plain(game.drawing(grid));
        }
        if (scene instanceof Scene.Grid grid && grid.plan().isPresent()) {
            String beside = text(rules, position).replaceFirst("^\\S+", "").strip();
            return new Scene.Plain(
                    String.join("\n", PlanLetters.lines(grid, grid.plan().get()))
                            + (beside.isEmpty() ? "" : "   " + beside));
        }
        if (rules instanceof Pictured && scene instanceof Scene.Grid) {
            return new Scene.Plain(CellSketch.letters(text(rules, position)));
        }
        if (scene instanceof Scene.Coins coins) {
            return new Scene.Plain(TurningSketch.text(coins));
        }
        if (rules instanceof GraphGame graph && scene instanceof Scene.Graph) {
            return new Scene.Plain(ArrowSketch.text(graph, (Integer) position));
        }
        if (rules instanceof TokenGame game && scene instanceof Scene.Graph) {
            return new Scene.Plain(ArrowSketch.text(game, (Long) position));
        }
        if (scene instanceof Scene.Sum drawn && rules instanceof Sum sum && position instanceof List<?> positions) {
            List<Scene> parts = new ArrayList<>();
            for (int i = 0; i < drawn.parts().size(); i++) {
                parts.add(forText(sum.components().get(i), positions.get(i)));
            }
            return new Scene.Sum(parts);
        }
        boolean letters = !(scene instanceof Scene.Graph graph) || GraphLetters.fit(graph);
        return letters ? scene : new Scene.Plain(text(rules, position));
    }

    /** Where these moves of a position show in its scene. */
    static <P, M> List<Target> targets(Rules<P, M> rules, P position, List<M> moves) {
        return drawn(rules, position).targets(shown(moves));
    }

    /** As many of these moves as have places that anybody would read. */
    public static <M> List<M> shown(List<M> moves) {
        return moves.subList(0, Math.min(MOST_TARGETS, moves.size()));
    }

    @SuppressWarnings("unchecked")
    static <P> String text(Rules<?, ?> rules, P position) {
        return rules instanceof Textual<?, ?> textual ? ((Textual<P, ?>) textual).text(position) : position.toString();
    }
}

package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.board.grid.Boxes;
import org.zermelo.board.grid.GridGame;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.nim.Northcott;
import org.zermelo.present.json.Json;
import org.zermelo.present.play.Match;
import org.zermelo.row.linear.Reduction;
import org.zermelo.sum.Sum;

/** Draws positions of any game: by its family's sketch, or by its text. */
public final class Scenes {

    /** A scene with more places for moves than this would not be read by anybody. */
    private static final int MOST_TARGETS = 2_000;

    private static final List<Sketch> SKETCHES = List.of(
            new RowSketch(),
            new StoneSketch(),
            new LabelSketch(),
            new RuleSketch(),
            new HeapSketch(),
            new BoardSketch(),
            new GridSketch(),
            new SpotSketch(),
            new GraphSketch(),
            new NorthcottSketch(),
            new LetterSketch(),
            new SumSketch());

    private Scenes() {}

    /** What a position looks like. */
    public static <P, M> Scene of(Rules<P, M> rules, P position) {
        for (Sketch sketch : SKETCHES) {
            Optional<Scene> scene = sketch.scene(rules, position);
            if (scene.isPresent()) {
                return scene.get();
            }
        }
        return new Scene.Plain(text(rules, position));
    }

    /** What the present position of a match looks like, with whatever its moves alone tell: who has closed which box. */
    public static <P, M> Scene of(Match<P, M> match) {
        return match.rules() instanceof Boxes boxes
                ? LineScenes.boxes(
                        boxes.columns(),
                        boxes.rows(),
                        match.line().stream().map(Object::toString).toList())
                : of(match.rules(), match.position());
    }

    /** The same for {@link SceneText}: boards draw themselves, other pieces are told by the game's text for them. */
    public static <P, M> Scene forText(Match<P, M> match) {
        return match.rules() instanceof Boxes ? of(match) : forText(match.rules(), match.position());
    }

    /** A position for {@link SceneText}. */
    public static <P, M> Scene forText(Rules<P, M> rules, P position) {
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
        if (position instanceof Northcott.Board board && scene instanceof Scene.Grid) {
            return new Scene.Plain(NorthcottSketch.text(board));
        }
        if (scene instanceof Scene.Sum drawn && rules instanceof Sum sum && position instanceof List<?> positions) {
            List<Scene> parts = new ArrayList<>();
            for (int i = 0; i < drawn.parts().size(); i++) {
                parts.add(forText(sum.components().get(i), positions.get(i)));
            }
            return new Scene.Sum(parts);
        }
        boolean letters = scene instanceof Scene.Graph graph ? GraphLetters.fit(graph) : !(scene instanceof Scene.Grid);
        return letters ? scene : new Scene.Plain(text(rules, position));
    }

    /** Where these moves of a position show in its scene. */
    public static <P, M> List<Target> targets(Rules<P, M> rules, P position, List<M> moves) {
        List<M> shown = moves.subList(0, Math.min(MOST_TARGETS, moves.size()));
        for (Sketch sketch : SKETCHES) {
            if (sketch.scene(rules, position).isPresent()) {
                return sketch.targets(rules, position, shown);
            }
        }
        return shown.stream().map(move -> Target.of(move, 0)).toList();
    }

    @SuppressWarnings("unchecked")
    private static <P, M> String text(Rules<P, M> rules, P position) {
        return rules instanceof Textual<?, ?> textual ? ((Textual<P, M>) textual).text(position) : position.toString();
    }

    /** The scene of a match and the places of its moves, as a document. */
    public static <P, M> Map<String, @Nullable Object> json(Match<P, M> match, List<M> moves) {
        Map<String, @Nullable Object> document = json(of(match));
        List<Object> targets = new ArrayList<>();
        for (Target target : targets(match.rules(), match.position(), moves)) {
            targets.add(Json.object(
                    "move", target.move(), "part", target.part() == 0 ? null : target.part(), "cells", target.cells()));
        }
        document.put("targets", targets);
        return document;
    }

    private static Map<String, @Nullable Object> json(Scene scene) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", scene.kind());
        if (scene instanceof Scene.Row row) {
            document.put("items", row.items());
            document.put("offset", row.offset());
            document.put("from", row.from());
            document.put("to", row.to());
            document.put("size", row.size());
            row.reduction().ifPresent(reduction -> document.put("reduction", json(reduction)));
        } else if (scene instanceof Scene.Heaps heaps) {
            document.put("heaps", heaps.heaps());
            document.put("names", heaps.names());
        } else if (scene instanceof Scene.Boards boards) {
            document.put("boards", boards.boards());
            document.put("dead", boards.dead());
            document.put("columns", boards.columns());
        } else if (scene instanceof Scene.Bar bar) {
            document.put("rows", bar.rows());
            document.put("columns", bar.columns());
        } else if (scene instanceof Scene.Spots spots) {
            document.put("used", spots.used());
            document.put("columns", spots.columns());
            document.put("look", spots.look());
        } else if (scene instanceof Scene.Grid grid) {
            document.put("cells", grid.cells());
            document.put("columns", grid.columns());
            document.put("relative", grid.relative());
            document.put("numbered", grid.numbered());
        } else if (scene instanceof Scene.Lines lines) {
            document.put("points", lines.points().stream().map(Scenes::pair).toList());
            document.put("named", lines.named());
            document.put(
                    "lines",
                    lines.lines().stream()
                            .map(line -> Json.object("from", line.from(), "to", line.to(), "owner", line.owner()))
                            .toList());
            document.put(
                    "closed",
                    lines.closed().stream()
                            .map(area -> Json.object("points", area.points(), "owner", area.owner()))
                            .toList());
        } else if (scene instanceof Scene.Graph graph) {
            document.put(
                    "vertices",
                    graph.vertices().stream()
                            .map(vertex -> Json.object(
                                    "name", vertex.name(), "place", pair(vertex.place()), "gone", vertex.gone()))
                            .toList());
            document.put(
                    "edges",
                    graph.edges().stream()
                            .map(edge -> Json.object(
                                    "name",
                                    edge.name(),
                                    "curve",
                                    edge.curve().stream().map(Scenes::pair).toList(),
                                    "gone",
                                    edge.gone()))
                            .toList());
            document.put("ground", graph.ground());
            document.put("onVertices", graph.onVertices());
        } else if (scene instanceof Scene.Labels cells) {
            document.put("labels", cells.labels());
            document.put("columns", cells.columns());
        } else if (scene instanceof Scene.Sum sum) {
            document.put("parts", sum.parts().stream().map(Scenes::json).toList());
        } else if (scene instanceof Scene.Plain plain) {
            document.put("text", plain.text());
        }
        return document;
    }

    private static List<Integer> pair(Scene.Point point) {
        return List.of(point.x(), point.y());
    }

    /** How a row melts, as a document: the blocks that are left, and the steps to them. */
    static Map<String, @Nullable Object> json(Reduction reduction) {
        return Json.object(
                "blocks",
                reduction.blocks().stream().map(Scenes::json).toList(),
                "steps",
                reduction.steps().stream()
                        .map(step -> Json.object(
                                "left", json(step.left()),
                                "middle", json(step.middle()),
                                "right", json(step.right()),
                                "merged", json(step.merged())))
                        .toList());
    }

    private static Map<String, @Nullable Object> json(Reduction.Block block) {
        return Json.object("from", block.from(), "to", block.to(), "value", block.value());
    }
}

package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Match;
import org.zermelo.present.json.Json;
import org.zermelo.row.linear.Reduction;

/** Scenes and the places of moves in them, as documents. */
public final class SceneJson {

    private SceneJson() {}

    /** The scene of a match and the places of its moves, as a document. */
    public static <P, M> Map<String, @Nullable Object> of(Match<P, M> match, List<M> moves) {
        Scenes.Drawn drawn = Scenes.drawn(match);
        Map<String, @Nullable Object> document = json(drawn.scene());
        List<Object> targets = new ArrayList<>();
        for (Target target : drawn.targets(Scenes.shown(moves))) {
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
            row(document, row);
        } else if (scene instanceof Scene.Ring ring) {
            document.put("items", ring.items());
            document.put("from", ring.from());
            document.put("count", ring.count());
        } else if (scene instanceof Scene.Heaps heaps) {
            document.put("heaps", heaps.heaps());
            document.put("names", heaps.names());
            document.put("look", heaps.look());
            heaps.most().ifPresent(most -> document.put("most", most));
        } else if (scene instanceof Scene.Strip strip) {
            document.put("coins", strip.coins());
            document.put("squares", strip.squares());
        } else if (scene instanceof Scene.Coins coins) {
            document.put("heads", coins.heads());
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
            document.put("exits", grid.exits());
        } else if (scene instanceof Scene.Lines lines) {
            lines(document, lines);
        } else if (scene instanceof Scene.Graph graph) {
            graph(document, graph);
        } else if (scene instanceof Scene.Labels cells) {
            document.put("labels", cells.labels());
            document.put("columns", cells.columns());
            document.put("numbered", cells.numbered());
        } else if (scene instanceof Scene.Sum sum) {
            document.put("parts", sum.parts().stream().map(SceneJson::json).toList());
        } else if (scene instanceof Scene.Plain plain) {
            document.put("text", plain.text());
        }
        return document;
    }

    private static void row(Map<String, @Nullable Object> document, Scene.Row row) {
        document.put("items", row.items());
        document.put("offset", row.offset());
        document.put("from", row.from());
        document.put("to", row.to());
        document.put("size", row.size());
        if (row.numbered()) {
            document.put("numbered", true);
        }
        row.most().ifPresent(most -> document.put("most", most));
        row.reduction().ifPresent(reduction -> document.put("reduction", json(reduction)));
    }

    private static void lines(Map<String, @Nullable Object> document, Scene.Lines lines) {
        document.put("points", lines.points().stream().map(SceneJson::pair).toList());
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
    }

    private static void graph(Map<String, @Nullable Object> document, Scene.Graph graph) {
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
                                edge.curve().stream().map(SceneJson::pair).toList(),
                                "gone",
                                edge.gone()))
                        .toList());
        document.put("ground", graph.ground());
        document.put("onVertices", graph.onVertices());
        graph.token().ifPresent(token -> document.put("token", token));
    }

    private static List<Integer> pair(Scene.Point point) {
        return List.of(point.x(), point.y());
    }

    /** How a row melts, as a document: the blocks that are left, and the steps to them. */
    static Map<String, @Nullable Object> json(Reduction reduction) {
        return Json.object(
                "blocks",
                reduction.blocks().stream().map(SceneJson::json).toList(),
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

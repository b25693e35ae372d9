package org.zermelo.present.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.graph.PositionGraph;
import org.zermelo.desk.graph.PositionGraph.Node;
import org.zermelo.present.answer.WorthJson;
import org.zermelo.present.graph.Layers.Place;
import org.zermelo.present.json.Json;
import org.zermelo.value.Nimber;

/**
 * A graph as a document: its positions in a list, the start first; options are places in this list, from 0. How it is drawn goes
 * with it: layers are counted from the top, places along them in thousandths of the room of a position.
 */
public final class GraphJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/graph/1";

    private static final int ROOM = 1_000;
    private static final int PASSING = 220;

    private GraphJson() {}

    /** The whole graph. */
    public static Map<String, @Nullable Object> of(PositionGraph graph) {
        Layers layers = new Layers(graph, ROOM, PASSING);
        Map<Integer, Place> places = new HashMap<>();
        layers.layers().forEach(layer -> layer.forEach(place -> places.put(place.node, place)));
        List<Object> positions = new ArrayList<>();
        for (int i = 0; i < graph.nodes().size(); i++) {
            Node node = graph.nodes().get(i);
            positions.add(Json.object(
                    "position",
                    node.position(),
                    "value",
                    WorthJson.of(node.worth(), null),
                    "nimber",
                    node.worth() instanceof Nimber nimber ? nimber.nimber() : null,
                    "level",
                    node.level(),
                    "values",
                    node.hasNimber() ? node.values() : null,
                    "options",
                    node.options(),
                    "best",
                    node.best().stream().sorted().toList(),
                    "hidden",
                    node.hidden(),
                    "line",
                    node.line(),
                    "place",
                    place(Objects.requireNonNull(places.get(i)), layers),
                    "paths",
                    paths(i, node, layers)));
        }
        return Json.object("schema", SCHEMA, "plies", graph.plies(), "whole", graph.whole(), "positions", positions);
    }

    /** For each option the places between which the edge to it passes. */
    private static List<Object> paths(int from, Node node, Layers layers) {
        List<Object> paths = new ArrayList<>();
        for (int option : node.options()) {
            List<Place> path = layers.path(from, option);
            paths.add(path.subList(1, Math.max(1, path.size() - 1)).stream()
                    .map(place -> place(place, layers))
                    .toList());
        }
        return paths;
    }

    private static List<Long> place(Place place, Layers layers) {
        return List.of(Math.round(place.x), layers.layers().size() - 1L - place.level);
    }
}

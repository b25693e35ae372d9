package org.zermelo.present.graph;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.graph.PositionGraph;
import org.zermelo.desk.graph.PositionGraph.Node;
import org.zermelo.present.answer.WorthJson;
import org.zermelo.present.graph.Layers.Place;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.value.Nimber;

/**
 * A graph as a document: its positions in a list, the start first; options are places in this list, from 0. How it is drawn goes
 * with it: layers are counted from the top, places along them in thousandths of the room of a position.
 */
public final class GraphJson {

    private static final int ROOM = 1_000;
    private static final int PASSING = 220;

    /** A position and where it is drawn. */
    private record DrawnNode(Node node, Place place, Layers layers) {
        DrawnNode at(Place other) {
            return new DrawnNode(node, other, layers);
        }
    }

    private static final JsonType<List<? extends Number>> COUNTS = JsonType.list(JsonType.COUNT);

    private static final JsonType<DrawnNode> PLACE = COUNTS.<DrawnNode>from(drawn ->
                    List.of(Math.round(drawn.place.x), drawn.layers.layers().size() - 1L - drawn.place.level))
            .about("Along the layer, in thousandths of the room of a position; and the layer, from the top.");

    private static final JsonShape<DrawnNode> POSITION = new JsonShape<DrawnNode>()
            .text("position", drawn -> drawn.node.position())
            .with("value", WorthJson.POSITION, drawn -> drawn.node.worth())
            .unlessNull(
                    "nimber",
                    JsonType.COUNT.about("The nimber, in an impartial game under normal play whose plays end."),
                    drawn -> drawn.node.worth() instanceof Nimber nimber ? (Long) nimber.nimber() : null)
            .with(
                    "level",
                    JsonType.COUNT.about(
                            "Plies of the longest play from here among these positions, edges that go back left out."),
                    drawn -> drawn.node.level())
            .maybe(
                    "values",
                    COUNTS.about("The nimbers of all options, in rising order; absent without a nimber."),
                    drawn -> Optional.of(drawn.node).filter(Node::hasNimber).map(Node::values))
            .with("options", COUNTS.about("Places in the list, from 0."), drawn -> drawn.node.options())
            .with(
                    "best",
                    COUNTS.about("Those of the options that the best moves lead to; of nimbers those that win."),
                    drawn -> drawn.node.best().stream().sorted().toList())
            .with("hidden", JsonType.COUNT.about("How many more options it has."), drawn -> drawn.node.hidden())
            .with("line", JsonType.TEXTS.about("Moves that lead here from the start."), drawn -> drawn.node.line())
            .with("place", PLACE, drawn -> drawn)
            .with(
                    "paths",
                    JsonType.list(JsonType.list(PLACE)).about("For each option the places that the edge to it passes."),
                    GraphJson::paths);

    /** The document. */
    public static final JsonShape<PositionGraph> SHAPE = new JsonShape<PositionGraph>("Graph")
            .constant("schema", "zermelo/graph/1")
            .with("plies", JsonType.COUNT.about("How many plies the graph goes down."), PositionGraph::plies)
            .with(
                    "whole",
                    JsonType.FLAG.about("Whether no position was left out because of its depth."),
                    PositionGraph::whole)
            .with("positions", JsonType.list(POSITION).about("The start first."), GraphJson::drawn);

    private GraphJson() {}

    /** The whole graph. */
    public static Map<String, @Nullable Object> of(PositionGraph graph) {
        return SHAPE.json(graph);
    }

    private static List<DrawnNode> drawn(PositionGraph graph) {
        Layers layers = new Layers(graph, ROOM, PASSING);
        Place[] places = new Place[graph.nodes().size()];
        layers.layers()
                .forEach(layer ->
                        layer.stream().filter(place -> place.node >= 0).forEach(place -> places[place.node] = place));
        return IntStream.range(0, places.length)
                .mapToObj(i -> new DrawnNode(graph.nodes().get(i), places[i], layers))
                .toList();
    }

    private static List<List<DrawnNode>> paths(DrawnNode drawn) {
        return drawn.node.options().stream()
                .map(option -> drawn.layers.path(drawn.place.node, option))
                .map(path -> path.subList(1, Math.max(1, path.size() - 1)).stream()
                        .map(drawn::at)
                        .toList())
                .toList();
    }
}

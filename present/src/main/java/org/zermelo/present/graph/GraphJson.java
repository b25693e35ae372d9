package org.zermelo.present.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.graph.PositionGraph.Node;
import org.zermelo.present.json.Json;

/** A graph as a document: its positions in a list, the start first; options are places in this list, from 0. */
public final class GraphJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/graph/1";

    private GraphJson() {}

    /** The whole graph. */
    public static Map<String, @Nullable Object> of(PositionGraph graph) {
        List<Object> positions = new ArrayList<>();
        for (Node node : graph.nodes()) {
            positions.add(Json.object(
                    "position", node.position(),
                    "nimber", node.nimber(),
                    "level", node.level(),
                    "values", node.values(),
                    "options", node.options()));
        }
        return Json.object("schema", SCHEMA, "positions", positions);
    }
}

package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.present.answer.Desk;
import org.zermelo.present.graph.GraphJson;
import org.zermelo.present.graph.PositionGraph;
import org.zermelo.present.tree.GameTree.Prune;
import org.zermelo.solve.Watch;

/** The positions of a small impartial game, each once, with nimbers: all of them, to a depth, or pruned. */
record GraphCall(Desk desk) implements Call {

    static final List<String> PARAMETERS = TreeCall.PARAMETERS;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        int depth = (int) params.number("depth", PositionGraph.MOST, 0, PositionGraph.MOST);
        Prune prune = Prune.of(params.values().getOrDefault("prune", "none"));
        PositionGraph graph = PositionGraph.of(Matches.read(desk, params, watch).rest());
        return Reply.of(GraphJson.of(graph.part(depth, prune)));
    }
}

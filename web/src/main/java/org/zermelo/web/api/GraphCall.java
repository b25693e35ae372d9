package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.desk.graph.PositionGraph;
import org.zermelo.desk.graph.TreeRequest;
import org.zermelo.present.graph.GraphJson;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Param;
import org.zermelo.web.call.Params;
import org.zermelo.web.call.Reply;

/** The positions of a game, each once, with what they are worth: as many as can be drawn, to a depth, or pruned. */
record GraphCall(Desk desk) implements LastingCall {

    static final List<Param> PARAMETERS = List.of(
            Param.GAME,
            Param.START,
            Param.STARTS,
            Param.LINE,
            Param.optional("depth", "Plies to go down; by default as many as can be drawn."),
            Param.optional("prune", "none; best: only the best moves; strategy: what a proof needs."));

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        TreeRequest request = TreeCall.request(desk, params, 0, PositionGraph.MOST, watch);
        return Reply.of(GraphJson.of(request.graph(desk, watch)));
    }
}

package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.desk.graph.GameTree.Prune;
import org.zermelo.desk.graph.TreeRequest;
import org.zermelo.present.tree.TreeJson;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Param;
import org.zermelo.web.call.Params;
import org.zermelo.web.call.Reply;

/** The tree of a game, to a depth, whole or pruned. */
record TreeCall(Desk desk) implements LastingCall {

    static final List<Param> PARAMETERS = List.of(
            Param.GAME,
            Param.START,
            Param.STARTS,
            Param.LINE,
            Param.optional("depth", "Plies to go down, 1 to 40."),
            Param.optional("prune", "none; best: only the best moves; strategy: what a proof needs."));

    private static final int DEEPEST = 40;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        return Reply.of(TreeJson.of(request(desk, params, 1, DEEPEST, watch).tree(desk, watch)));
    }

    /** The positions that are asked for, to a depth within these limits. */
    static TreeRequest request(Desk desk, Params params, int least, int most, Watch watch) {
        Integer depth = params.text("depth").isBlank() ? null : (int) params.number("depth", least, least, most);
        Prune prune = Prune.of(params.values().getOrDefault("prune", "none"));
        return new TreeRequest(Matches.read(desk, params, watch).rest(), depth, prune);
    }
}

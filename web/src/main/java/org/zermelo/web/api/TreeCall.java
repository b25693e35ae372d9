package org.zermelo.web.api;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Evaluator;
import org.zermelo.desk.graph.GameTree;
import org.zermelo.desk.graph.GameTree.Prune;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.present.tree.TreeJson;
import org.zermelo.solve.Watch;

/** The tree of a game, to a depth, whole or pruned. */
record TreeCall(Desk desk) implements LastingCall {

    static final List<String> PARAMETERS = List.of("game", "start", "line", "depth", "prune");

    private static final int DEEPEST = 40;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Game game = Matches.read(desk, params, watch).rest();
        return Reply.of(tree(game, game.rules(), params, watch));
    }

    private <P, M> Map<String, @Nullable Object> tree(Game game, Rules<P, M> rules, Params params, Watch watch) {
        int depth = (int) params.number("depth", 3, 1, DEEPEST);
        Prune prune = Prune.of(params.values().getOrDefault("prune", "none"));
        return TreeJson.of(GameTree.of(new Evaluator<>(desk, rules, game.value(), watch), depth, prune));
    }
}

package org.zermelo.desk.graph;

import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Evaluator;
import org.zermelo.desk.graph.GameTree.Prune;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.solve.Watch;

/**
 * Asks for the positions of a game as a tree, or as a graph in which each stands once.
 *
 * @param depth plies to go down; null for 3 in a tree, and in a graph for as many as can be drawn
 * @param prune which moves are followed
 */
public record TreeRequest(Game game, @Nullable Integer depth, Prune prune) {

    private static final int USUAL_DEPTH = 3;

    /** The tree. */
    public GameTree tree(Desk desk, Watch watch) {
        return tree(desk, game.rules(), watch);
    }

    private <P, M> GameTree tree(Desk desk, Rules<P, M> rules, Watch watch) {
        return GameTree.of(
                new Evaluator<>(desk, rules, game.value(), watch), depth == null ? USUAL_DEPTH : depth, prune);
    }

    /** The graph. */
    public PositionGraph graph(Desk desk, Watch watch) {
        return PositionGraph.of(desk, game, depth, prune, watch);
    }
}

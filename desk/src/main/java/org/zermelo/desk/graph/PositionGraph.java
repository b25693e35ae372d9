package org.zermelo.desk.graph;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Evaluator;
import org.zermelo.desk.graph.GameTree.Prune;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Worth;

/**
 * The positions of a small game, each once, with what they are worth: in an impartial game under normal play whose plays end
 * the nimber, the least number that none of the options has. Positions that a symmetry of the rules takes into each other are
 * one.
 *
 * @param nodes the positions, the start first, then those of one ply, of two, ..
 * @param plies how many plies the graph goes down
 * @param whole whether no position was left out because of its depth
 */
public record PositionGraph(List<Node> nodes, int plies, boolean whole) {

    /** More positions cannot be read. */
    public static final int MOST = 250;

    /**
     * A position.
     *
     * @param position its text
     * @param worth what it is worth to the player to move there
     * @param level the plies of the longest play from here among the nodes that comes to no position twice by going back
     * @param values the nimbers of all its options, in rising order; none when the worth is no nimber
     * @param options the numbers of its options among the nodes, each once, in the order of the moves
     * @param best those of them that the best moves lead to; of nimbers those that win
     * @param line moves that lead here from the start
     * @param hidden how many more options it has, to which no edge leads
     */
    public record Node(
            String position,
            Worth worth,
            int level,
            List<Long> values,
            List<Integer> options,
            Set<Integer> best,
            List<String> line,
            int hidden) {
        public Node {
            values = List.copyOf(values);
            options = List.copyOf(options);
            best = Set.copyOf(best);
            line = List.copyOf(line);
        }

        /** Whether the worth is a nimber. */
        public boolean hasNimber() {
            return worth instanceof Nimber;
        }
    }

    public PositionGraph {
        nodes = List.copyOf(nodes);
    }

    /**
     * The positions within some plies of the start, along the moves that a pruning follows. {@code BEST} follows the
     * best moves (all of a lost position with nimber 0), {@code STRATEGY} what a proof needs: of a won position one best
     * move, of a lost one all, of another one best move of who began and all replies.
     *
     * @param plies how deep to go, at least 0; null: as deep as {@link #MOST} positions allow
     * @throws RefusedException when there are more than {@link #MOST} positions within these plies, or a position has
     *     more than 1,000 moves, or when the game itself is refused
     */
    public static PositionGraph of(Desk desk, Game game, @Nullable Integer plies, Prune prune, Watch watch) {
        return of(desk, game, game.rules(), plies, prune, watch);
    }

    private static <P, M> PositionGraph of(
            Desk desk, Game game, Rules<P, M> rules, @Nullable Integer plies, Prune prune, Watch watch) {
        return new Worths<>(new Evaluator<>(desk, rules, game.value(), watch), prune).graph(plies, watch);
    }

    /** Whether an edge goes back to a position from which its own can be reached. */
    public boolean back(int from, int to) {
        return nodes.get(to).level() >= nodes.get(from).level();
    }
}

package org.zermelo.partizan.loopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.loopy.LoopyValue.Result;

/**
 * How play by turns comes out at each node of a graph, by looking back from the ends: it needs no sides, so that it is known of every
 * game. What neither player can force to an end goes on for ever. Time and memory grow with the edges.
 */
final class GraphResults {

    private static final Result[] WIN = {Result.LEFT, Result.RIGHT};

    private final LoopyGraph graph;
    /** By node and player to move: {@code 2 * node}, and one more for Right. Null as long as nobody is seen to win. */
    private final @Nullable Result[] results;
    /** How many options are not yet seen to lose. */
    private final int[] open;

    private final List<List<Integer>> before = new ArrayList<>();
    private final Deque<Integer> decided = new ArrayDeque<>();

    private GraphResults(Stoppers stoppers, LoopyGraph graph) {
        this.graph = graph;
        this.results = new Result[2 * graph.size()];
        this.open = new int[results.length];
        for (int turn = 0; turn < results.length; turn++) {
            before.add(new ArrayList<>());
        }
        for (int turn = 0; turn < results.length; turn++) {
            begin(stoppers, turn);
        }
        while (!decided.isEmpty()) {
            CancelScope.check();
            int turn = decided.pop();
            for (int earlier : before.get(turn)) {
                tell(earlier, results[turn]);
            }
        }
    }

    /** The results of a graph: of node k, at {@code [k][0]} if Left moves and at {@code [k][1]} if Right does. */
    static Result[][] of(Stoppers stoppers, LoopyGraph graph) {
        GraphResults found = new GraphResults(stoppers, graph);
        Result[][] results = new Result[graph.size()][2];
        for (int turn = 0; turn < found.results.length; turn++) {
            Result result = found.results[turn];
            results[turn / 2][turn % 2] = result == null ? Result.DRAW : result;
        }
        return results;
    }

    private void begin(Stoppers stoppers, int turn) {
        int mover = turn % 2;
        int[] options = mover == 0 ? graph.lefts(turn / 2) : graph.rights(turn / 2);
        open[turn] = options.length;
        if (options.length == 0) {
            decide(turn, WIN[1 - mover]);
        }
        for (int option : options) {
            if (option >= 0) {
                before.get(2 * option + 1 - mover).add(turn);
            } else {
                tell(turn, LoopyValue.results(stoppers, graph.known(option))[1 - mover]);
            }
        }
    }

    /** An option of a turn comes out so. */
    private void tell(int turn, @Nullable Result result) {
        if (results[turn] != null || result == Result.DRAW) {
            return;
        }
        if (result == WIN[turn % 2]) {
            decide(turn, WIN[turn % 2]);
        } else if (--open[turn] == 0) {
            decide(turn, WIN[1 - turn % 2]);
        }
    }

    private void decide(int turn, Result result) {
        results[turn] = result;
        decided.push(turn);
    }
}

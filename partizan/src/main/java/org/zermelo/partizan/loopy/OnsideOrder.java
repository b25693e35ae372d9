package org.zermelo.partizan.loopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;

/**
 * Whether two graphs have the same onsides, node by node, by the definition: G is at least H if Left, moving second in G - H, survives
 * where endless play within G counts for her and endless play within H alone counts for Right.
 */
final class OnsideOrder {

    private final Stoppers stoppers;
    private final int[][][] graphs;

    /**
     * Two graphs with as many nodes each.
     *
     * @param lefts the left options of the first one's nodes: stoppers, or {@code ~k} for its k-th node
     */
    OnsideOrder(Stoppers stoppers, int[][] lefts, int[][] rights, int[][] otherLefts, int[][] otherRights) {
        this.stoppers = stoppers;
        this.graphs = new int[][][] {lefts, rights, otherLefts, otherRights};
    }

    /** Whether each node of the first graph has the onside of the same node of the second. */
    boolean same() {
        return new Play(0, 2).survivesEverywhere() && new Play(2, 0).survivesEverywhere();
    }

    private int[] options(int graph, int node, boolean left) {
        int[][] lists = graphs[graph + (left ? 0 : 1)];
        return node < 0 ? lists[~node] : left ? stoppers.lefts(node) : stoppers.rights(node);
    }

    /** A position of G - H with a player to move. */
    private static final class State {
        private final int x;
        private final int y;
        private final boolean left;
        private final List<State> inG = new ArrayList<>();
        private final List<State> inH = new ArrayList<>();
        private final List<State> before = new ArrayList<>();
        private boolean hoped = true;
        private boolean reached;

        State(int x, int y, boolean left) {
            this.x = x;
            this.y = y;
            this.left = left;
        }

        /** Whether this position is good, if it is good to move in G to what is hoped, and in H to what is reached. */
        boolean good() {
            return left
                    ? inG.stream().anyMatch(to -> to.hoped) || inH.stream().anyMatch(to -> to.reached)
                    : inG.stream().allMatch(to -> to.hoped) && inH.stream().allMatch(to -> to.reached);
        }
    }

    private final class Play {

        private final int g;
        private final int h;
        private final Map<List<Object>, State> all = new HashMap<>();
        private final Deque<State> fresh = new ArrayDeque<>();

        Play(int g, int h) {
            this.g = g;
            this.h = h;
        }

        boolean survivesEverywhere() {
            List<State> starts = new ArrayList<>();
            for (int k = 0; k < graphs[g].length; k++) {
                starts.add(state(~k, ~k, false));
            }
            while (!fresh.isEmpty()) {
                CancelScope.check();
                open(fresh.pop());
            }
            // the largest set in which Left can always come to move in G again, or to an end that she wins
            boolean changed = true;
            while (changed) {
                reach();
                changed = false;
                for (State state : all.values()) {
                    changed |= state.hoped != state.reached;
                    state.hoped = state.reached;
                }
            }
            return starts.stream().allMatch(state -> state.hoped);
        }

        private void reach() {
            all.values().forEach(state -> state.reached = false);
            Deque<State> doubtful = new ArrayDeque<>(all.values());
            while (!doubtful.isEmpty()) {
                CancelScope.check();
                State state = doubtful.pop();
                if (!state.reached && state.good()) {
                    state.reached = true;
                    state.before.stream().filter(before -> !before.reached).forEach(doubtful::push);
                }
            }
        }

        private State state(int x, int y, boolean left) {
            return all.computeIfAbsent(List.of(x, y, left), key -> {
                if (all.size() >= Survival.MOST_PAIRS / 20) {
                    throw new RefusedException("partizan.loopy-pairs", "allowed", Survival.MOST_PAIRS / 20);
                }
                State made = new State(x, y, left);
                fresh.push(made);
                return made;
            });
        }

        private void open(State state) {
            if (state.x >= 0 && state.y >= 0 && !state.left) {
                if (!stoppers.atLeast(state.x, state.y)) {
                    state.inH.add(lost());
                }
                return;
            }
            follow(state, options(g, state.x, state.left), x -> state(x, state.y, !state.left), state.inG);
            follow(state, options(h, state.y, !state.left), y -> state(state.x, y, !state.left), state.inH);
        }

        /** A position in which Left is to move and cannot. */
        private State lost() {
            return new State(Stoppers.ZERO, Stoppers.ZERO, true);
        }

        private void follow(State state, int[] options, IntFunction<State> to, List<State> list) {
            Arrays.stream(options).mapToObj(to).forEach(next -> {
                next.before.add(state);
                list.add(next);
            });
        }
    }
}

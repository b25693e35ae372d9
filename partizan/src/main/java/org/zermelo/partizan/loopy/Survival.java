package org.zermelo.partizan.loopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;

/**
 * The order of stoppers: G is at least H if Left, moving second in G - H, survives: she wins or play goes on for ever (Siegel,
 * Combinatorial Game Theory, 2013, chapter VI). Right's wins are found backwards over the pairs that play can reach.
 */
final class Survival {

    /** Pairs of one search at most: some 200 bytes each. */
    static final int MOST_PAIRS = 4_000_000;

    private final OptionTable nodes;
    private final Map<Long, Boolean> known = new HashMap<>();
    /** What is known of nodes that are not settled yet. */
    private final Map<Long, Boolean> passing = new HashMap<>();

    private int settled = Integer.MAX_VALUE;
    private long rounds;

    Survival(OptionTable nodes) {
        this.nodes = nodes;
    }

    /** The game x - y with a player to move. */
    private static final class SurvivalState {
        final int x;
        final int y;
        final boolean left;
        final List<SurvivalState> before = new ArrayList<>();
        int open;
        boolean lost;

        SurvivalState(int x, int y, boolean left) {
            this.x = x;
            this.y = y;
            this.left = left;
        }
    }

    private static long key(int x, int y) {
        return (long) x << 32 | y;
    }

    /** Whether {@code x >= y}. */
    boolean atLeast(int x, int y) {
        if (x == y) {
            return true;
        }
        Boolean found = known(x, y);
        return found != null ? found : new Search().run(x, y);
    }

    private @Nullable Boolean known(int x, int y) {
        return (x < settled && y < settled ? known : passing).get(key(x, y));
    }

    private void learn(int x, int y, boolean atLeast) {
        (x < settled && y < settled ? known : passing).put(key(x, y), atLeast);
    }

    /** The nodes from this number on may come to be other nodes. */
    void pass(int from) {
        settled = from;
    }

    /** What is known of the nodes that passed holds for those that they have become. */
    void settle(IntUnaryOperator become) {
        int from = settled;
        settled = Integer.MAX_VALUE;
        passing.forEach((pair, value) -> {
            int x = (int) (pair >> 32);
            int y = (int) (long) pair;
            learn(x < from ? x : become.applyAsInt(x), y < from ? y : become.applyAsInt(y), value);
        });
        passing.clear();
    }

    /** One search over all pairs that can be reached from one. */
    private final class Search {

        private final Map<Long, SurvivalState> lefts = new HashMap<>();
        private final Map<Long, SurvivalState> rights = new HashMap<>();
        private final Deque<SurvivalState> fresh = new ArrayDeque<>();
        private final Deque<SurvivalState> lost = new ArrayDeque<>();

        boolean run(int x, int y) {
            SurvivalState start = state(x, y, false);
            while (!fresh.isEmpty()) {
                CancelScope.poll(++rounds);
                open(fresh.pop());
            }
            while (!lost.isEmpty()) {
                for (SurvivalState before : lost.pop().before) {
                    before.open--;
                    if (!before.lost && (!before.left || before.open == 0)) {
                        lose(before);
                    }
                }
            }
            rights.values().forEach(state -> learn(state.x, state.y, !state.lost));
            return !start.lost;
        }

        private void lose(SurvivalState state) {
            state.lost = true;
            lost.push(state);
        }

        private SurvivalState state(int x, int y, boolean left) {
            Map<Long, SurvivalState> all = left ? lefts : rights;
            SurvivalState found = all.get(key(x, y));
            if (found == null) {
                if (lefts.size() + rights.size() >= MOST_PAIRS) {
                    throw new RefusedException("partizan.loopy-pairs", "allowed", MOST_PAIRS);
                }
                found = new SurvivalState(x, y, left);
                all.put(key(x, y), found);
                fresh.push(found);
            }
            return found;
        }

        private void open(SurvivalState state) {
            int[] ofX = state.left ? nodes.lefts(state.x) : nodes.rights(state.x);
            int[] ofY = state.left ? nodes.rights(state.y) : nodes.lefts(state.y);
            if (state.left && survives(ofX, state.x, ofY, state.y)) {
                state.open = Integer.MAX_VALUE;
                return;
            }
            for (int x : ofX) {
                follow(state, x, state.y);
            }
            for (int y : ofY) {
                follow(state, state.x, y);
            }
            if (state.left && state.open == 0) {
                lose(state);
            }
        }

        /** Whether a move of Left's is known to survive. */
        private boolean survives(int[] ofX, int x, int[] ofY, int y) {
            for (int option : ofX) {
                if (option == y || Boolean.TRUE.equals(known(option, y))) {
                    return true;
                }
            }
            for (int option : ofY) {
                if (option == x || Boolean.TRUE.equals(known(x, option))) {
                    return true;
                }
            }
            return false;
        }

        private void follow(SurvivalState state, int x, int y) {
            if (state.left && known(x, y) != null) {
                return;
            }
            state.open++;
            state(x, y, !state.left).before.add(state);
        }
    }
}

package org.zermelo.solve;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.value.Value;
import org.zermelo.value.Worth;

/** Spreads outcomes backwards over a reachable graph, by rising depth. */
final class Spread {

    private final Reach<?> reach;
    private final Value value;
    private final int[][] parents;
    private final int[] openOptions;
    private final long[] codes;
    private final boolean[] known;

    Spread(Reach<?> reach, Value value, Watch watch) {
        this.reach = reach;
        this.value = value;
        this.parents = reach.parents();
        this.openOptions = new int[reach.size()];
        this.codes = new long[reach.size()];
        this.known = new boolean[reach.size()];
        List<Integer> decided = new ArrayList<>();
        List<Integer> tied = new ArrayList<>();
        List<Integer> late = new ArrayList<>();
        for (int i = 0; i < codes.length; i++) {
            openOptions[i] = reach.options(i).length;
            if (openOptions[i] == 0) {
                long code = value.ended(reach.ending(i));
                Worth worth = value.worth(code);
                (worth.sign() == 0 ? tied : reach.ending(i).deemedPlies() > 0 ? late : decided).add(i);
                codes[i] = code;
            }
        }
        spreadDecided(decided, late, watch);
        spreadTies(tied);
    }

    /** The code of every position; 0, the code of endless play, where nothing is decided. */
    long[] codes() {
        return codes;
    }

    /** One level of depth after the other; ends with a deemed ply enter one level late. */
    private void spreadDecided(List<Integer> first, List<Integer> late, Watch watch) {
        first.forEach(i -> known[i] = true);
        late.forEach(i -> known[i] = true);
        List<Integer> level = first;
        boolean lateWaits = true;
        while (!level.isEmpty() || lateWaits) {
            watch.check();
            List<Integer> next = new ArrayList<>();
            for (int child : level) {
                for (int parent : parents[child]) {
                    openOptions[parent]--;
                    long code = value.along(codes[child], 0);
                    boolean wins = value.worth(code).sign() > 0;
                    if (!known[parent] && (wins || openOptions[parent] == 0)) {
                        known[parent] = true;
                        codes[parent] = code;
                        next.add(parent);
                    }
                }
            }
            if (lateWaits) {
                next.addAll(late);
                lateWaits = false;
            }
            level = next;
        }
    }

    private void spreadTies(List<Integer> first) {
        List<Integer> level = first;
        level.forEach(i -> known[i] = true);
        while (!level.isEmpty()) {
            List<Integer> next = new ArrayList<>();
            for (int child : level) {
                for (int parent : parents[child]) {
                    if (!known[parent]) {
                        known[parent] = true;
                        codes[parent] = value.along(codes[child], 0);
                        next.add(parent);
                    }
                }
            }
            level = next;
        }
    }
}

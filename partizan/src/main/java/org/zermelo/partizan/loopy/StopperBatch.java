package org.zermelo.partizan.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Brings new nodes, whose graph is a stopper, into canonical form: reversible options are bypassed, dominated ones left out, equal nodes
 * become one. What remains is unique (Siegel 2013, chapter VI: the simplest form of a stopper).
 */
final class StopperBatch {

    private final OptionTable nodes;
    private final Survival order;
    private final CycleTable cycles;
    private final int base;
    private final int count;
    /** What each new node has become. */
    private final int[] become;

    /**
     * These nodes.
     *
     * @param lefts the left options of each; {@code ~k} is the k-th of these nodes
     */
    StopperBatch(OptionTable nodes, Survival order, CycleTable cycles, int[][] lefts, int[][] rights) {
        this.nodes = nodes;
        this.order = order;
        this.cycles = cycles;
        this.base = nodes.size();
        this.count = lefts.length;
        this.become = new int[count];
        for (int k = 0; k < count; k++) {
            nodes.add(placed(lefts[k]), placed(rights[k]));
        }
    }

    private int[] placed(int[] options) {
        return Arrays.stream(options)
                .map(option -> option < 0 ? base + ~option : option)
                .sorted()
                .distinct()
                .toArray();
    }

    /** The canonical nodes. */
    int[] settle() {
        order.pass(base);
        for (int k = 0; k < count; k++) {
            simplify(base + k);
        }
        int[] same = new int[count];
        for (int k = 0; k < count; k++) {
            int node = base + k;
            same[k] = IntStream.range(0, k)
                    .filter(j -> order.atLeast(base + j, node) && order.atLeast(node, base + j))
                    .findFirst()
                    .orElse(k);
        }
        int[][] lefts = new int[count][];
        int[][] rights = new int[count][];
        for (int k = 0; k < count; k++) {
            lefts[k] = fused(nodes.lefts(base + same[k]), same);
            rights[k] = fused(nodes.rights(base + same[k]), same);
        }
        nodes.cut(base);
        int[] placed = new Placement(cycles, lefts, rights).place();
        for (int k = 0; k < count; k++) {
            become[k] = placed[same[k]];
        }
        order.settle(node -> become[node - base]);
        return become;
    }

    private int[] fused(int[] options, int[] same) {
        return Arrays.stream(options)
                .map(option -> option < base ? option : ~same[option - base])
                .toArray();
    }

    private void simplify(int node) {
        boolean changed = true;
        while (changed) {
            changed = bypass(node, true) || bypass(node, false);
        }
        nodes.set(node, undominated(nodes.lefts(node), true), undominated(nodes.rights(node), false));
    }

    /** Replaces one reversible option of a player by those behind it. */
    private boolean bypass(int node, boolean left) {
        int[] options = left ? nodes.lefts(node) : nodes.rights(node);
        for (int option : options) {
            for (int back : left ? nodes.rights(option) : nodes.lefts(option)) {
                if (left ? order.atLeast(node, back) : order.atLeast(back, node)) {
                    TreeSet<Integer> replaced = new TreeSet<>();
                    Arrays.stream(options).filter(other -> other != option).forEach(replaced::add);
                    Arrays.stream(left ? nodes.lefts(back) : nodes.rights(back)).forEach(replaced::add);
                    int[] now = replaced.stream().mapToInt(Integer::intValue).toArray();
                    nodes.set(node, left ? now : nodes.lefts(node), left ? nodes.rights(node) : now);
                    return true;
                }
            }
        }
        return false;
    }

    private int[] undominated(int[] options, boolean left) {
        List<Integer> kept = new ArrayList<>();
        for (int option : options) {
            if (kept.stream().noneMatch(other -> better(other, option, left))) {
                kept.removeIf(other -> better(option, other, left));
                kept.add(option);
            }
        }
        return kept.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean better(int option, int other, boolean left) {
        return left ? order.atLeast(option, other) : order.atLeast(other, option);
    }
}

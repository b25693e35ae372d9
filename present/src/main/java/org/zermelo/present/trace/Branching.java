package org.zermelo.present.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.trace.Change;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/**
 * How a tree of calls lies when it is grown. Calls so deep that the tree would grow too wide are folded into the call above them
 * that is still drawn.
 */
final class Branching {

    private static final int MOST_LEAVES = 20;

    private final int panel;
    private final Map<Integer, Integer> parents = new LinkedHashMap<>();
    private final Map<Integer, Integer> depths = new HashMap<>();
    private final Map<Integer, Double> across = new HashMap<>();
    private int deepest;
    private int leaves;

    /** The whole tree that a trace grows in a panel. */
    Branching(Trace trace, int panel) {
        this.panel = panel;
        trace.steps()
                .forEach(step -> step.changes().forEach(change -> {
                    if (change instanceof Change.Call call && call.spot().panel() == panel) {
                        int number = call.spot().row();
                        parents.put(number, call.parent());
                        depths.put(number, call.parent() < 0 ? 0 : depths.getOrDefault(call.parent(), 0) + 1);
                    }
                }));
        deepest = depths.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        while (deepest > 1 && leavesTo(deepest) > MOST_LEAVES) {
            deepest--;
        }
        children(-1).forEach(this::place);
    }

    private long leavesTo(int depth) {
        return parents.keySet().stream()
                .filter(call -> depth(call) == depth
                        || depth(call) < depth && children(call).isEmpty())
                .count();
    }

    private List<Integer> children(int call) {
        List<Integer> children = new ArrayList<>();
        parents.forEach((child, parent) -> {
            if (parent == call) {
                children.add(child);
            }
        });
        return children;
    }

    private double place(int call) {
        List<Integer> below = depth(call) == deepest ? List.of() : children(call);
        double at;
        if (below.isEmpty()) {
            at = leaves++;
        } else {
            double first = place(below.get(0));
            double last = first;
            for (int child : below.subList(1, below.size())) {
                last = place(child);
            }
            at = (first + last) / 2;
        }
        across.put(call, at);
        return at;
    }

    /** The calls that are drawn. */
    List<Integer> drawn() {
        return parents.keySet().stream().filter(across::containsKey).toList();
    }

    /** The place across of a drawn call, in widths of a leaf. */
    double across(int call) {
        return across.getOrDefault(call, 0.0);
    }

    int depth(int call) {
        return depths.getOrDefault(call, 0);
    }

    /** The calling call, when it is drawn with the call. */
    Optional<Integer> parent(int call) {
        return Optional.ofNullable(parents.get(call)).filter(above -> above >= 0);
    }

    int leaves() {
        return leaves;
    }

    int deepest() {
        return deepest;
    }

    /** Each call that is not drawn, with the drawn one into which it is folded. */
    Map<Spot, Spot> folds() {
        Map<Spot, Spot> folds = new LinkedHashMap<>();
        for (int call : parents.keySet()) {
            int above = call;
            while (!across.containsKey(above)) {
                above = parents.getOrDefault(above, 0);
            }
            if (above != call) {
                folds.put(Spot.call(panel, call), Spot.call(panel, above));
            }
        }
        return folds;
    }
}

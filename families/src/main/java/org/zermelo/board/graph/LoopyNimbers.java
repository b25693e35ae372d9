package org.zermelo.board.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The loopy Sprague-Grundy values of all vertices of a graph, under normal play: a nimber, or infinity with the set of the
 * nimbers that its options have. In a sum a vertex with a nimber n is a Nim heap of n; one with infinity is won by the
 * mover when the nim-sum of the rest is in its set, and drawn otherwise; two with infinity are drawn.
 *
 * <p>A vertex may be given the least number m that no labelled option has once each option without a label has itself an
 * option labelled m (a move that can be taken back); when no vertex can be labelled, the rest are infinite. After C. A. B.
 * Smith, Graphs and composite games, J. Combinatorial Theory 1, 1966, and A. S. Fraenkel and U. Tassa, 1975. O(vertices x
 * edges) at worst.
 */
public final class LoopyNimbers {

    private static final int NONE = -1;

    private final GraphGame graph;
    private final int[] labels;

    private LoopyNimbers(GraphGame graph) {
        this.graph = graph;
        this.labels = new int[graph.size() + 1];
        Arrays.fill(labels, NONE);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int v = 1; v < labels.length; v++) {
                changed |= labels[v] == NONE && label(v);
            }
        }
    }

    /** The values of a graph's vertices. */
    public static LoopyNimbers of(GraphGame graph) {
        return new LoopyNimbers(graph);
    }

    private boolean label(int vertex) {
        int[] options = graph.options(vertex);
        int mex = labelled(options).nextClearBit(0);
        for (int option : options) {
            if (labels[option] == NONE && !labelled(graph.options(option)).get(mex)) {
                return false;
            }
        }
        labels[vertex] = mex;
        return true;
    }

    private BitSet labelled(int[] vertices) {
        BitSet set = new BitSet();
        for (int v : vertices) {
            if (labels[v] != NONE) {
                set.set(labels[v]);
            }
        }
        return set;
    }

    /** Whether a vertex has a nimber. */
    public boolean finite(int vertex) {
        return labels[vertex] != NONE;
    }

    /**
     * The nimber of a vertex.
     *
     * @throws IllegalArgumentException when it has none
     */
    public int nimber(int vertex) {
        if (!finite(vertex)) {
            throw new IllegalArgumentException("vertex " + vertex + " has no nimber");
        }
        return labels[vertex];
    }

    /** The nimbers of a vertex's options, ascending. */
    public List<Integer> optionNimbers(int vertex) {
        List<Integer> nimbers = new ArrayList<>();
        labelled(graph.options(vertex)).stream().forEach(nimbers::add);
        return nimbers;
    }

    /** The value as it is written: {@code *2}, or {@code infinity(0 1)} with the options' nimbers. */
    public String text(int vertex) {
        if (finite(vertex)) {
            return "*" + labels[vertex];
        }
        List<String> nimbers =
                optionNimbers(vertex).stream().map(String::valueOf).toList();
        return "infinity(" + String.join(" ", nimbers) + ")";
    }
}

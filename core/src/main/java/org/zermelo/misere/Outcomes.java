package org.zermelo.misere;

import java.util.Arrays;
import java.util.List;

/**
 * Outcomes of all nodes of a {@link Frame}, and the coarsest quotient that keeps them.
 *
 * <p>Each node stands for the position that its word spells. The options of that position are nodes again, by the words
 * that are assumed for the components in them, so the outcomes follow by recursion.
 */
final class Outcomes {

    private static final byte NEXT = 2;
    private static final byte PREVIOUS = 3;

    private final Frame frame;
    private final List<List<Integer>> words;
    private final List<List<Integer>> positions;
    private final int[] nodes;
    private final int[][] optionNodes;
    private final int[][] times;
    private final byte[] outcomes;

    /**
     * @param words a word of letters for each node
     * @param positions for each node a shortest position, as the components in it
     * @param nodes for each component its node
     * @param optionNodes for each component the nodes of its options
     */
    Outcomes(Frame frame, List<List<Integer>> words, List<List<Integer>> positions, int[] nodes, int[][] optionNodes) {
        this.frame = frame;
        this.words = words;
        this.positions = positions;
        this.nodes = nodes;
        this.optionNodes = optionNodes;
        this.times = new int[frame.size()][];
        this.outcomes = new byte[frame.size()];
        outcomes[0] = NEXT;
        for (int node = 0; node < outcomes.length; node++) {
            outcome(node);
        }
    }

    private byte outcome(int node) {
        if (outcomes[node] == 0) {
            outcomes[node] = hasMoveToPrevious(positions.get(node)) ? NEXT : PREVIOUS;
        }
        return outcomes[node];
    }

    private boolean hasMoveToPrevious(List<Integer> position) {
        for (int i = position.size() - 1; i >= 0; i--) {
            int component = position.get(i);
            if (i + 1 < position.size() && position.get(i + 1) == component) {
                continue;
            }
            int rest = 0;
            for (int k = 0; k < position.size(); k++) {
                if (k != i) {
                    rest = by(nodes[position.get(k)])[rest];
                }
            }
            for (int option : optionNodes[component]) {
                if (outcome(by(option)[rest]) == PREVIOUS) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Products with a node. */
    private int[] by(int node) {
        if (times[node] == null) {
            times[node] = frame.timesAll(words.get(node));
        }
        return times[node];
    }

    /** For each node the number of its class in the reduced quotient; the identity has class 0. */
    int[] classes() {
        return Partition.coarsest(frame, node -> outcomes[node]);
    }

    /** The reduced quotient as a table. */
    Monoid monoid(int[] classes, int count) {
        int[] first = new int[count];
        Arrays.fill(first, -1);
        for (int node = classes.length - 1; node >= 0; node--) {
            first[classes[node]] = node;
        }
        int[] product = new int[Math.multiplyExact(count, count)];
        boolean[] previous = new boolean[count];
        for (int a = 0; a < count; a++) {
            previous[a] = outcomes[first[a]] == PREVIOUS;
            for (int b = 0; b < count; b++) {
                int node = first[a];
                for (int letter : words.get(first[b])) {
                    node = frame.next(node, letter);
                }
                product[a * count + b] = classes[node];
            }
        }
        return new Monoid(product, previous);
    }
}

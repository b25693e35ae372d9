package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A finite commutative monoid given by generating letters and the edges {@code node times letter}; node 0 is the identity.
 * It is the frame in which outcomes of sums are worked out before indistinguishable ones are merged, and it grows by
 * splitting nodes that turn out to be different.
 */
final class Frame {

    /** Per letter its component, and its edges. */
    private final List<Integer> letters;

    private final List<int[]> edges;

    private Frame(List<Integer> letters, List<int[]> edges) {
        this.letters = letters;
        this.edges = edges;
    }

    /** The old quotient with its letters, and a new letter h with no law but h^3 = h. */
    static Frame of(Stage stage, int added) {
        Monoid monoid = stage.monoid();
        int order = monoid.order();
        List<Integer> letters = new ArrayList<>(stage.letters());
        List<int[]> edges = new ArrayList<>();
        for (int letter : letters) {
            int[] next = new int[3 * order];
            for (int node = 0; node < next.length; node++) {
                next[node] = node / order * order + monoid.times(node % order, stage.values()[letter]);
            }
            edges.add(next);
        }
        int[] next = new int[3 * order];
        for (int node = 0; node < next.length; node++) {
            next[node] = node < 2 * order ? node + order : node - order;
        }
        letters.add(added);
        edges.add(next);
        return new Frame(letters, edges);
    }

    int size() {
        return edges.get(0).length;
    }

    List<Integer> letters() {
        return letters;
    }

    int next(int node, int letter) {
        return edges.get(letter)[node];
    }

    /** The node of a word, given as the indices of its letters. */
    int node(List<Integer> word) {
        int node = 0;
        for (int letter : word) {
            node = next(node, letter);
        }
        return node;
    }

    /** A new letter for a component that so far is the product of a word. */
    int alias(int component, List<Integer> word) {
        int[] next = new int[size()];
        for (int node = 0; node < next.length; node++) {
            int end = node;
            for (int letter : word) {
                end = next(end, letter);
            }
            next[node] = end;
        }
        letters.add(component);
        edges.add(next);
        return letters.size() - 1;
    }

    /** For each node its product with one node, given by that node's word. */
    int[] timesAll(List<Integer> word) {
        int[] product = new int[size()];
        for (int node = 0; node < product.length; node++) {
            product[node] = node;
        }
        for (int letter : word) {
            int[] next = edges.get(letter);
            for (int node = 0; node < product.length; node++) {
                product[node] = next[product[node]];
            }
        }
        return product;
    }

    /** A shortest word of letters for each node. */
    List<List<Integer>> words(int[] lengths) {
        return Shortest.words(edges, lengths);
    }

    /** Merges nodes of the same class. */
    void merge(int[] classes) {
        int count = Arrays.stream(classes).max().orElse(0) + 1;
        for (int j = 0; j < edges.size(); j++) {
            int[] merged = new int[count];
            for (int node = 0; node < classes.length; node++) {
                merged[classes[node]] = classes[edges.get(j)[node]];
            }
            edges.set(j, merged);
        }
    }

    /**
     * Separates a word u from an equal one that u does not divide. Beside letters that cannot be undone the words stay equal.
     *
     * @param powers how often u has each letter
     * @return whether there were at most {@code limit} nodes on the way; if not, nothing has changed
     */
    boolean separate(int[] powers, int limit) {
        int size = size();
        int[] stride = new int[powers.length];
        int radix = 1;
        int target = 0;
        for (int j = 0; j < powers.length; j++) {
            stride[j] = radix;
            radix = Math.multiplyExact(radix, powers[j] + 1);
            for (int k = 0; k < powers[j]; k++) {
                target = next(target, j);
            }
        }
        boolean[] around = component(target);
        Map<Long, Integer> numbers = new HashMap<>();
        List<int[]> nodes = new ArrayList<>();
        List<int[]> found = new ArrayList<>();
        numbers.put(0L, 0);
        nodes.add(new int[] {0, 0});
        for (int i = 0; i < nodes.size(); i++) {
            int node = nodes.get(i)[0];
            int counts = nodes.get(i)[1];
            int[] next = new int[powers.length];
            for (int j = 0; j < powers.length; j++) {
                int to = next(node, j);
                int more = counts / stride[j] % (powers[j] + 1) < powers[j] ? counts + stride[j] : counts;
                Integer fresh = nodes.size();
                Integer number = numbers.putIfAbsent((long) more * size + to, fresh);
                if (number == null) {
                    nodes.add(new int[] {to, more});
                    if (nodes.size() > limit) {
                        return false;
                    }
                }
                next[j] = number == null ? fresh : number;
            }
            found.add(next);
        }
        for (int j = 0; j < powers.length; j++) {
            int letter = j;
            edges.set(j, found.stream().mapToInt(next -> next[letter]).toArray());
        }
        int full = radix - 1;
        merge(Partition.coarsest(this, i -> {
            int node = nodes.get(i)[0];
            return 2L * node + (around[node] && nodes.get(i)[1] == full ? 1 : 0);
        }));
        return true;
    }

    /** The nodes that can be reached from a node and from which it can be reached. */
    private boolean[] component(int node) {
        int size = size();
        boolean[] after = new boolean[size];
        int[] stack = new int[size];
        int top = 0;
        stack[top++] = node;
        after[node] = true;
        List<List<Integer>> before = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            before.add(new ArrayList<>());
        }
        while (top > 0) {
            int from = stack[--top];
            for (int[] next : edges) {
                int to = next[from];
                before.get(to).add(from);
                if (!after[to]) {
                    after[to] = true;
                    stack[top++] = to;
                }
            }
        }
        boolean[] both = new boolean[size];
        both[node] = true;
        stack[top++] = node;
        while (top > 0) {
            for (int from : before.get(stack[--top])) {
                if (!both[from]) {
                    both[from] = true;
                    stack[top++] = from;
                }
            }
        }
        return both;
    }
}

package org.zermelo.partizan.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A graph of positions that may lead back to each other, and to games whose sides are known. */
final class LoopyGraph {

    private final List<int[]> lefts = new ArrayList<>();
    private final List<int[]> rights = new ArrayList<>();
    private final List<Sided> known = new ArrayList<>();

    /** Adds a node; its options come later. */
    int node() {
        lefts.add(new int[0]);
        rights.add(new int[0]);
        return lefts.size() - 1;
    }

    /** A game whose sides are known, as an option. */
    int known(Sided sided) {
        known.add(sided);
        return ~(known.size() - 1);
    }

    /** Says the options of a node: nodes, or what {@code known} gave. */
    void options(int node, int[] left, int[] right) {
        lefts.set(node, left);
        rights.set(node, right);
    }

    int size() {
        return lefts.size();
    }

    int[] lefts(int node) {
        return lefts.get(node);
    }

    int[] rights(int node) {
        return rights.get(node);
    }

    /** The sides of an option that is no node. */
    Sided known(int option) {
        return known.get(~option);
    }

    /** The nodes that each node leads to. */
    int[][] edges() {
        int[][] edges = new int[size()][];
        for (int node = 0; node < edges.length; node++) {
            edges[node] = IntStream.concat(Arrays.stream(lefts(node)), Arrays.stream(rights(node)))
                    .filter(option -> option >= 0)
                    .toArray();
        }
        return edges;
    }

    /** The nodes that one leads to as a graph of their own, in which it is node 0. */
    LoopyGraph from(int start) {
        Map<Integer, Integer> places = new HashMap<>(Map.of(start, 0));
        List<Integer> nodes = new ArrayList<>(List.of(start));
        LoopyGraph graph = new LoopyGraph();
        for (int k = 0; k < nodes.size(); k++) {
            graph.options(
                    graph.node(),
                    moved(lefts(nodes.get(k)), graph, places, nodes),
                    moved(rights(nodes.get(k)), graph, places, nodes));
        }
        return graph;
    }

    private int[] moved(int[] options, LoopyGraph graph, Map<Integer, Integer> places, List<Integer> nodes) {
        return Arrays.stream(options)
                .map(option -> {
                    if (option < 0) {
                        return graph.known(known(option));
                    }
                    Integer known = places.get(option);
                    if (known == null) {
                        known = nodes.size();
                        places.put(option, known);
                        nodes.add(option);
                    }
                    return known;
                })
                .toArray();
    }
}

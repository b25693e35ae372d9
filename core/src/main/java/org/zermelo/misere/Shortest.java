package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;

/** Shortest words in a graph whose edges have lengths by their letter. */
final class Shortest {

    private Shortest() {}

    /**
     * For each node a word of least length that leads to it from node 0.
     *
     * @param edges per letter the node that each node leads to
     * @param lengths per letter its length, at least 1
     */
    static List<List<Integer>> words(List<int[]> edges, int[] lengths) {
        int size = edges.get(0).length;
        int[] length = new int[size];
        int[] parent = new int[size];
        int[] last = new int[size];
        Arrays.fill(length, Integer.MAX_VALUE);
        length[0] = 0;
        PriorityQueue<long[]> open = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        open.add(new long[] {0, 0});
        List<List<Integer>> words = new ArrayList<>(Collections.nCopies(size, List.of()));
        boolean[] done = new boolean[size];
        while (!open.isEmpty()) {
            int node = (int) open.remove()[1];
            if (done[node]) {
                continue;
            }
            done[node] = true;
            if (node != 0) {
                List<Integer> word = new ArrayList<>(words.get(parent[node]));
                word.add(last[node]);
                Collections.sort(word);
                words.set(node, word);
            }
            for (int j = 0; j < lengths.length; j++) {
                int to = edges.get(j)[node];
                int there = length[node] + lengths[j];
                if (there < length[to]) {
                    length[to] = there;
                    parent[to] = node;
                    last[to] = j;
                    open.add(new long[] {there, to});
                }
            }
        }
        return words;
    }
}

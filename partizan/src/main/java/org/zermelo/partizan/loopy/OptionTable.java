package org.zermelo.partizan.loopy;

import java.util.ArrayList;
import java.util.List;

/** The options of nodes of a graph of games, by number. */
final class OptionTable {

    private final List<int[]> lefts = new ArrayList<>();
    private final List<int[]> rights = new ArrayList<>();

    int size() {
        return lefts.size();
    }

    int add(int[] left, int[] right) {
        lefts.add(left);
        rights.add(right);
        return lefts.size() - 1;
    }

    int[] lefts(int node) {
        return lefts.get(node);
    }

    int[] rights(int node) {
        return rights.get(node);
    }

    void set(int node, int[] left, int[] right) {
        lefts.set(node, left);
        rights.set(node, right);
    }

    /** Forgets the nodes from this number on. */
    void cut(int size) {
        lefts.subList(size, lefts.size()).clear();
        rights.subList(size, rights.size()).clear();
    }
}

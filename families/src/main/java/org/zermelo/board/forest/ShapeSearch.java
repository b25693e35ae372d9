package org.zermelo.board.forest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * The nimbers of Kayles on a graph, part by part, each shape once: a path by its length, a cycle by that of the path that a move leaves, a
 * tree by its canonical form from its centre (Aho, Hopcroft, Ullman 1974), any other part by its vertices.
 */
final class ShapeSearch implements Nimbers<List<Integer>, LargeKayles.Gone> {

    /** About what a shape takes in memory. */
    private static final long BYTES_A_SHAPE = 400;

    private final LargeKayles game;
    private final Watch watch;
    private final long most;
    private final Map<Object, Integer> known = new HashMap<>();
    /** The numbers of rooted trees, by the sorted numbers of their branches. */
    private final Map<List<Integer>, Integer> rooted = new HashMap<>();

    private int[] paths = {0};
    private int pathsKnown = 1;

    ShapeSearch(LargeKayles game, Budget budget, Watch watch) {
        this.game = game;
        this.watch = watch;
        this.most = budget.bytes() / BYTES_A_SHAPE;
    }

    @Override
    public long nimber(List<Integer> position) {
        boolean[] left = game.left(position);
        List<Integer> all = new ArrayList<>();
        for (int v = 1; v < left.length; v++) {
            if (left[v]) {
                all.add(v);
            }
        }
        return nimber(all.stream().mapToInt(Integer::intValue).toArray(), left);
    }

    @Override
    public long counted() {
        return known.size() + pathsKnown - 1L;
    }

    /** The nimber of some vertices, of which those that are not left are passed over. */
    private int nimber(int[] vertices, boolean[] left) {
        int total = 0;
        for (int[] part : parts(vertices, left)) {
            total ^= part(part, left);
        }
        return total;
    }

    private List<int[]> parts(int[] vertices, boolean[] left) {
        List<int[]> parts = new ArrayList<>();
        BitSet seen = new BitSet();
        int[] queue = new int[vertices.length];
        for (int first : vertices) {
            if (!left[first] || seen.get(first)) {
                continue;
            }
            int end = 0;
            queue[end++] = first;
            seen.set(first);
            for (int at = 0; at < end; at++) {
                for (int other : game.neighbours(queue[at])) {
                    if (left[other] && !seen.get(other)) {
                        seen.set(other);
                        queue[end++] = other;
                    }
                }
            }
            parts.add(Arrays.copyOf(queue, end));
        }
        return parts;
    }

    private int part(int[] part, boolean[] left) {
        int ends = 0;
        int greatest = 0;
        for (int vertex : part) {
            int degree = degree(vertex, left);
            ends += degree;
            greatest = Math.max(greatest, degree);
        }
        boolean tree = ends == 2 * (part.length - 1);
        if (greatest <= 2) {
            return tree ? path(part.length) : cycle(part.length);
        }
        Object key = tree ? tree(part, left) : vertices(part);
        Integer found = known.get(key);
        if (found != null) {
            return found;
        }
        watch.check();
        Set<Integer> options = new HashSet<>();
        for (int[] take : game.takes(part, left)) {
            boolean[] after = left.clone();
            for (int vertex : take) {
                after[vertex] = false;
            }
            options.add(nimber(part, after));
        }
        int mex = 0;
        while (options.contains(mex)) {
            mex++;
        }
        if (known.size() >= most) {
            throw new RefusedException("forest.too-many", "shapes", known.size());
        }
        known.put(key, mex);
        watch.progress(known.size(), -1);
        return mex;
    }

    private int degree(int vertex, boolean[] left) {
        int degree = 0;
        for (int other : game.neighbours(vertex)) {
            degree += left[other] ? 1 : 0;
        }
        return degree;
    }

    private static BitSet vertices(int[] part) {
        BitSet set = new BitSet();
        for (int vertex : part) {
            set.set(vertex);
        }
        return set;
    }

    /** A move leaves a path: without three vertices in a row, or two. */
    private int cycle(int length) {
        return path(length - (game.kind() == LargeKayles.Removing.NODE ? 3 : 2)) == 0 ? 1 : 0;
    }

    /** The nimber of a path; all shorter ones are known then. */
    private int path(int length) {
        if (length >= paths.length) {
            paths = Arrays.copyOf(paths, Math.max(length + 1, 2 * paths.length));
        }
        for (int n = pathsKnown; n <= length; n++) {
            BitSet options = new BitSet();
            if (game.kind() == LargeKayles.Removing.NODE) {
                for (int i = 0; i < n; i++) {
                    options.set(paths[Math.max(0, i - 1)] ^ paths[Math.max(0, n - i - 2)]);
                }
            } else {
                for (int i = 0; i + 1 < n; i++) {
                    options.set(paths[i] ^ paths[n - i - 2]);
                }
            }
            paths[n] = options.nextClearBit(0);
        }
        pathsKnown = Math.max(pathsKnown, length + 1);
        return paths[length];
    }

    /** The canonical form of a tree: the number of the tree that hangs on its centre, or those of both halves of its central edge. */
    private List<Integer> tree(int[] part, boolean[] left) {
        Map<Integer, Integer> degrees = new HashMap<>();
        List<Integer> outer = new ArrayList<>();
        for (int vertex : part) {
            int degree = degree(vertex, left);
            degrees.put(vertex, degree);
            if (degree <= 1) {
                outer.add(vertex);
            }
        }
        Map<Integer, List<Integer>> branches = new HashMap<>();
        int remaining = part.length;
        while (remaining > 2) {
            remaining -= outer.size();
            List<Integer> next = new ArrayList<>();
            for (int leaf : outer) {
                int number = number(branches.remove(leaf));
                degrees.put(leaf, 0);
                for (int other : game.neighbours(leaf)) {
                    if (left[other] && degrees.getOrDefault(other, 0) > 0) {
                        branches.computeIfAbsent(other, v -> new ArrayList<>()).add(number);
                        if (degrees.merge(other, -1, Integer::sum) == 1) {
                            next.add(other);
                        }
                    }
                }
            }
            outer = next;
        }
        List<Integer> centre = new ArrayList<>();
        for (int vertex : outer) {
            centre.add(number(branches.remove(vertex)));
        }
        centre.sort(null);
        return centre;
    }

    private int number(@Nullable List<Integer> branches) {
        List<Integer> sorted =
                branches == null ? List.of() : branches.stream().sorted().toList();
        return rooted.computeIfAbsent(sorted, form -> rooted.size());
    }
}

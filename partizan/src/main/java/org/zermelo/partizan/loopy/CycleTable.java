package org.zermelo.partizan.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.zermelo.game.RefusedException;

/** Canonical nodes, each once: those in no cycle by their options, cycles by the graph that they are. */
final class CycleTable {

    private final OptionTable nodes;
    private final int most;
    private final Map<List<List<Integer>>, Integer> byOptions = new HashMap<>();
    /** The cycles with the same number of nodes and the same options outside. */
    private final Map<List<Object>, List<int[]>> cycles = new HashMap<>();

    CycleTable(OptionTable nodes, int most) {
        this.nodes = nodes;
        this.most = most;
    }

    private int add(int[] lefts, int[] rights) {
        if (nodes.size() >= most) {
            throw new RefusedException("partizan.loopy-nodes", "allowed", most);
        }
        int node = nodes.add(lefts, rights);
        byOptions.put(List.of(list(lefts), list(rights)), node);
        return node;
    }

    private static List<Integer> list(int[] options) {
        return Arrays.stream(options).sorted().boxed().toList();
    }

    /** The node with these options, none of which leads back to it unless it is known. */
    int node(int[] lefts, int[] rights) {
        Integer known = byOptions.get(List.of(list(lefts), list(rights)));
        return known != null ? known : add(lefts, rights);
    }

    /** The nodes of a cycle; {@code ~i} is its i-th node. */
    int[] nodes(int[][] lefts, int[][] rights) {
        TreeSet<Integer> outside = new TreeSet<>();
        for (int i = 0; i < lefts.length; i++) {
            Arrays.stream(lefts[i]).filter(option -> option >= 0).forEach(outside::add);
            Arrays.stream(rights[i]).filter(option -> option >= 0).forEach(outside::add);
        }
        List<int[]> alike =
                cycles.computeIfAbsent(List.of(lefts.length, List.copyOf(outside)), key -> new ArrayList<>());
        for (int[] cycle : alike) {
            int[] match = match(lefts, rights, cycle);
            if (match.length > 0) {
                return match;
            }
        }
        int base = nodes.size();
        int[] made = new int[lefts.length];
        for (int i = 0; i < made.length; i++) {
            made[i] = add(placed(lefts[i], base), placed(rights[i], base));
        }
        alike.add(made);
        return made;
    }

    private static int[] placed(int[] options, int base) {
        return Arrays.stream(options)
                .map(option -> option < 0 ? base + ~option : option)
                .sorted()
                .toArray();
    }

    /** The nodes of a known cycle that these are the same as; empty if they are not. */
    private int[] match(int[][] lefts, int[][] rights, int[] cycle) {
        int size = cycle.length;
        int[][] left = Arrays.copyOf(lefts, 2 * size);
        int[][] right = Arrays.copyOf(rights, 2 * size);
        for (int i = 0; i < size; i++) {
            left[size + i] = within(nodes.lefts(cycle[i]), cycle);
            right[size + i] = within(nodes.rights(cycle[i]), cycle);
        }
        int[] colors = new int[2 * size];
        int before = 0;
        int now = 1;
        while (now > before) {
            before = now;
            Map<List<Object>, Integer> found = new HashMap<>();
            int[] next = new int[2 * size];
            for (int i = 0; i < next.length; i++) {
                List<Object> looks = List.of(colors[i], looks(left[i], colors), looks(right[i], colors));
                next[i] = found.computeIfAbsent(looks, key -> found.size());
            }
            colors = next;
            now = found.size();
        }
        int[] match = new int[size];
        for (int i = 0; i < size; i++) {
            int j = size;
            while (j < 2 * size && colors[j] != colors[i]) {
                j++;
            }
            if (j == 2 * size) {
                return new int[0];
            }
            match[i] = cycle[j - size];
        }
        return match;
    }

    private static int[] within(int[] options, int[] cycle) {
        int size = cycle.length;
        return Arrays.stream(options)
                .map(option -> {
                    for (int i = 0; i < size; i++) {
                        if (cycle[i] == option) {
                            return ~(size + i);
                        }
                    }
                    return option;
                })
                .toArray();
    }

    /** What options look like: those outside by number, those inside by color. */
    private static List<Integer> looks(int[] options, int[] colors) {
        return Arrays.stream(options)
                .map(option -> option >= 0 ? option : ~colors[~option])
                .sorted()
                .boxed()
                .toList();
    }
}

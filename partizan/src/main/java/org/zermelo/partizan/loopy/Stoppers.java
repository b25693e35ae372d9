package org.zermelo.partizan.loopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.form.Forms;

/**
 * An arena of canonical stoppers, which belongs to one question and one thread: games in which no play by turns goes on for ever. A
 * stopper is a number; two are equal exactly if the numbers are.
 */
final class Stoppers {

    /** The game in which nobody can move. */
    static final int ZERO = 0;
    /** Nodes of all stoppers at most. */
    static final int MOST_NODES = 60_000;

    private static final int[] NONE = {};

    private final OptionTable nodes = new OptionTable();
    private final Survival order = new Survival(nodes);
    private final CycleTable cycles = new CycleTable(nodes, MOST_NODES);
    private final Map<Integer, Integer> negatives = new HashMap<>();
    private final Map<Integer, Integer> forms = new HashMap<>();
    private final Map<List<List<Integer>>, Integer> simplified = new HashMap<>();
    private final int on;
    private final int off;
    private long rounds;

    Stoppers() {
        cycles.node(NONE, NONE);
        on = add(new int[][] {{~0}}, new int[][] {NONE})[0];
        off = add(new int[][] {NONE}, new int[][] {{~0}})[0];
    }

    /** The game in which Left may move for ever and Right has no move. */
    int on() {
        return on;
    }

    /** The game in which Right may move for ever and Left has no move. */
    int off() {
        return off;
    }

    int[] lefts(int stopper) {
        return nodes.lefts(stopper);
    }

    int[] rights(int stopper) {
        return nodes.rights(stopper);
    }

    /** How many nodes there are. */
    int size() {
        return nodes.size();
    }

    /** Whether {@code x >= y}. */
    boolean atLeast(int x, int y) {
        return order.atLeast(x, y);
    }

    /** The stopper with these options. */
    int of(int[] lefts, int[] rights) {
        List<List<Integer>> key = List.of(list(lefts), list(rights));
        Integer known = simplified.get(key);
        if (known == null) {
            known = add(new int[][] {lefts}, new int[][] {rights})[0];
            simplified.put(key, known);
        }
        return known;
    }

    private static List<Integer> list(int[] options) {
        return Arrays.stream(options).sorted().distinct().boxed().toList();
    }

    /**
     * The stoppers of nodes that lead to each other.
     *
     * @param lefts the left options of each node: stoppers, or {@code ~k} for the k-th of the nodes; the graph must be a stopper
     */
    int[] add(int[][] lefts, int[][] rights) {
        CancelScope.poll(++rounds);
        return new StopperBatch(nodes, order, cycles, lefts, rights).settle();
    }

    /** The stopper and all that it leads to. */
    List<Integer> followers(int stopper) {
        List<Integer> found = new ArrayList<>(List.of(stopper));
        BitSet seen = new BitSet();
        seen.set(stopper);
        for (int at = 0; at < found.size(); at++) {
            for (int[] options : new int[][] {lefts(found.get(at)), rights(found.get(at))}) {
                for (int option : options) {
                    if (!seen.get(option)) {
                        seen.set(option);
                        found.add(option);
                    }
                }
            }
        }
        return found;
    }

    /** The negative: the players exchanged. */
    int negative(int stopper) {
        Integer known = negatives.get(stopper);
        if (known != null) {
            return known;
        }
        List<Integer> open = followers(stopper).stream()
                .filter(node -> !negatives.containsKey(node))
                .toList();
        Map<Integer, Integer> places = new HashMap<>();
        open.forEach(node -> places.put(node, places.size()));
        int[][] lefts = new int[open.size()][];
        int[][] rights = new int[open.size()][];
        for (int k = 0; k < lefts.length; k++) {
            lefts[k] = negatives(rights(open.get(k)), places);
            rights[k] = negatives(lefts(open.get(k)), places);
        }
        int[] made = new Placement(cycles, lefts, rights).place();
        for (int k = 0; k < made.length; k++) {
            negatives.put(open.get(k), made[k]);
            negatives.put(made[k], open.get(k));
        }
        return Objects.requireNonNull(negatives.get(stopper));
    }

    private int[] negatives(int[] options, Map<Integer, Integer> places) {
        return Arrays.stream(options)
                .map(option -> {
                    Integer place = places.get(option);
                    return place != null ? ~place : Objects.requireNonNull(negatives.get(option));
                })
                .toArray();
    }

    /**
     * The stopper of a short form.
     *
     * @throws org.zermelo.game.RefusedException when it has too many followers
     */
    int of(Forms arena, int form) {
        Deque<Integer> open = new ArrayDeque<>(List.of(form));
        while (!open.isEmpty()) {
            int at = open.peek();
            boolean ready = true;
            for (int[] options : new int[][] {arena.lefts(at), arena.rights(at)}) {
                for (int option : options) {
                    if (!forms.containsKey(option)) {
                        open.push(option);
                        ready = false;
                    }
                }
            }
            if (open.size() > MOST_NODES) {
                throw new RefusedException("partizan.loopy-nodes", "allowed", MOST_NODES);
            }
            if (ready) {
                open.pop();
                forms.put(at, cycles.node(known(arena.lefts(at)), known(arena.rights(at))));
            }
        }
        return Objects.requireNonNull(forms.get(form));
    }

    private int[] known(int[] options) {
        return Arrays.stream(options)
                .map(option -> Objects.requireNonNull(forms.get(option)))
                .sorted()
                .toArray();
    }
}

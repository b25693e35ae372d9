package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;

/**
 * Finds the quotient after a component that pretends to be no element of the old one.
 *
 * <p>The old quotient and the new component as a letter span a {@link Frame}; outcomes are worked out there and merged. The
 * transition algebra then tests the result on all positions. When it finds a position that is not as claimed, the position
 * is turned step by step into the word of its node; the step that mends it was an assumption that fails beside the new
 * component: either a component is no longer what it pretended to be and becomes a letter, or two words are no longer equal.
 * With that corrected in the frame the work is done again, until nothing is left to correct.
 */
final class Rebuilding {

    private static final int MOST_ROUNDS = 1_000;

    private final Watch watch;
    private final Components components;
    private final int size;
    private final int mostElements;
    private final int largestFrame;
    private final Frame frame;
    /** Per component the word that it is taken for, as indices of letters. */
    private final List<List<Integer>> taken = new ArrayList<>();

    private List<List<Integer>> words = List.of();
    private List<List<Integer>> positions = List.of();
    private int[] nodes = new int[0];
    private int[][] optionNodes = new int[0][];
    private int[] classes = new int[0];
    private Monoid monoid = Monoid.trivial();

    Rebuilding(Components components, Stage before, int added, int mostElements, int largestFrame, Watch watch) {
        this.watch = watch;
        this.components = components;
        this.size = added;
        this.mostElements = mostElements;
        this.largestFrame = largestFrame;
        this.frame = Frame.of(before, added);
        List<List<Integer>> old = frame.words(letterLengths());
        for (int n = 0; n < added; n++) {
            taken.add(old.get(before.values()[n]));
        }
        taken.add(List.of(frame.letters().size() - 1));
    }

    private int[] letterLengths() {
        return frame.letters().stream().mapToInt(components::length).toArray();
    }

    /** The new stage, or null when it passes the limits. */
    @Nullable
    Stage run() {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            watch.check();
            if (!span()) {
                return null;
            }
            int[] values = Arrays.stream(nodes).map(node -> classes[node]).toArray();
            Transitions transitions = new Transitions(monoid);
            List<Integer> broken = verify(values, transitions);
            if (broken.isEmpty()) {
                List<Integer> sorted = new ArrayList<>(new TreeSet<>(frame.letters()));
                return new Stage(monoid, transitions, values, Stage.generating(monoid, values, sorted));
            }
            if (!correct(broken)) {
                return null;
            }
        }
        return null;
    }

    private boolean span() {
        words = frame.words(letterLengths());
        nodes = taken.stream().mapToInt(frame::node).toArray();
        optionNodes = new int[size + 1][];
        for (int n = 1; n <= size; n++) {
            optionNodes[n] = Arrays.stream(components.options(n))
                    .mapToInt(this::node)
                    .distinct()
                    .toArray();
        }
        positions = positions();
        Outcomes outcomes = new Outcomes(frame, words, positions, nodes, optionNodes);

        classes = outcomes.classes();
        int order = Arrays.stream(classes).max().orElse(0) + 1;
        if (order > mostElements) {
            return false;
        }
        monoid = outcomes.monoid(classes, order);
        return true;
    }

    /** For each node a shortest position, as its components. */
    private List<List<Integer>> positions() {
        Map<Integer, Integer> shortest = new LinkedHashMap<>();
        for (int n = 1; n <= size; n++) {
            int component = n;
            if (optionNodes[n].length > 0) {
                shortest.merge(nodes[n], n, (a, b) -> components.length(a) <= components.length(component) ? a : b);
            }
        }
        int[] distinct = shortest.values().stream().mapToInt(n -> n).toArray();
        List<int[]> edges = Arrays.stream(distinct)
                .mapToObj(n -> frame.timesAll(taken.get(n)))
                .toList();
        int[] lengths = Arrays.stream(distinct).map(components::length).toArray();
        return Shortest.words(edges, lengths).stream()
                .map(word -> word.stream().map(i -> distinct[i]).sorted().toList())
                .toList();
    }

    private int node(int... parts) {
        int node = 0;
        for (int part : parts) {
            for (int letter : taken.get(part)) {
                node = frame.next(node, letter);
            }
        }
        return node;
    }

    /** Empty when all is right, else the components of a shortest position that is not as claimed. */
    private List<Integer> verify(int[] values, Transitions transitions) {
        int[] shortest = new int[monoid.order()];
        Arrays.fill(shortest, Integer.MAX_VALUE);
        int[] node = new int[monoid.order()];
        for (int i = 0; i < classes.length; i++) {
            int length = positions.get(i).stream().mapToInt(components::length).sum();
            if (length < shortest[classes[i]]) {
                shortest[classes[i]] = length;
                node[classes[i]] = i;
            }
        }
        int best = Integer.MAX_VALUE;
        List<Integer> broken = List.of();
        for (int n = 1; n <= size; n++) {
            if (optionNodes[n].length == 0) {
                continue;
            }
            long[] set = monoid.none();
            for (int option : optionNodes[n]) {
                Bits.add(set, classes[option]);
            }
            long[] wins = monoid.wins(set);
            long[] row = monoid.row(values[n]);
            for (int z = Bits.next(row, 0); z >= 0; z = Bits.next(row, z + 1)) {
                if (Bits.has(wins, z) && components.length(n) + shortest[z] < best) {
                    best = components.length(n) + shortest[z];
                    broken = new ArrayList<>(positions.get(node[z]));
                    broken.add(n);
                }
            }
            transitions.enter(n, values[n], wins, components.length(n));
        }
        return transitions.close(best) ? broken : transitions.broken();
    }

    /** Finds an assumption that the position refutes, and drops it. */
    private boolean correct(List<Integer> broken) {
        int node = node(broken.stream().mapToInt(n -> n).toArray());
        return walk(broken, true) || walk(positions.get(node), false);
    }

    /**
     * Turns a position step by step into the word of its node.
     *
     * @param mended whether to stop at the first step after which the position is right, or is not
     * @return whether there was such a step and what it relied on has been dropped
     */
    private boolean walk(List<Integer> from, boolean mended) {
        List<Integer> position = new ArrayList<>(from);
        for (int n : from) {
            if (frame.letters().contains(n)) {
                continue;
            }
            position.remove((Integer) n);
            taken.get(n).forEach(letter -> position.add(frame.letters().get(letter)));
            if (isRight(position) == mended) {
                int letter = frame.alias(n, taken.get(n));
                taken.set(n, List.of(letter));
                int[] powers = new int[frame.letters().size()];
                powers[letter] = 1;
                return frame.separate(powers, largestFrame);
            }
        }
        int[] powers = new int[frame.letters().size()];
        position.forEach(n -> powers[frame.letters().indexOf(n)]++);
        for (int[] u = reducible(powers); u != null; u = reducible(powers)) {
            int node = 0;
            for (int j = 0; j < powers.length; j++) {
                powers[j] -= u[j];
                for (int k = 0; k < u[j]; k++) {
                    node = frame.next(node, j);
                }
            }
            words.get(node).forEach(letter -> powers[letter]++);
            if (isRight(spell(powers)) == mended) {
                return frame.separate(u, largestFrame);
            }
        }
        return false;
    }

    private List<Integer> spell(int[] powers) {
        List<Integer> position = new ArrayList<>();
        for (int j = 0; j < powers.length; j++) {
            for (int k = 0; k < powers[j]; k++) {
                position.add(frame.letters().get(j));
            }
        }
        return position;
    }

    /** A least factor that is not the word of its node, or null when there is none. */
    private int @Nullable [] reducible(int[] powers) {
        if (isWord(powers)) {
            return null;
        }
        int[] factor = powers.clone();
        for (int j = 0; j < factor.length; ) {
            if (factor[j] > 0) {
                factor[j]--;
                if (!isWord(factor)) {
                    continue;
                }
                factor[j]++;
            }
            j++;
        }
        return factor;
    }

    private boolean isWord(int[] powers) {
        int node = 0;
        int length = 0;
        for (int j = 0; j < powers.length; j++) {
            length += powers[j];
            for (int k = 0; k < powers[j]; k++) {
                node = frame.next(node, j);
            }
        }
        int[] own = new int[powers.length];
        if (words.get(node).size() != length) {
            return false;
        }
        words.get(node).forEach(letter -> own[letter]++);
        return Arrays.equals(own, powers);
    }

    /** Whether the claimed outcome of a position agrees with the claimed outcomes of its options. */
    private boolean isRight(List<Integer> position) {
        if (position.isEmpty()) {
            return true;
        }
        int[] parts = position.stream().mapToInt(n -> n).toArray();
        boolean claimed = monoid.isPrevious(classes[node(parts)]);
        for (int i = 0; i < parts.length; i++) {
            int[] rest = new int[parts.length - 1];
            System.arraycopy(parts, 0, rest, 0, i);
            System.arraycopy(parts, i + 1, rest, i, rest.length - i);
            int besides = node(rest);
            for (int option : optionNodes[parts[i]]) {
                int node = besides;
                for (int letter : words.get(option)) {
                    node = frame.next(node, letter);
                }
                if (monoid.isPrevious(classes[node])) {
                    return !claimed;
                }
            }
        }
        return claimed;
    }
}

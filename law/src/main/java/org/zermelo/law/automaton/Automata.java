package org.zermelo.law.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** What can be done with automata: products, projections, the shortest tuple in a set. */
public final class Automata {

    /** Pairs in which one state decides alone what is said share one number for each output. */
    private static final long DECIDED = -1;

    private Automata() {}

    /** Both sets. */
    public static Automaton both(Automaton a, Automaton b) {
        return join(a, b, (x, y) -> x & y);
    }

    /** Either set. */
    public static Automaton either(Automaton a, Automaton b) {
        return join(a, b, (x, y) -> x | y);
    }

    /**
     * What two automata say together, on the tracks of both. Only pairs of states that can be reached are made.
     *
     * @throws TooLargeException when there are too many
     */
    public static Automaton join(Automaton a, Automaton b, IntBinaryOperator says) {
        int[] tracks = IntStream.concat(Arrays.stream(a.tracks()), Arrays.stream(b.tracks()))
                .sorted()
                .distinct()
                .toArray();
        int letters = Automaton.letters(a.radix(), tracks.length);
        int[] ofA = letters(a, tracks, letters);
        int[] ofB = letters(b, tracks, letters);
        long[] decidedByA = decided(a, b, says);
        long[] decidedByB = decided(b, a, (y, x) -> says.applyAsInt(x, y));
        long width = b.states();
        return StateWalk.explore(
                a.radix(),
                tracks,
                pair(0, 0, width, decidedByA, decidedByB),
                (pair, letter) -> pair < 0
                        ? pair
                        : pair(
                                a.next((int) (pair / width), ofA[letter]),
                                b.next((int) (pair % width), ofB[letter]),
                                width,
                                decidedByA,
                                decidedByB),
                pair -> pair < 0
                        ? (int) (DECIDED - pair)
                        : says.applyAsInt(a.output((int) (pair / width)), b.output((int) (pair % width))));
    }

    private static Long pair(int a, int b, long width, long[] decidedByA, long[] decidedByB) {
        return decidedByA[a] < 0 ? decidedByA[a] : decidedByB[b] < 0 ? decidedByB[b] : a * width + b;
    }

    /** For each state of an automaton that is never left and says the same beside whatever the other says: that; else 0. */
    private static long[] decided(Automaton one, Automaton other, IntBinaryOperator says) {
        int[] outputs =
                IntStream.range(0, other.states()).map(other::output).distinct().toArray();
        long[] decided = new long[one.states()];
        for (int state = 0; state < decided.length; state++) {
            int said = one.output(state);
            int[] together = Arrays.stream(outputs)
                    .map(output -> says.applyAsInt(said, output))
                    .distinct()
                    .toArray();
            decided[state] = together.length == 1 && one.sink(state) ? DECIDED - together[0] : 0;
        }
        return decided;
    }

    /** For each letter on more tracks the letter on the tracks of an automaton. */
    private static int[] letters(Automaton automaton, int[] tracks, int letters) {
        int[] own = automaton.tracks();
        int[] map = new int[letters];
        int radix = automaton.radix();
        int unit = 1;
        int ownUnit = 1;
        for (int track : tracks) {
            if (Arrays.binarySearch(own, track) >= 0) {
                for (int letter = 0; letter < letters; letter++) {
                    map[letter] += letter / unit % radix * ownUnit;
                }
                ownUnit *= radix;
            }
            unit *= radix;
        }
        return map;
    }

    /**
     * The tuples that belong to a set together with some numbers on hidden tracks. These may be longer than the others: the start holds
     * whatever leading zeros of the others lead to. Sets of states become states.
     *
     * @throws TooLargeException when there are too many
     */
    public static Automaton hide(Automaton automaton, int... hidden) {
        int[] tracks = Arrays.stream(automaton.tracks())
                .filter(track -> Arrays.stream(hidden).noneMatch(h -> h == track))
                .toArray();
        int[] shown = letters(
                new Automaton(automaton.radix(), tracks, new int[0], new int[0]),
                automaton.tracks(),
                automaton.letters());
        List<List<Integer>> full = new ArrayList<>();
        IntStream.range(0, Automaton.letters(automaton.radix(), tracks.length))
                .forEach(letter -> full.add(new ArrayList<>()));
        IntStream.range(0, shown.length)
                .forEach(letter -> full.get(shown[letter]).add(letter));
        int[][] ways = full.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        BitSet dead = new BitSet();
        BitSet inside = new BitSet();
        for (int state = 0; state < automaton.states(); state++) {
            inside.set(state, automaton.output(state) != 0);
            dead.set(state, automaton.output(state) == 0 && automaton.sink(state));
        }
        BitSet start = new BitSet();
        start.set(0);
        for (BitSet more = start; ; start = more) {
            more = after(automaton, start, ways[0], dead);
            more.or(start);
            if (more.equals(start)) {
                break;
            }
        }
        return StateWalk.explore(
                automaton.radix(),
                tracks,
                start,
                (set, letter) -> after(automaton, set, ways[letter], dead),
                set -> set.intersects(inside) ? 1 : 0);
    }

    private static BitSet after(Automaton automaton, BitSet set, int[] letters, BitSet dead) {
        BitSet after = new BitSet();
        for (int state = set.nextSetBit(0); state >= 0; state = set.nextSetBit(state + 1)) {
            for (int letter : letters) {
                after.set(automaton.next(state, letter));
            }
        }
        after.andNot(dead);
        return after;
    }

    /** Whether a set is finite: then no word of it without leading zeros is longer than there are states. */
    public static boolean finite(Automaton set) {
        BitSet live = live(set);
        BitSet reached = new BitSet();
        // what can be reached by a word that does not begin with a zero
        for (int letter = 1; letter < set.letters(); letter++) {
            reached.set(set.next(0, letter));
        }
        reached.and(live);
        for (int length = 0; length <= set.states() && !reached.isEmpty(); length++) {
            BitSet after = new BitSet();
            for (int state = reached.nextSetBit(0); state >= 0; state = reached.nextSetBit(state + 1)) {
                for (int letter = 0; letter < set.letters(); letter++) {
                    after.set(set.next(state, letter));
                }
            }
            after.and(live);
            reached = after;
        }
        return reached.isEmpty();
    }

    /** The states from which something in the set can be reached. */
    public static BitSet live(Automaton set) {
        BitSet live = new BitSet();
        for (int known = -1; known != live.cardinality(); ) {
            known = live.cardinality();
            for (int state = 0; state < set.states(); state++) {
                boolean leads = set.output(state) != 0;
                for (int letter = 0; letter < set.letters() && !leads; letter++) {
                    leads = live.get(set.next(state, letter));
                }
                live.set(state, leads);
            }
        }
        return live;
    }

    /** The shortest tuple in a set, the least of these; one array of digits for each track. Empty when the set is. */
    public static Optional<int[][]> shortest(Automaton automaton) {
        int[] from = new int[automaton.states()];
        int[] by = new int[automaton.states()];
        Arrays.fill(from, -1);
        int[] queue = new int[automaton.states()];
        int count = 1;
        from[0] = 0;
        for (int i = 0; i < count; i++) {
            if (automaton.output(queue[i]) != 0) {
                return Optional.of(word(automaton, from, by, queue[i]));
            }
            for (int letter = 0; letter < automaton.letters(); letter++) {
                int to = automaton.next(queue[i], letter);
                if (from[to] < 0) {
                    from[to] = queue[i];
                    by[to] = letter;
                    queue[count++] = to;
                }
            }
        }
        return Optional.empty();
    }

    private static int[][] word(Automaton automaton, int[] from, int[] by, int last) {
        List<Integer> letters = new ArrayList<>();
        for (int state = last; state != 0; state = from[state]) {
            letters.add(0, by[state]);
        }
        return IntStream.range(0, automaton.tracks().length)
                .mapToObj(place -> letters.stream()
                        .mapToInt(letter -> automaton.digit(letter, place))
                        .toArray())
                .toArray(int[][]::new);
    }
}

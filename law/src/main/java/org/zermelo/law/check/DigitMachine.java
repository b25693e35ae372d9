package org.zermelo.law.check;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.law.check.DigitCondition.Compared;
import org.zermelo.law.check.DigitCondition.Verdict;

/**
 * Which digits on some tracks write numbers for which a condition holds: a state keeps the sums of all comparisons, and the last digits.
 * States that say the same of all that may follow are merged; there is no state where nothing can hold any more.
 *
 * @param next the state after a letter, -1 for none; a letter holds the digit of track 0 as its units
 * @param accepts whether the digits up to a state will do
 */
record DigitMachine(int[][] next, boolean[] accepts) {

    private static final long MOST_CELLS = 4_000_000;

    /** The machine of a condition on tracks from 0 on. */
    static DigitMachine of(DigitSystem system, int tracks, DigitCondition condition) {
        return new Making(system, tracks, condition).made().merged().trimmed();
    }

    /** How many letters there are with so many tracks. */
    static int letters(DigitSystem system, int tracks) {
        double letters = Math.pow(system.digits(), tracks);
        if (letters > MOST_CELLS / 4.0) {
            throw tooLarge();
        }
        return (int) letters;
    }

    static RefusedException tooLarge() {
        return new RefusedException("law.check.too-large");
    }

    int states() {
        return next.length;
    }

    private static final class Making {
        private final DigitSystem system;
        private final int tracks;
        private final DigitCondition condition;
        private final List<Compared> compared;
        private final Map<Compared, Integer> places;
        private final Map<List<Long>, Integer> numbers = new HashMap<>();
        private final List<List<Long>> states = new ArrayList<>();
        private final Map<Compared, Set<Long>> hopeful = new HashMap<>();
        private final int width;

        Making(DigitSystem system, int tracks, DigitCondition condition) {
            this.system = system;
            this.tracks = tracks;
            Map<Compared, Compared> all = new LinkedHashMap<>();
            condition.each(one -> all.putIfAbsent(one, one));
            this.condition = condition.replaced(one -> Objects.requireNonNull(all.get(one)));
            this.compared = List.copyOf(all.keySet());
            this.places = new IdentityHashMap<>();
            compared.forEach(one -> places.put(one, places.size()));
            this.width = system.nothing().length;
        }

        DigitMachine made() {
            int letters = letters(system, tracks);
            add(settled(new long[tracks + width * compared.size()]));
            List<int[]> next = new ArrayList<>();
            for (int state = 0; state < states.size(); state++) {
                CancelScope.check();
                if ((long) (state + 1) * letters > MOST_CELLS) {
                    throw tooLarge();
                }
                int[] row = new int[letters];
                for (int letter = 0; letter < letters; letter++) {
                    row[letter] = after(states.get(state), letter);
                }
                next.add(row);
            }
            boolean[] accepts = new boolean[states.size()];
            for (int state = 0; state < accepts.length; state++) {
                accepts[state] = accepts(states.get(state));
            }
            return new DigitMachine(next.toArray(int[][]::new), accepts);
        }

        private int add(List<Long> state) {
            Integer known = numbers.putIfAbsent(state, states.size());
            if (known == null) {
                states.add(state);
            }
            return known == null ? states.size() - 1 : known;
        }

        private int after(List<Long> state, int letter) {
            long[] after = new long[state.size()];
            int rest = letter;
            int[] digits = new int[tracks];
            for (int track = 0; track < tracks; track++) {
                digits[track] = rest % system.digits();
                rest /= system.digits();
                if (!system.follows(state.get(track).intValue(), digits[track])) {
                    return -1;
                }
                after[track] = system.base() > 0 ? 0 : digits[track];
            }
            for (int i = 0; i < compared.size(); i++) {
                long[] kept = kept(state, i);
                if (kept[0] < SETTLED) {
                    long digit = 0;
                    for (Map.Entry<Integer, Long> factor :
                            compared.get(i).sum().factors().entrySet()) {
                        digit += factor.getValue() * digits[factor.getKey()];
                    }
                    kept = next(i, kept, digit);
                }
                System.arraycopy(kept, 0, after, tracks + i * width, width);
            }
            List<Long> settled = settled(after);
            return condition.verdict(one -> known(settled, one)) == Verdict.FAILS ? -1 : add(settled);
        }

        private long[] next(int number, long[] kept, long digit) {
            try {
                return system.next(compared.get(number), kept, digit);
            } catch (ArithmeticException e) {
                if (byList(compared.get(number))) {
                    // no hopeful sum is beyond the largest number
                    return new long[] {SETTLED + Verdict.FAILS.ordinal()};
                }
                throw e;
            }
        }

        private long[] kept(List<Long> state, int number) {
            long[] kept = new long[width];
            Arrays.setAll(kept, i -> state.get(tracks + number * width + i));
            return kept;
        }

        /** A comparison that is decided for good is kept as a mark above all sums. */
        private static final long SETTLED = Long.MAX_VALUE - 3;

        private int place(Compared one) {
            return Objects.requireNonNull(places.get(one));
        }

        private Verdict known(List<Long> state, Compared one) {
            long[] kept = kept(state, place(one));
            return kept[0] >= SETTLED ? Verdict.values()[(int) (kept[0] - SETTLED)] : Verdict.OPEN;
        }

        private List<Long> settled(long[] state) {
            List<Long> list = new ArrayList<>(Arrays.stream(state).boxed().toList());
            for (int i = 0; i < compared.size(); i++) {
                long[] kept = kept(list, i);
                Verdict verdict = kept[0] >= SETTLED ? Verdict.OPEN : verdict(compared.get(i), kept);
                if (verdict != Verdict.OPEN) {
                    list.set(tracks + i * width, SETTLED + verdict.ordinal());
                    for (int more = 1; more < width; more++) {
                        list.set(tracks + i * width + more, 0L);
                    }
                }
            }
            if (condition.verdict(one -> known(list, one)) == Verdict.HOLDS) {
                for (int i = tracks; i < list.size(); i++) {
                    boolean mark = (i - tracks) % width == 0;
                    list.set(i, mark ? SETTLED + Verdict.OPEN.ordinal() : 0L);
                }
            }
            return list;
        }

        private boolean byList(Compared one) {
            return one.zero() && system.base() > 0 && !one.sum().fixed();
        }

        private Verdict verdict(Compared one, long[] kept) {
            if (byList(one)) {
                boolean hope = hopeful.computeIfAbsent(one, system::hopeful).contains(kept[0]);
                return hope ? Verdict.OPEN : Verdict.FAILS;
            }
            return system.verdict(one, kept);
        }

        private boolean accepts(List<Long> state) {
            boolean whole = compared.isEmpty() ? holdsAlways() : kept(state, 0)[0] == SETTLED + Verdict.OPEN.ordinal();
            return whole || condition.verdict(one -> now(state, one)) == Verdict.HOLDS;
        }

        private boolean holdsAlways() {
            return condition.verdict(one -> Verdict.OPEN) == Verdict.HOLDS;
        }

        private Verdict now(List<Long> state, Compared one) {
            Verdict known = known(state, one);
            return known != Verdict.OPEN
                    ? known
                    : system.holds(one, kept(state, place(one))) ? Verdict.HOLDS : Verdict.FAILS;
        }
    }

    /** States of one class are one: first by what they accept, then by the classes they lead to, until nothing changes. */
    private DigitMachine merged() {
        int[] classes = new int[states()];
        int count = 0;
        for (int before = -1; before != count; ) {
            CancelScope.check();
            before = count;
            Map<IntBuffer, Integer> seen = new HashMap<>();
            int[] finer = new int[classes.length];
            for (int state = 0; state < classes.length; state++) {
                int[] sign = new int[next[state].length + 2];
                for (int letter = 0; letter < next[state].length; letter++) {
                    sign[letter] = next[state][letter] < 0 ? -1 : classes[next[state][letter]];
                }
                sign[sign.length - 1] = classes[state];
                sign[sign.length - 2] = accepts[state] ? 1 : 0;
                Integer known = seen.putIfAbsent(IntBuffer.wrap(sign), seen.size());
                finer[state] = known == null ? seen.size() - 1 : known;
            }
            classes = finer;
            count = seen.size();
        }
        int[][] rows = new int[count][];
        boolean[] good = new boolean[count];
        for (int state = 0; state < classes.length; state++) {
            int[] of = classes;
            rows[classes[state]] =
                    Arrays.stream(next[state]).map(to -> to < 0 ? -1 : of[to]).toArray();
            good[classes[state]] = accepts[state];
        }
        return new DigitMachine(rows, good);
    }

    /** Without the states from which nothing is accepted; the start stays. */
    private DigitMachine trimmed() {
        boolean[] live = live();
        for (int[] row : next) {
            for (int letter = 0; letter < row.length; letter++) {
                row[letter] = row[letter] >= 0 && live[row[letter]] ? row[letter] : -1;
            }
        }
        return this;
    }

    private boolean[] live() {
        boolean[] live = accepts.clone();
        for (boolean more = true; more; ) {
            more = false;
            for (int state = 0; state < live.length; state++) {
                if (!live[state] && Arrays.stream(next[state]).anyMatch(to -> to >= 0 && live[to])) {
                    live[state] = true;
                    more = true;
                }
            }
        }
        return live;
    }

    /** Whether nothing at all is accepted. */
    boolean empty() {
        return !live()[0];
    }

    /** Whether only finitely many numbers are accepted: no circle is met behind a first digit that is not 0. */
    boolean finite() {
        boolean[] reached = new boolean[states()];
        List<Integer> waiting = new ArrayList<>();
        for (int letter = 1; letter < next[0].length; letter++) {
            reach(next[0][letter], reached, waiting);
        }
        for (int i = 0; i < waiting.size(); i++) {
            for (int to : next[waiting.get(i)]) {
                reach(to, reached, waiting);
            }
        }
        // what remains when states without a successor are taken away again and again lies on a circle, or leads to one
        boolean[] left = reached.clone();
        for (boolean more = true; more; ) {
            more = false;
            for (int state : waiting) {
                if (left[state] && Arrays.stream(next[state]).noneMatch(to -> to >= 0 && left[to])) {
                    left[state] = false;
                    more = true;
                }
            }
        }
        return waiting.stream().noneMatch(state -> left[state]);
    }

    private static void reach(int state, boolean[] reached, List<Integer> waiting) {
        if (state >= 0 && !reached[state]) {
            reached[state] = true;
            waiting.add(state);
        }
    }
}

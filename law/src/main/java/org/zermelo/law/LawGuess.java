package org.zermelo.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Numeration;

/**
 * A guess from all words up to some length (B. A. Trakhtenbrot, Ya. M. Barzdin, Finite Automata, 1973): two beginnings are one state when
 * no ending that is short enough tells them apart. If the true automaton has its states and what tells them apart within that length, the
 * guess is it.
 */
final class LawGuess {

    private static final int SMALL = 1024;

    private final Numeration numeration;
    private final int tracks;
    private final int letters;
    private final int length;
    private final int mostStates;
    private final ToIntFunction<long[]> worth;
    private final long[] greatest;

    /** What digits behind small numbers make, and 2 more; 0 where it was not asked for. */
    private final long[] appended;

    /**
     * A guess about tuples of numbers.
     *
     * @param greatest of each number; larger ones, which no more digits make smaller, are 0 and need no looking at
     * @param length the length of the longest words looked at
     * @param worth what is said of a tuple; -1 where it is not known. Then, or where there are more worths than states, nothing is guessed
     */
    LawGuess(Numeration numeration, long[] greatest, int length, int mostStates, ToIntFunction<long[]> worth) {
        this.numeration = numeration;
        this.tracks = greatest.length;
        this.greatest = greatest;
        this.letters = (int) Math.pow(numeration.radix(), tracks);
        this.length = length;
        this.appended = new long[SMALL * numeration.radix()];
        this.mostStates = mostStates;
        this.worth = worth;
    }

    private static final class UnknownException extends RuntimeException {
        private static final long serialVersionUID = 1;

        UnknownException() {
            super("unknown", null, false, false);
        }
    }

    /** The guess; empty when a tuple is not known, or there are too many states. */
    Optional<Automaton> guess() {
        try {
            return fold();
        } catch (UnknownException e) {
            return Optional.empty();
        }
    }

    private Optional<Automaton> fold() {
        List<long[]> states = new ArrayList<>();
        states.add(new long[tracks]);
        List<int[]> next = new ArrayList<>();
        boolean dead = false;
        for (int state = 0; state < states.size(); state++) {
            int[] row = new int[letters];
            for (int letter = 0; letter < letters; letter++) {
                long[] after = after(states.get(state), letter);
                if (after == null) {
                    row[letter] = -1;
                    dead = true;
                    continue;
                }
                row[letter] = like(states, after);
                if (row[letter] == states.size()) {
                    if (states.size() == mostStates || length(after) > length) {
                        return Optional.empty();
                    }
                    states.add(after);
                }
            }
            next.add(row);
        }
        int count = states.size() + (dead ? 1 : 0);
        int[] table = new int[count * letters];
        Arrays.fill(table, states.size());
        int[] output = new int[count];
        for (int state = 0; state < states.size(); state++) {
            output[state] = known(states.get(state));
            for (int letter = 0; letter < letters; letter++) {
                int to = next.get(state)[letter];
                table[state * letters + letter] = to < 0 ? states.size() : to;
            }
        }
        int[] names = new int[tracks];
        Arrays.setAll(names, i -> i);
        return Optional.of(new Automaton(numeration.radix(), names, table, output).saying(said -> said));
    }

    /** The first state that no short ending tells apart; a new one when there is none. */
    private int like(List<long[]> states, long[] tuple) {
        for (int state = 0; state < states.size(); state++) {
            long[] known = states.get(state);
            if (alike(known, tuple, length - Math.max(length(known), length(tuple)))) {
                return state;
            }
        }
        return states.size();
    }

    private boolean alike(long[] one, long[] other, int more) {
        if (Arrays.equals(one, other)) {
            return true;
        }
        if (more < 0) {
            return false;
        }
        if (known(one) != known(other)) {
            return false;
        }
        for (int letter = 0; more > 0 && letter < letters; letter++) {
            long[] a = after(one, letter);
            long[] b = after(other, letter);
            boolean same = a == null || b == null ? a == b : alike(a, b, more - 1);
            if (!same) {
                return false;
            }
        }
        return true;
    }

    private int known(long[] tuple) {
        int said = worth.applyAsInt(tuple);
        if (said < 0 || said >= mostStates) {
            throw new UnknownException();
        }
        return said;
    }

    private int length(long[] tuple) {
        int most = 0;
        for (long value : tuple) {
            most = Math.max(most, numeration.digits(value).length);
        }
        return most;
    }

    private long append(long value, int digit) {
        if (value >= SMALL) {
            return numeration.append(value, digit);
        }
        int at = (int) value * numeration.radix() + digit;
        if (appended[at] == 0) {
            appended[at] = numeration.append(value, digit) + 2;
        }
        return appended[at] - 2;
    }

    private long @Nullable [] after(long[] tuple, int letter) {
        long[] after = new long[tracks];
        int rest = letter;
        for (int i = 0; i < tracks; i++) {
            after[i] = append(tuple[i], rest % numeration.radix());
            rest /= numeration.radix();
            if (after[i] < 0 || after[i] > greatest[i]) {
                return null;
            }
        }
        return after;
    }

    /**
     * Which numerations may lead to a law: where there is one, guesses from larger and larger tables have no more states in the end; where
     * there is none, they grow with the tables.
     */
    static final class Promise {

        /** Tables with fewer positions say nothing. */
        private static final int TELLING = 16_384;

        /** How much the last guess may have grown before the first such table, as a share of the one before it. */
        private static final double GROWTH = 3;

        /** The part of that before a table that is four times as large. */
        private static final double LESS = 0.45;

        /** Guesses from so many positions on have most of the states of a law. */
        private static final int SETTLED = 4_096;

        /** By which factor the states of a law may grow with the tables from there on. */
        private static final double STAYS = 1.25;

        private final Map<Numeration, Integer> states = new HashMap<>();
        private final Map<Numeration, Double> growth = new HashMap<>();

        /** Says how many states a guess has; 0 where there was none. */
        void told(Numeration numeration, int count) {
            Integer before = states.put(numeration, count);
            growth.put(numeration, before == null || before == 0 ? 1.0 : (double) count / before);
        }

        /** Those that are tried with so many positions, the most promising first. */
        List<Numeration> inOrder(List<Numeration> numerations, int positions) {
            if (positions < TELLING) {
                return numerations;
            }
            double most = GROWTH;
            for (int table = TELLING; table < positions; table *= 4) {
                most *= LESS;
            }
            double allowed = 1 + most;
            return numerations.stream()
                    .filter(numeration -> growth(numeration) > 0 && growth(numeration) <= allowed)
                    .sorted(Comparator.comparingDouble(this::growth))
                    .toList();
        }

        /** Whether a guess from so many positions may be a law: to refute one of many states takes longer than a larger table. */
        boolean worthProving(Numeration numeration, int positions) {
            return positions < SETTLED || growth(numeration) <= STAYS;
        }

        private double growth(Numeration numeration) {
            return growth.getOrDefault(numeration, 1.0);
        }
    }
}

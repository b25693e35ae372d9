package org.zermelo.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

    private final Numeration numeration;
    private final int tracks;
    private final int letters;
    private final int length;
    private final int mostStates;
    private final ToIntFunction<long[]> worth;
    private final long[] greatest;

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

    private long @Nullable [] after(long[] tuple, int letter) {
        long[] after = new long[tracks];
        int rest = letter;
        for (int i = 0; i < tracks; i++) {
            after[i] = numeration.append(tuple[i], rest % numeration.radix());
            rest /= numeration.radix();
            if (after[i] < 0 || after[i] > greatest[i]) {
                return null;
            }
        }
        return after;
    }
}

package org.zermelo.law.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.zermelo.game.large.CancelScope;

/** Makes an automaton out of a start and of what follows: only states that can be reached are made. */
final class StateWalk {

    /** What follows a state. */
    interface Step<K> {
        K next(K state, int letter);
    }

    private StateWalk() {}

    /**
     * The automaton, with as few states as possible.
     *
     * @throws TooLargeException when it has too many transitions
     */
    static <K> Automaton explore(int radix, int[] tracks, K start, Step<K> step, ToIntFunction<K> output) {
        int letters = Automaton.letters(radix, tracks.length);
        Map<K, Integer> numbers = new HashMap<>();
        List<K> states = new ArrayList<>();
        numbers.put(start, 0);
        states.add(start);
        int[] next = new int[letters * 16];
        for (int state = 0; state < states.size(); state++) {
            CancelScope.check();
            if ((long) (state + 1) * letters > Automaton.MOST_CELLS) {
                throw new TooLargeException();
            }
            if (next.length < (state + 1) * letters) {
                next = Arrays.copyOf(next, Math.max(2 * next.length, (state + 1) * letters));
            }
            for (int letter = 0; letter < letters; letter++) {
                K after = step.next(states.get(state), letter);
                Integer known = numbers.get(after);
                if (known == null) {
                    known = states.size();
                    numbers.put(after, known);
                    states.add(after);
                }
                next[state * letters + letter] = known;
            }
        }
        int[] said = states.stream().mapToInt(output).toArray();
        return Minimal.of(new Automaton(radix, tracks, Arrays.copyOf(next, said.length * letters), said));
    }
}

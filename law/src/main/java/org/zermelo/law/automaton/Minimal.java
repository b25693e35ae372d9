package org.zermelo.law.automaton;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The automaton of fewest states that says the same (J. Hopcroft, An n log n algorithm for minimizing states in a finite automaton,
 * 1971): classes of states are split until all states of a class go to the same classes, the smaller half of a split being looked at
 * again. O(letters x states x log states).
 */
final class Minimal {

    private final Automaton automaton;
    private final int states;

    /** The states, class by class, and the place of each. */
    private final int[] begin;

    private final int[] before;
    private final int[] order;

    private final int[] place;
    private final int[] classOf;
    private final int[] first;
    private final int[] end;
    private final int[] marked;
    private int classes;

    private Minimal(Automaton automaton) {
        this.automaton = automaton;
        this.states = automaton.states();
        this.begin = new int[automaton.letters() * states + 1];
        this.before = new int[automaton.letters() * states];
        this.order = new int[states];
        this.place = new int[states];
        this.classOf = new int[states];
        this.first = new int[states];
        this.end = new int[states];
        this.marked = new int[states];
    }

    /** The least automaton; its states are numbered in the order in which they are first reached. */
    static Automaton of(Automaton automaton) {
        Minimal work = new Minimal(automaton);
        work.split();
        return work.merged();
    }

    private void split() {
        byOutput();
        boolean[] waits = new boolean[states];
        int[] waiting = new int[states];
        int count = 0;
        for (int i = 0; i < classes; i++) {
            waits[i] = true;
            waiting[count++] = i;
        }
        turnRound();
        int[] touched = new int[states];
        while (count > 0) {
            int splitter = waiting[--count];
            waits[splitter] = false;
            int[] members = Arrays.copyOfRange(order, first[splitter], end[splitter]);
            for (int letter = 0; letter < automaton.letters(); letter++) {
                int touches = 0;
                for (int member : members) {
                    int of = letter * states + member;
                    for (int i = begin[of]; i < begin[of + 1]; i++) {
                        int state = before[i];
                        if (marked[classOf[state]] == 0) {
                            touched[touches++] = classOf[state];
                        }
                        mark(state);
                    }
                }
                for (int i = 0; i < touches; i++) {
                    int old = touched[i];
                    int made = divide(old);
                    if (made >= 0) {
                        int smaller = waits[old] || end[made] - first[made] <= end[old] - first[old] ? made : old;
                        waits[smaller] = true;
                        waiting[count++] = smaller;
                    }
                }
            }
        }
    }

    private void byOutput() {
        Map<Integer, Integer> known = new HashMap<>();
        int[] sizes = new int[states];
        for (int state = 0; state < states; state++) {
            Integer number = known.putIfAbsent(automaton.output(state), known.size());
            classOf[state] = number == null ? known.size() - 1 : number;
            sizes[classOf[state]]++;
        }
        classes = known.size();
        int at = 0;
        for (int i = 0; i < classes; i++) {
            first[i] = at;
            end[i] = at;
            at += sizes[i];
        }
        for (int state = 0; state < states; state++) {
            place[state] = end[classOf[state]]++;
            order[place[state]] = state;
        }
    }

    /** Lists, for each letter and each state, the states that go to it, from {@code begin} of both on. */
    private void turnRound() {
        int letters = automaton.letters();
        for (int letter = 0; letter < letters; letter++) {
            for (int state = 0; state < states; state++) {
                begin[letter * states + automaton.next(state, letter) + 1]++;
            }
        }
        for (int i = 1; i < begin.length; i++) {
            begin[i] += begin[i - 1];
        }
        int[] at = begin.clone();
        for (int letter = 0; letter < letters; letter++) {
            for (int state = 0; state < states; state++) {
                before[at[letter * states + automaton.next(state, letter)]++] = state;
            }
        }
    }

    private void mark(int state) {
        int own = classOf[state];
        int to = first[own] + marked[own]++;
        int other = order[to];
        order[place[state]] = other;
        place[other] = place[state];
        order[to] = state;
        place[state] = to;
    }

    /** Makes the marked states of a class a class of their own; -1 when all are marked. */
    private int divide(int old) {
        int count = marked[old];
        marked[old] = 0;
        if (count == end[old] - first[old]) {
            return -1;
        }
        int made = classes++;
        first[made] = first[old];
        end[made] = first[old] + count;
        first[old] = end[made];
        for (int i = first[made]; i < end[made]; i++) {
            classOf[order[i]] = made;
        }
        return made;
    }

    private Automaton merged() {
        int letters = automaton.letters();
        int[] number = new int[classes];
        Arrays.fill(number, -1);
        int[] reached = new int[classes];
        int count = 0;
        number[classOf[0]] = count;
        reached[count++] = 0;
        int[] next = new int[classes * letters];
        for (int i = 0; i < count; i++) {
            for (int letter = 0; letter < letters; letter++) {
                int to = automaton.next(reached[i], letter);
                if (number[classOf[to]] < 0) {
                    number[classOf[to]] = count;
                    reached[count++] = to;
                }
                next[i * letters + letter] = number[classOf[to]];
            }
        }
        int[] output = new int[count];
        for (int i = 0; i < count; i++) {
            output[i] = automaton.output(reached[i]);
        }
        return new Automaton(automaton.radix(), automaton.tracks(), Arrays.copyOf(next, count * letters), output);
    }
}

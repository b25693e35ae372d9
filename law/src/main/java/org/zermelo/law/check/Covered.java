package org.zermelo.law.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.game.large.CancelScope;

/** Whether some of several sentences hold of all numbers of which another one does; what else they speak of, some numbers must do. */
final class Covered {

    private static final int MOST = 300_000;

    private final DigitSystem system;
    private final int letters;
    private final List<DigitMachine> machines = new ArrayList<>();

    private Covered(DigitSystem system, int tracks) {
        this.system = system;
        this.letters = DigitMachine.letters(system, tracks);
    }

    static boolean by(DigitSystem system, int tracks, DigitSentence all, List<DigitSentence> some) {
        Covered covered = new Covered(system, tracks);
        covered.add(all);
        some.forEach(covered::add);
        return covered.holds();
    }

    private void add(DigitSentence sentence) {
        machines.add(DigitMachine.of(system, sentence.tracks(), sentence.condition()));
    }

    private boolean holds() {
        List<BitSet> start = new ArrayList<>();
        for (DigitMachine machine : machines) {
            BitSet set = new BitSet();
            set.set(0);
            // other numbers may be longer: then these begin with zeros
            for (int known = 0; known != set.cardinality(); ) {
                known = set.cardinality();
                set.or(after(machine, set, 0));
            }
            start.add(set);
        }
        Set<List<BitSet>> seen = new HashSet<>(Set.of(start));
        Deque<List<BitSet>> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty()) {
            CancelScope.check();
            List<BitSet> sets = waiting.remove();
            boolean some = false;
            for (int i = 1; i < sets.size(); i++) {
                some |= accepts(i, sets);
            }
            if (accepts(0, sets) && !some) {
                return false;
            }
            for (int letter = 0; letter < letters; letter++) {
                List<BitSet> next = new ArrayList<>();
                for (int i = 0; i < sets.size(); i++) {
                    next.add(after(machines.get(i), sets.get(i), letter));
                }
                if (!next.get(0).isEmpty() && seen.add(next)) {
                    waiting.add(next);
                }
            }
            if (seen.size() > MOST) {
                throw DigitMachine.tooLarge();
            }
        }
        return true;
    }

    private boolean accepts(int number, List<BitSet> sets) {
        return sets.get(number).stream().anyMatch(state -> machines.get(number).accepts()[state]);
    }

    private BitSet after(DigitMachine machine, BitSet set, int letter) {
        BitSet after = new BitSet();
        set.stream().forEach(state -> {
            for (int all = letter; all < machine.next()[state].length; all += letters) {
                int to = machine.next()[state][all];
                if (to >= 0) {
                    after.set(to);
                }
            }
        });
        return after;
    }
}

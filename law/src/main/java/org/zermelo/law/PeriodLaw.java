package org.zermelo.law;

import java.util.List;
import java.util.Optional;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.shape.Shape;
import org.zermelo.law.shape.Shapes;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * Nimbers of one heap that repeat, proved by a theorem about periods; its moves may break the heap.
 *
 * @param game the game in the notation
 * @param name of the heap
 * @param first the nimbers before the period
 * @param block those of the first period
 * @param numeration a base in which few states read them
 * @param automaton what reads them
 */
public record PeriodLaw(
        String game, String name, List<Integer> first, List<Integer> block, Numeration numeration, Automaton automaton)
        implements DigitLaw {

    private static final int GREATEST_BASE = 12;

    public PeriodLaw {
        first = List.copyOf(first);
        block = List.copyOf(block);
    }

    /** The law of these nimbers, with the least automaton among those of small bases. */
    public static PeriodLaw of(String game, String name, List<Integer> first, List<Integer> block) {
        int base = 2;
        Automaton least = automaton(base, first, block);
        for (int other = 3; other <= GREATEST_BASE; other++) {
            Automaton automaton = automaton(other, first, block);
            if (automaton.states() < least.states()) {
                base = other;
                least = automaton;
            }
        }
        return new PeriodLaw(game, name, first, block, new Base(base), least);
    }

    /** A state for each number before the second period; larger ones go back by periods. */
    private static Automaton automaton(int base, List<Integer> first, List<Integer> block) {
        int states = first.size() + block.size();
        int[] next = new int[states * base];
        int[] output = new int[states];
        for (int state = 0; state < states; state++) {
            output[state] = state < first.size() ? first.get(state) : block.get(state - first.size());
            for (int digit = 0; digit < base; digit++) {
                int number = state * base + digit;
                next[state * base + digit] =
                        number < states ? number : first.size() + (number - first.size()) % block.size();
            }
        }
        return new Automaton(base, new int[] {0}, next, output).saying(said -> said);
    }

    @Override
    public Value value() {
        return Values.nimber();
    }

    @Override
    public List<String> names() {
        return List.of(name);
    }

    @Override
    public boolean tellsNimbers() {
        return true;
    }

    @Override
    public Optional<Shape> shape() {
        return Optional.of(Shapes.period(name, first, block));
    }
}

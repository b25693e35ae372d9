package org.zermelo.law.shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;

/**
 * One heap whose lost sizes have digits of a short form: a regular expression, by taking the states of the automaton away one after the
 * other (J. A. Brzozowski, E. J. McCluskey 1963), the one first that makes the least text.
 */
final class DigitShapes {

    /** Longer ones are read no better than the automaton. */
    private static final int LONGEST = 60;

    /** Ways from state to state; behind the automaton's states come a start and an end. */
    private final DigitPattern[][] ways;

    private DigitShapes(DigitPattern[][] ways) {
        this.ways = ways;
    }

    static @Nullable Shape of(Shapes shapes, Automaton law) {
        if (!(shapes.numeration() instanceof Base base)) {
            return null;
        }
        DigitPattern pattern = pattern(law.saying(said -> said == 0 ? 1 : 0));
        if (pattern == null) {
            return null;
        }
        String name = shapes.names().get(0);
        String text = pattern.text();
        return new Shape(
                name + " in base " + base.radix() + " =~ " + text,
                Note.of("law.shape.digits", "name", name, "base", base.radix(), "pattern", text));
    }

    /** The digits of the numbers in a set, without leading zeros but for 0 itself; null where the text is long. */
    static @Nullable DigitPattern pattern(Automaton set) {
        int states = set.states();
        int start = states;
        int end = states + 1;
        DigitPattern[][] ways = new DigitPattern[states + 2][states + 2];
        for (DigitPattern[] row : ways) {
            Arrays.fill(row, DigitPattern.NEVER);
        }
        BitSet live = Automata.live(set);
        for (int state = live.nextSetBit(0); state >= 0; state = live.nextSetBit(state + 1)) {
            if (set.output(state) != 0) {
                ways[state][end] = DigitPattern.EMPTY;
            }
            for (int digit = 0; digit < set.radix(); digit++) {
                int to = set.next(state, digit);
                if (live.get(to)) {
                    ways[state][to] = DigitPattern.either(ways[state][to], DigitPattern.digit(digit));
                }
            }
        }
        for (int digit = 1; digit < set.radix(); digit++) {
            int to = set.next(0, digit);
            if (live.get(to)) {
                ways[start][to] = DigitPattern.either(ways[start][to], DigitPattern.digit(digit));
            }
        }
        if (set.output(0) != 0) {
            ways[start][end] = DigitPattern.digit(0);
        }
        return new DigitShapes(ways).eliminated(states);
    }

    private @Nullable DigitPattern eliminated(int states) {
        List<Integer> left = new ArrayList<>();
        for (int state = 0; state < states; state++) {
            left.add(state);
        }
        while (!left.isEmpty()) {
            int best = left.get(0);
            long least = Long.MAX_VALUE;
            for (int state : left) {
                long cost = cost(state);
                if (cost < least) {
                    least = cost;
                    best = state;
                }
            }
            if (least > (long) LONGEST * LONGEST * LONGEST) {
                return null;
            }
            left.remove((Integer) best);
            takeAway(best);
        }
        DigitPattern whole = ways[states][states + 1];
        return whole.equals(DigitPattern.NEVER) || whole.text().length() > LONGEST ? null : whole;
    }

    /** How much text is written more often when a state goes. */
    private long cost(int state) {
        long cost = 0;
        int in = 0;
        int out = 0;
        for (int other = 0; other < ways.length; other++) {
            in += other != state && !ways[other][state].equals(DigitPattern.NEVER) ? 1 : 0;
            out += other != state && !ways[state][other].equals(DigitPattern.NEVER) ? 1 : 0;
        }
        for (int other = 0; other < ways.length; other++) {
            if (other != state) {
                cost += (long) out * ways[other][state].text().length();
                cost += (long) in * ways[state][other].text().length();
            }
        }
        return cost + (long) in * out * ways[state][state].text().length();
    }

    private void takeAway(int state) {
        DigitPattern around = DigitPattern.star(ways[state][state]);
        for (int from = 0; from < ways.length; from++) {
            if (from == state || ways[from][state].equals(DigitPattern.NEVER)) {
                continue;
            }
            for (int to = 0; to < ways.length; to++) {
                if (to != state && !ways[state][to].equals(DigitPattern.NEVER)) {
                    DigitPattern through = DigitPattern.row(ways[from][state], around, ways[state][to]);
                    ways[from][to] = DigitPattern.either(ways[from][to], through);
                }
            }
            ways[from][state] = DigitPattern.NEVER;
        }
    }
}

package org.zermelo.law.shape;

import java.util.Arrays;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Ostrowski;

/**
 * Pairs of complementary sequences as digits (A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982): one number
 * ends in an even number of zeros, and the other is it with a zero more.
 */
public final class BeattyPairs {

    private BeattyPairs() {}

    /**
     * The pairs {A, s A + t n} of this numeration, in either order, with t = k - s + 1 and A the least number that is in none of the n
     * pairs before; for s = 1 it is floor(n r), with r = (2 - k + sqrt(k^2 + 4)) / 2.
     */
    public static Automaton of(Ostrowski ostrowski) {
        Automaton pairs = Automata.either(pairs(ostrowski.radix(), 0, 1), pairs(ostrowski.radix(), 1, 0));
        return Automata.both(pairs, ostrowski.written(0, 1));
    }

    /** 0: nothing but zeros; 1 to k: the smaller must show this; then a 0, behind an even or odd number of zeros; then never. */
    private static Automaton pairs(int radix, int smaller, int larger) {
        int even = radix;
        int odd = radix + 1;
        int never = radix + 2;
        int letters = radix * radix;
        int[] next = new int[(never + 1) * letters];
        Arrays.fill(next, never);
        int[] output = new int[never + 1];
        output[0] = 1;
        output[even] = 1;
        for (int state = 0; state < never; state++) {
            int due = state < radix ? state : 0;
            next[state * letters + due] = state == 0 ? 0 : state == even ? odd : even;
            for (int digit = 1; digit < radix; digit++) {
                next[state * letters + due + radix * digit] = digit;
            }
        }
        return new Automaton(radix, new int[] {0, 1}, next, output).onTracks(smaller, larger);
    }
}

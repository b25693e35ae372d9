package org.zermelo.law.formula;

import java.util.Arrays;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.rule.Expr.Operator;

/** What digits of one base show, although addition and comparison do not. */
final class DigitSets {

    /** Larger bases are not looked at. */
    static final int MOST_BASE = 12;

    private DigitSets() {}

    /** A number, and the greatest power of the base up to it; for 0 it is 1. */
    static Automaton power(int base, int[] tracks) {
        int letters = base * base;
        int[] next = new int[4 * letters];
        Arrays.fill(next, 3);
        next[0] = 0;
        // a 1 above the first digit, a 0 above each later one; without digits the 1 stands alone
        next[base] = 2;
        for (int digit = 0; digit < base; digit++) {
            next[letters + digit] = 1;
            if (digit > 0) {
                next[base + digit] = 1;
            }
        }
        return new Automaton(base, tracks, next, new int[] {0, 1, 1, 0});
    }

    /** Two numbers, and what an operator of binary digits makes of them. */
    static Automaton bits(Operator operator, int[] tracks) {
        int[] next = new int[16];
        Arrays.fill(next, 1);
        for (int first = 0; first < 2; first++) {
            for (int second = 0; second < 2; second++) {
                int made = switch (operator) {
                    case XOR -> first ^ second;
                    case BIT_AND -> first & second;
                    default -> first | second;
                };
                next[first + 2 * second + 4 * made] = 0;
            }
        }
        return new Automaton(2, tracks, next, new int[] {1, 0});
    }
}

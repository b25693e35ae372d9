package org.zermelo.law.automaton;

import java.util.SortedMap;

/** How whole numbers from 0 on are written as digits, so that addition and comparison are automata. */
public sealed interface Numeration permits Base, Ostrowski {

    /** How many digits there are. */
    int radix();

    /** The digits of a number without leading zeros, the most significant first; none for 0. */
    int[] digits(long value);

    /** The number that digits write; {@link Long#MAX_VALUE} where it is not less. */
    long value(int... digits);

    /** The number with one digit more behind the others; -1 where such digits write no number, or one beyond a {@code long}. */
    long append(long value, int digit);

    /** The tuples of digits that write numbers. */
    Automaton written(int... tracks);

    /** The tuples whose sum with these coefficients is the constant. */
    Automaton equal(SortedMap<Integer, Long> coefficients, long constant);

    /** The tuples whose sum with these coefficients is at most the constant. */
    Automaton atMost(SortedMap<Integer, Long> coefficients, long constant);
}

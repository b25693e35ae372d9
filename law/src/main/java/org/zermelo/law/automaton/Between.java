package org.zermelo.law.automaton;

import java.util.SortedMap;
import java.util.TreeMap;

/** Comparison by the number that lies between: a sum is at most a constant when some number makes up for the difference. */
final class Between {

    private Between() {}

    static Automaton atMost(Numeration numeration, SortedMap<Integer, Long> coefficients, long constant) {
        SortedMap<Integer, Long> more = new TreeMap<>(coefficients);
        int between = coefficients.isEmpty() ? 0 : coefficients.lastKey() + 1;
        more.put(between, 1L);
        return Automata.hide(numeration.equal(more, constant), between);
    }
}

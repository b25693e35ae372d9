package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.List;

/**
 * A number that rules compute, in one case.
 *
 * @param when when it is this one
 * @param value the number
 * @param between numbers that it takes: each is given by the condition, or there is none
 */
record TermCase(Presburger when, LinearSum value, List<Integer> between) {

    static TermCase of(LinearSum value) {
        return new TermCase(Presburger.TRUE, value, List.of());
    }

    /** The same under one condition more. */
    TermCase and(Presburger also) {
        return new TermCase(Presburger.and(when, also), value, between);
    }

    /** The same condition with another number, beside that of another case. */
    TermCase with(TermCase other, LinearSum joined) {
        List<Integer> all = new ArrayList<>(between);
        all.addAll(other.between);
        return new TermCase(Presburger.and(when, other.when), joined, all);
    }

    TermCase valued(LinearSum other) {
        return new TermCase(when, other, between);
    }
}

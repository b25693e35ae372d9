package org.zermelo.misere;

import java.util.Arrays;
import java.util.List;

/** The quotient of the components so far, with the transition algebra that proves it. */
record QuotientStage(Candidate quotient, Transitions transitions) {

    static QuotientStage empty() {
        Monoid monoid = Monoid.trivial();
        return new QuotientStage(Candidate.of(monoid, new int[1]), new Transitions(monoid));
    }

    Monoid monoid() {
        return quotient.monoid();
    }

    /** Per component from 1 on its value; entry 0 is the empty position. */
    int[] values() {
        return quotient.values();
    }

    /** Components whose values generate the monoid; none is a product of smaller ones. */
    List<Integer> generators() {
        return quotient.words().generators();
    }

    /** This stage and one more component that has a value which is there and is entered in the transition algebra. */
    QuotientStage with(int value) {
        int[] more = Arrays.copyOf(values(), values().length + 1);
        more[values().length] = value;
        return new QuotientStage(new Candidate(monoid(), more, quotient.words()), transitions);
    }
}

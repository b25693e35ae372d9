package org.zermelo.exam.starts;

import java.util.List;

/**
 * A start of a family.
 *
 * @param values what the variables of the family are; the last is S, for pairs the first is K
 * @param position the position that they give
 * @param <P> a position
 */
public record Start<P>(List<Long> values, P position) {

    public Start {
        values = List.copyOf(values);
    }

    /** A start by the value of S. */
    public static <P> Start<P> of(long s, P position) {
        return new Start<>(List.of(s), position);
    }

    /** The value of S. */
    public long s() {
        return values.get(values.size() - 1);
    }
}

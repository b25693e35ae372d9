package org.zermelo.heap;

import java.util.List;

/** Which sizes the heaps that a move leaves may have. */
public sealed interface Parting {

    /** Whether heaps of these sizes may be left; they are given in rising order. */
    boolean allows(int... parts);

    /** A rule that looks at the sizes alone. */
    enum Usual implements Parting {
        /** Any sizes. */
        ANY,
        /** No two sizes are equal. */
        DISTINCT,
        /** All sizes are equal. */
        EQUAL;

        @Override
        public boolean allows(int... parts) {
            for (int i = 1; i < parts.length; i++) {
                if (this == DISTINCT && parts[i] == parts[i - 1] || this == EQUAL && parts[i] != parts[i - 1]) {
                    return false;
                }
            }
            return true;
        }
    }

    /** What a condition of declared rules allows beside a rule for the sizes. */
    record Conditional(Usual sizes, SplitCondition condition) implements Parting {

        @Override
        public boolean allows(int... parts) {
            return sizes.allows(parts) && condition.holds(parts);
        }
    }

    /** What one of several clauses allows. */
    record OneOf(List<Parting> partings) implements Parting {

        public OneOf {
            partings = List.copyOf(partings);
        }

        @Override
        public boolean allows(int... parts) {
            for (Parting parting : partings) {
                if (parting.allows(parts)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** What one of the two allows. */
    default Parting or(Parting other) {
        if (equals(other) || this == Usual.ANY) {
            return this;
        }
        return other == Usual.ANY ? other : new OneOf(List.of(this, other));
    }
}

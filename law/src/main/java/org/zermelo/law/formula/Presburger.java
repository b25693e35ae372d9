package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.law.automaton.Automaton;

/**
 * What holds or does not hold of numbers from 0 on, each on a track: the language of addition and comparison (M. Presburger 1929),
 * with sets that are given by automata.
 */
public sealed interface Presburger {

    /** Always. */
    Presburger TRUE = new And(List.of());

    /** Never. */
    Presburger FALSE = new Or(List.of());

    /** A sum is 0, or at most 0. */
    record Compare(LinearSum sum, boolean equal) implements Presburger {}

    /**
     * The numbers on its tracks belong to a set.
     *
     * @param base the base in which the set reads them; 0 where it is the numeration in use
     */
    record Among(Automaton set, int base) implements Presburger {

        /** A set in the numeration in use. */
        public Among(Automaton set) {
            this(set, 0);
        }
    }

    /** All hold. */
    record And(List<Presburger> parts) implements Presburger {}

    /** One holds. */
    record Or(List<Presburger> parts) implements Presburger {}

    /** It does not hold. */
    record Not(Presburger part) implements Presburger {}

    /** It holds for some number on the track. */
    record Exists(int track, Presburger part) implements Presburger {}

    /** Both numbers are equal. */
    static Presburger equal(LinearSum left, LinearSum right) {
        return new Compare(left.minus(right), true);
    }

    /** The left number is at most the right one. */
    static Presburger atMost(LinearSum left, LinearSum right) {
        return new Compare(left.minus(right), false);
    }

    /** The left number is less than the right one. */
    static Presburger less(LinearSum left, LinearSum right) {
        return atMost(left.plus(LinearSum.of(1)), right);
    }

    /** All hold. */
    static Presburger and(Presburger... parts) {
        List<Presburger> all = new ArrayList<>();
        for (Presburger part : parts) {
            if (part instanceof And and) {
                all.addAll(and.parts());
            } else {
                all.add(part);
            }
        }
        return new And(List.copyOf(all));
    }

    /** One holds. */
    static Presburger or(List<Presburger> parts) {
        return parts.size() == 1 ? parts.get(0) : new Or(List.copyOf(parts));
    }

    /** It holds for some numbers on these tracks. */
    static Presburger exists(List<Integer> tracks, Presburger part) {
        Presburger whole = part;
        for (int i = tracks.size() - 1; i >= 0; i--) {
            whole = new Exists(tracks.get(i), whole);
        }
        return whole;
    }

    /** Whether it speaks of the track. */
    default boolean speaksOf(int track) {
        if (this instanceof Compare compare) {
            return compare.sum().coefficient(track) != 0;
        } else if (this instanceof Among among) {
            return Arrays.stream(among.set().tracks()).anyMatch(own -> own == track);
        } else if (this instanceof And and) {
            return and.parts().stream().anyMatch(part -> part.speaksOf(track));
        } else if (this instanceof Or or) {
            return or.parts().stream().anyMatch(part -> part.speaksOf(track));
        } else if (this instanceof Not not) {
            return not.part().speaksOf(track);
        }
        return ((Exists) this).part().speaksOf(track);
    }

    /** The same with a sum in the place of a track, of which no set speaks. */
    default Presburger with(int track, LinearSum value) {
        if (this instanceof Compare compare) {
            return new Compare(compare.sum().with(track, value), compare.equal());
        } else if (this instanceof And and) {
            return new And(
                    and.parts().stream().map(part -> part.with(track, value)).toList());
        } else if (this instanceof Or or) {
            return new Or(
                    or.parts().stream().map(part -> part.with(track, value)).toList());
        } else if (this instanceof Not not) {
            return new Not(not.part().with(track, value));
        } else if (this instanceof Exists exists) {
            return new Exists(exists.track(), exists.part().with(track, value));
        }
        return this;
    }
}

package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.formula.Presburger.Among;
import org.zermelo.law.formula.Presburger.And;
import org.zermelo.law.formula.Presburger.Compare;
import org.zermelo.law.formula.Presburger.Exists;
import org.zermelo.law.formula.Presburger.Not;
import org.zermelo.law.formula.Presburger.Or;

/**
 * Formulas as automata (J. R. Büchi 1960; V. Bruyère, G. Hansel, C. Michaux, R. Villemaire, Logic and p-recognizable sets of integers,
 * 1994): comparisons are automata, "and" is a product, "some number" a projection, "not" the other outputs. A number that an equation
 * gives is put in its place, and needs no projection.
 */
public final class DecisionProcedure {

    private final Numeration numeration;
    private final Map<Presburger, Automaton> known = new HashMap<>();

    /** Automata in a numeration. */
    public DecisionProcedure(Numeration numeration) {
        this.numeration = numeration;
    }

    /** The numeration. */
    public Numeration numeration() {
        return numeration;
    }

    /**
     * The tuples for which a formula holds.
     *
     * @throws org.zermelo.law.automaton.TooLargeException when an automaton grows too large
     */
    public Automaton of(Presburger formula) {
        Automaton automaton = known.get(formula);
        if (automaton == null) {
            automaton = make(formula);
            known.put(formula, automaton);
        }
        return automaton;
    }

    private Automaton make(Presburger formula) {
        if (formula instanceof Compare compare) {
            LinearSum sum = compare.sum();
            return compare.equal()
                    ? numeration.equal(sum.coefficients(), -sum.constant())
                    : numeration.atMost(sum.coefficients(), -sum.constant());
        } else if (formula instanceof Among among) {
            if (among.base() > 0 && !numeration.equals(new Base(among.base()))) {
                throw new TooLargeException();
            }
            return among.set();
        } else if (formula instanceof And and) {
            return and(and.parts());
        } else if (formula instanceof Or or) {
            return or(or.parts());
        } else if (formula instanceof Not not) {
            return not(of(not.part()));
        }
        Exists exists = (Exists) formula;
        return exists(exists.track(), exists.part());
    }

    private Automaton and(List<Presburger> parts) {
        List<Automaton> sets = new ArrayList<>(parts.stream().map(this::of).toList());
        sets.sort(Comparator.comparingLong(set -> (long) set.states() * set.letters()));
        return sets.stream().reduce(Automata::both).orElseGet(numeration::written);
    }

    private Automaton or(List<Presburger> parts) {
        return parts.stream().map(this::of).reduce(this::either).orElseGet(() -> not(numeration.written()));
    }

    /** A set says nothing of tracks that it does not have: there any digits would do that write no number. */
    private Automaton either(Automaton a, Automaton b) {
        Automaton both = Automata.either(a, b);
        return Automata.both(both, numeration.written(both.tracks()));
    }

    /** The tuples of numbers that are not in the set. */
    public Automaton not(Automaton set) {
        return Automata.both(set.saying(output -> 1 - output), numeration.written(set.tracks()));
    }

    private Automaton exists(int track, Presburger part) {
        if (part instanceof Or or) {
            return or(or.parts().stream()
                    .<Presburger>map(one -> new Exists(track, one))
                    .toList());
        }
        if (!part.speaksOf(track)) {
            return of(part);
        }
        if (part instanceof Exists inner && inner.track() != track) {
            // the inner number may be put in its place first
            Optional<Presburger> solved = solved(track, inner.part());
            if (solved.isPresent()) {
                return exists(inner.track(), solved.get());
            }
        }
        Optional<Presburger> solved = solved(track, part);
        if (solved.isPresent()) {
            return of(solved.get());
        }
        return Automata.hide(of(part), track);
    }

    /** The formula without the track, where an equation gives its number and no set speaks of it. */
    private static Optional<Presburger> solved(int track, Presburger part) {
        List<Presburger> parts = part instanceof And and ? and.parts() : List.of(part);
        if (parts.stream().anyMatch(one -> ofSet(track, one))) {
            return Optional.empty();
        }
        for (Presburger one : parts) {
            if (one instanceof Compare compare
                    && compare.equal()
                    && Math.abs(compare.sum().coefficient(track)) == 1) {
                long sign = compare.sum().coefficient(track);
                LinearSum value = LinearSum.track(track).minus(compare.sum().times(sign));
                List<Presburger> rest = new ArrayList<>();
                parts.stream().filter(other -> other != one).forEach(other -> rest.add(other.with(track, value)));
                rest.add(Presburger.atMost(LinearSum.of(0), value));
                return Optional.of(Presburger.and(rest.toArray(Presburger[]::new)));
            }
        }
        return Optional.empty();
    }

    private static boolean ofSet(int track, Presburger part) {
        if (part instanceof Among) {
            return part.speaksOf(track);
        } else if (part instanceof And and) {
            return and.parts().stream().anyMatch(one -> ofSet(track, one));
        } else if (part instanceof Or or) {
            return or.parts().stream().anyMatch(one -> ofSet(track, one));
        } else if (part instanceof Not not) {
            return ofSet(track, not.part());
        }
        return part instanceof Exists exists && ofSet(track, exists.part());
    }
}

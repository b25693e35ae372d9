package org.zermelo.plan;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;

/**
 * What every method said to a question, best first.
 *
 * @param entries one for each method: what fits within the budget, then what fits but is too big, then what does not fit
 */
public record Plan(Question<?, ?> question, List<Entry> entries) {

    /**
     * One method's word.
     *
     * @param overBudget whether its memory bound passes the budget
     */
    public record Entry(Method method, Fit fit, boolean overBudget) {

        static Entry of(Method method, Fit fit, Budget budget) {
            boolean over = fit instanceof Fit.Yes yes && yes.cost().bytes() > budget.bytes();
            return new Entry(method, fit, over);
        }

        /** Order of preference: the expected steps; behind all of them what is too big, then what does not fit. */
        double rank() {
            if (fit instanceof Fit.Yes yes) {
                return overBudget ? Double.MAX_VALUE : Math.min(yes.cost().steps(), Double.MAX_VALUE / 2);
            }
            return Double.POSITIVE_INFINITY;
        }

        /** Whether the method can be run. */
        public boolean usable() {
            return fit instanceof Fit.Yes && !overBudget;
        }
    }

    public Plan {
        entries = List.copyOf(entries);
    }

    /**
     * The method to run.
     *
     * @throws RefusedException when none can be run: the note names the estimate and what would fit
     */
    public Method best() {
        Entry first = entries.get(0);
        if (first.usable()) {
            return first.method();
        }
        throw first.overBudget()
                ? overBudget(first)
                : new RefusedException(first.fit().why());
    }

    /** The methods that can be run, best first. */
    public List<Method> usable() {
        return entries.stream().filter(Entry::usable).map(Entry::method).toList();
    }

    RefusedException overBudget(Entry entry) {
        Cost cost = ((Fit.Yes) entry.fit()).cost();
        Optional<Method> other = usable().stream().findFirst();
        return new RefusedException(
                "plan.over-budget",
                "method",
                entry.method().name(),
                "needed",
                cost.bytes(),
                "allowed",
                question.budget().bytes(),
                "instead",
                other.map(Method::name).orElse("none"));
    }
}

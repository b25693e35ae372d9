package org.zermelo.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Ranks the methods that fit a question and runs the best. It knows nothing of games: every method says itself whether it
 * fits and at what cost; the planner only orders those answers by expected steps and refuses on memory bounds.
 */
public final class Planner {

    private final List<Method> methods;

    /** A planner over these methods; their names must differ. */
    public Planner(List<Method> methods) {
        this.methods = List.copyOf(methods);
    }

    /** All methods of the library, and those that other modules provide as services. */
    public static Planner standard() {
        return new Planner(Methods.all());
    }

    /** The methods, in the order of their registration. */
    public List<Method> methods() {
        return methods;
    }

    /**
     * What every method says to a question: those that fit and stay within the budget first, cheapest first, then those
     * that do not fit.
     */
    public Plan plan(Question<?, ?> question) {
        List<Plan.Entry> entries = new ArrayList<>();
        for (Method method : methods) {
            entries.add(entry(method, question));
        }
        entries.sort(Comparator.comparing(Plan.Entry::rank));
        return new Plan(question, entries, Optional.empty(), Optional.empty());
    }

    /** A method's word; none ends a game of which infinitely many positions can be reached. */
    private static Plan.Entry entry(Method method, Question<?, ?> question) {
        Optional<Note> endless = Counted.endlessOf(question.rules());
        Fit fit = endless.isPresent() ? new Fit.No(endless.get()) : method.fit(question);
        return Plan.Entry.of(method, fit, question.budget());
    }

    /**
     * The plan, and where the best method solves the whole game, how large that is and what each such method needs for it.
     * Lists some ten thousand positions.
     */
    public Plan survey(Question<?, ?> question, Watch watch) {
        return watch.during(() -> {
            Plan plan = plan(question);
            Plan.Entry best = plan.entries().get(0);
            boolean whole = best.fit() instanceof Fit.Yes && best.method().rate(question) != null;
            if (!whole && !best.unbounded(question)) {
                return plan;
            }
            Plan sized = plan.sized(SizeSample.of(question.rules(), watch));
            return whole || sized.entries().get(0).estimated() ? sized : plan;
        });
    }

    /** The question as it is, or only who wins, where there is memory for that but not for depths; with the reason. */
    public <P, M> Asked<P, M> affordable(Question<P, M> question) {
        return Asked.affordable(this, question);
    }

    /** The answer to what the value says of a game, by the best method. */
    public <P, M> Answer<M> solve(Rules<P, M> rules, Value value) {
        return solve(Question.of(rules, value), Watch.NONE);
    }

    /**
     * The answer by the best method that fits. Where that solves the whole game and no bound of its memory is known, the size
     * of the game is estimated first.
     *
     * @throws RefusedException when none fits or none stays within the budget, or a nimber is asked of a game that is not
     *     impartial
     */
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        return exactly(method(question, watch), question, watch);
    }

    /**
     * The best method that fits, by which {@link #solve(Question, Watch)} answers.
     *
     * @throws RefusedException as there
     */
    public Method method(Question<?, ?> question, Watch watch) {
        return watch.during(() -> {
            checkNimber(question);
            Plan plan = plan(question);
            if (plan.entries().get(0).unbounded(question)) {
                plan = plan.sized(SizeSample.of(question.rules(), watch));
            }
            return plan.best();
        });
    }

    /** The answer by a method that fits. A sum of points that no longer fits a {@code long} is refused, never wrapped. */
    public static <P, M> Answer<M> exactly(Method method, Question<P, M> question, Watch watch) {
        try {
            return watch.during(() -> method.solve(question, watch));
        } catch (ArithmeticException e) {
            throw new RefusedException("value.overflow", "most", Long.MAX_VALUE);
        }
    }

    /**
     * The answer by the method of this name, which is refused on bounds only, not on estimates.
     *
     * @throws BadInputException when there is no such method
     * @throws RefusedException when it does not fit the question
     */
    public <P, M> Answer<M> solve(Question<P, M> question, String name, Watch watch) {
        Method method = method(name);
        return watch.during(() -> {
            checkNimber(question);
            Plan.Entry entry = entry(method, question);
            if (entry.fit() instanceof Fit.No no) {
                throw new RefusedException("plan.unfit", "method", name, "why", no.why());
            }
            if (entry.overBudget()) {
                throw plan(question).overBudget(entry);
            }
            return exactly(method, question, watch);
        });
    }

    private static void checkNimber(Question<?, ?> question) {
        if (question.value().fold() == Value.Fold.MEX) {
            Impartiality.check(question.rules());
        }
    }

    /**
     * The method of this name.
     *
     * @throws BadInputException when there is none
     */
    public Method method(String name) {
        return methods.stream()
                .filter(m -> m.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException(Note.of("method.unknown")
                        .with("seen", name)
                        .with("allowed", methods.stream().map(Method::name).collect(Collectors.joining(", ")))));
    }
}

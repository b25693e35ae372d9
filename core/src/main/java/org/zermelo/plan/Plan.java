package org.zermelo.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.zermelo.game.Counted;
import org.zermelo.game.Note;
import org.zermelo.game.Packed;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Rate;
import org.zermelo.solve.Size;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;
import org.zermelo.value.Subject;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Values;

/**
 * What every method said to a question, best first.
 *
 * @param entries one for each method: what fits within the budget, then what fits but is too big, then what does not fit
 * @param size the size of the game, counted or estimated, when a method was ranked by it
 * @param withoutDepth why only who wins is asked although nobody asked for less than the depths
 */
public record Plan(Question<?, ?> question, List<Entry> entries, Optional<Size> size, Optional<Note> withoutDepth) {

    /** So many smaller games are sampled to name one that fits. */
    private static final int MOST_SAMPLED = 12;

    /** Nanoseconds for an option of a method that has no rate. */
    private static final double SLOW = 250;

    /** A method with no more steps than these is sure to end soon. */
    private static final double FEW_STEPS = 1e9;

    /**
     * One method's word.
     *
     * @param overBudget whether its memory bound, or beyond doubt its estimate, passes the budget
     * @param estimated whether its bytes are an estimate from the size of the game
     */
    public record Entry(Method method, Fit fit, boolean overBudget, boolean estimated) {

        static Entry of(Method method, Fit fit, Budget budget) {
            boolean over = fit instanceof Fit.Yes yes && yes.cost().bytes() > budget.bytes();
            return new Entry(method, fit, over, false);
        }

        /** Whether the method solves the whole game and its memory is not bounded before. */
        boolean unbounded(Question<?, ?> question) {
            return fit instanceof Fit.Yes yes && yes.cost().bytes() < 0 && method.bytesAPosition(question) > 0;
        }

        /** The same word with what a game of this size costs. */
        Entry sized(Size size, Question<?, ?> question) {
            if (!(fit instanceof Fit.Yes yes)) {
                return this;
            }
            Rate rate = method.rate(question);
            boolean over = size.passes(
                    method.bytesAPosition(question), question.budget().bytes());
            if (rate == null && !(over && yes.cost().bytes() < 0)) {
                return this;
            }
            Cost cost = (rate == null ? new Rate(method.bytesAPosition(question), SLOW, 0) : rate)
                    .cost(yes.cost().order(), size);
            if (yes.cost().bytes() >= 0) {
                Cost bounded = new Cost(cost.order(), cost.steps(), yes.cost().bytes());
                return new Entry(method, new Fit.Yes(yes.why(), bounded), overBudget, false);
            }
            return new Entry(method, new Fit.Yes(yes.why(), cost), over, true);
        }

        /** Order of preference: the expected steps; behind all of them what is too big, then what does not fit. */
        double rank() {
            if (fit instanceof Fit.Yes yes) {
                return overBudget ? Double.MAX_VALUE : Math.min(yes.cost().steps(), Double.MAX_VALUE / 2);
            }
            return Double.POSITIVE_INFINITY;
        }

        /** Whether no guess of the steps is possible. */
        boolean endless() {
            return fit instanceof Fit.Yes yes && Double.isInfinite(yes.cost().steps());
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
     * The method to run. A walk of the whole game tree, whose length nobody can guess, does not stand in for methods that
     * are too big; it runs only when it is asked for.
     *
     * @throws RefusedException when none can be run: the note names the estimate and what would fit
     */
    public Method best() {
        Entry first = entries.get(0);
        if (solvable()) {
            return first.method();
        }
        throw refusal();
    }

    /** Why {@link #best} names no method, when it names none. */
    public RefusedException refusal() {
        Entry first = entries.get(0);
        if (first.usable()) {
            return tooBig(leastTooBig().orElseThrow());
        }
        return first.overBudget()
                ? size.isPresent() && !size.get().exact() ? tooLarge(first, size.get()) : overBudget(first)
                : new RefusedException(first.fit().why());
    }

    /** The methods that can be run, best first. */
    public List<Method> usable() {
        return entries.stream().filter(Entry::usable).map(Entry::method).toList();
    }

    /** Whether {@link #best} names a method. */
    public boolean solvable() {
        Entry first = entries.get(0);
        return first.usable() && (!first.endless() || leastTooBig().isEmpty());
    }

    private Optional<Entry> leastTooBig() {
        return entries.stream()
                .filter(Entry::overBudget)
                .min(Comparator.comparingLong(
                        entry -> ((Fit.Yes) entry.fit()).cost().bytes()));
    }

    private RefusedException tooBig(Entry entry) {
        return new RefusedException(Note.of("plan.too-big")
                .with("method", entry.method().name())
                .with("needed", ((Fit.Yes) entry.fit()).cost().bytes())
                .with("allowed", question.budget().bytes())
                .with("fits", smallerThatFits(question, entry.method()).orElse(""))
                .with("ask", outcomeIsKnown(question) ? Values.outcome().name() : ""));
    }

    /** Whether a nimber is asked for, but who wins is known by a method whose memory and steps are bounded and few. */
    <P, M> boolean outcomeIsKnown(Question<P, M> nimber) {
        if (nimber.value().fold() != Fold.MEX) {
            return false;
        }
        Question<P, M> outcome = Question.of(nimber.rules(), Values.outcome()).within(nimber.budget());
        return entries.stream()
                .map(Entry::method)
                .map(method -> Entry.of(method, method.fit(outcome), nimber.budget()))
                .anyMatch(entry -> entry.usable() && entry.fit() instanceof Fit.Yes yes && isSmall(yes.cost()));
    }

    private static boolean isSmall(Cost cost) {
        return cost.bytes() >= 0 && cost.steps() <= FEW_STEPS;
    }

    /**
     * The largest of the smaller starts that the rules propose for which some method is sure to have the memory; if there is
     * none, the first for which nothing says that this method has not.
     */
    private <P, M> Optional<String> smallerThatFits(Question<P, M> question, Method method) {
        Optional<String> perhaps = Optional.empty();
        Optional<Rules<P, M>> rules = Counted.smallerThan(question.rules());
        while (rules.isPresent()) {
            Rules<P, M> start = rules.get();
            Question<P, M> next = new Question<>(start, question.value(), question.parts(), question.budget());
            if (entries.stream().anyMatch(entry -> sureToFit(entry.method(), next))) {
                return Optional.of(Counted.startOf(start));
            }
            if (perhaps.isEmpty()
                    && Entry.of(method, method.fit(next), question.budget()).usable()) {
                perhaps = Optional.of(Counted.startOf(start));
            }
            rules = Counted.smallerThan(start);
        }
        return perhaps;
    }

    private static boolean sureToFit(Method method, Question<?, ?> question) {
        Entry entry = Entry.of(method, method.fit(question), question.budget());
        return entry.usable()
                && entry.fit() instanceof Fit.Yes yes
                && yes.cost().bytes() >= 0;
    }

    /** The same plan with the reason for which depths are left out, if they are. */
    public Plan withoutDepth(Optional<Note> why) {
        return new Plan(question, entries, size, why);
    }

    /**
     * The same plan with the costs of a game of this size, in the same order. Where the first is too big, the first of those that this
     * size lets fit stands before it.
     */
    Plan sized(Size found) {
        List<Entry> known = new ArrayList<>(
                entries.stream().map(e -> e.sized(found, question)).toList());
        Predicate<Entry> fits = entry -> entry.estimated() && entry.usable();
        if (!known.get(0).usable()) {
            known.stream().filter(fits).findFirst().ifPresent(entry -> {
                known.remove(entry);
                known.add(0, entry);
            });
        }
        return new Plan(question, known, Optional.of(found), withoutDepth);
    }

    private RefusedException tooLarge(Entry entry, Size found) {
        boolean fewer = question.value().subject() == Subject.OUTCOME
                && question.value().hasPlies();
        return found.refusal(
                entry.method().name(),
                entry.method().bytesAPosition(question),
                question.budget(),
                question.rules() instanceof Packed<?> ? "yes" : "",
                sampledThatFits(question.rules()).map(Counted::startOf).orElse(""),
                fewer ? question.value().withoutPlies().name() : "");
    }

    /** The largest of the smaller starts that the rules propose of which a sample says that some method has the memory. */
    private Optional<Rules<?, ?>> sampledThatFits(Rules<?, ?> tooLarge) {
        long bytes = entries.stream()
                .filter(Entry::overBudget)
                .mapToLong(entry -> entry.method().bytesAPosition(question))
                .filter(each -> each > 0)
                .min()
                .orElse(Long.MAX_VALUE);
        Optional<? extends Rules<?, ?>> start = Counted.smallerThan(tooLarge);
        for (int tries = 0; tries < MOST_SAMPLED && start.isPresent(); tries++) {
            if (SizeSample.of(start.get(), Watch.NONE).positions() * bytes
                    <= question.budget().bytes()) {
                return Optional.of(start.get());
            }
            start = Counted.smallerThan(start.get());
        }
        return Optional.empty();
    }

    RefusedException overBudget(Entry entry) {
        Cost cost = ((Fit.Yes) entry.fit()).cost();
        Optional<Method> other = usable().stream().findFirst();
        return new RefusedException(Note.of("plan.over-budget")
                .with("method", entry.method().name())
                .with("needed", cost.bytes())
                .with("allowed", question.budget().bytes())
                .with("instead", other.map(Method::name).orElse("none"))
                .with("ask", outcomeIsKnown(question) ? Values.outcome().name() : ""));
    }
}

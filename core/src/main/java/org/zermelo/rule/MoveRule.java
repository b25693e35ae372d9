package org.zermelo.rule;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Place;

/**
 * One clause of the rules: what a player may do.
 *
 * @param text the clause in the notation, such as {@code +1 if x%2==0} or {@code -k for k in 1..3}
 * @param label what is written for a move of this clause, such as {@code +1} or {@code -k}; the names of choices stand
 *     for the numbers chosen
 * @param target which variables it changes
 * @param choices what the player chooses, in order; a later choice may depend on the earlier
 * @param guard when it may be made, over the position before the move
 * @param changes the new values, all computed from the position before the move
 * @param gain points that the mover wins
 * @param once whether it may be made only once in the whole game, by either player
 * @param split into which heaps what the changes leave of {@code x} is broken; null for a clause that breaks none
 * @param place where it was read, for errors in play; null for a clause that was not read
 */
public record MoveRule(
        String text,
        String label,
        Target target,
        List<Choice> choices,
        Condition guard,
        List<NewValue> changes,
        Expr gain,
        boolean once,
        @Nullable Split split,
        @Nullable Place place) {

    /** Which variables a clause changes. */
    public enum Target {
        /** Any one heap, {@code x}, as the player likes: one move for each heap. */
        ANY_HEAP,
        /** The variables that the changes name. */
        NAMED
    }

    /**
     * A number that the player chooses.
     *
     * @param name its name in the clause
     * @param from the least, over the position and the earlier choices
     * @param to the greatest; there is nothing to choose when it is less than {@code from}
     */
    public record Choice(String name, Expr from, Expr to) {

        /** Whether the range depends only on choices before this number. */
        public boolean knownFrom(int number) {
            Predicate<Expr> later = e -> e instanceof Expr.Chosen c && c.choice() >= number;
            return !from.any(later) && !to.any(later);
        }
    }

    /**
     * A new value of a variable.
     *
     * @param variable its number; {@link #MOVED} for {@code x}, {@link #OTHER} for {@code other}
     */
    public record NewValue(int variable, Expr value) {
        /** The heap that a clause for any heap changes. */
        public static final int MOVED = -1;

        /** Another heap. */
        public static final int OTHER = -2;
    }

    /** A clause offers at most this many nested choices. */
    public static final int MOST_CHOICES = 8;

    public MoveRule {
        if (choices.size() > MOST_CHOICES) {
            throw new BadInputException(
                    "rule.too-many-choices", "move", text, "seen", choices.size(), "allowed", MOST_CHOICES);
        }
        choices = List.copyOf(choices);
        for (int i = 0; i < choices.size(); i++) {
            if (!choices.get(i).knownFrom(i)) {
                throw new BadInputException(
                        "rule.choice-too-early", "name", choices.get(i).name());
            }
        }
        changes = List.copyOf(changes);
        guard = withGain(guard, gain);
    }

    /** A move whose gain is a quotient that does not come out even does not exist, as one whose change is. */
    private static Condition withGain(Condition guard, Expr gain) {
        Condition.Compare exists = new Condition.Compare(Condition.Relation.EQUAL, gain, gain);
        boolean said = guard.equals(exists)
                || guard instanceof Condition.And all && all.parts().contains(exists);
        return exists.partial() && !said ? guard.and(exists) : guard;
    }

    /** A clause that breaks no heap. */
    public MoveRule(
            String text,
            String label,
            Target target,
            List<Choice> choices,
            Condition guard,
            List<NewValue> changes,
            Expr gain,
            boolean once,
            @Nullable Place place) {
        this(text, label, target, choices, guard, changes, gain, once, null, place);
    }

    /** A clause that was not read from a text. */
    public MoveRule(
            String text,
            String label,
            Target target,
            List<Choice> choices,
            Condition guard,
            List<NewValue> changes,
            Expr gain,
            boolean once) {
        this(text, label, target, choices, guard, changes, gain, once, null);
    }

    /** The same clause with another guard, other changes and another gain. */
    public MoveRule doing(Condition when, List<NewValue> values, Expr points) {
        return new MoveRule(text, label, target, choices, when, values, points, once, split, place);
    }

    /** A clause without choices and points. */
    public static MoveRule of(String text, Target target, Condition guard, List<NewValue> changes) {
        return new MoveRule(text, text, target, List.of(), guard, changes, Expr.of(0), false);
    }

    /** Whether the clause looks at a heap beside the one that it changes. */
    public boolean looksAtOther() {
        return changes.stream().anyMatch(c -> c.variable() == NewValue.OTHER) || any(e -> e instanceof Expr.Other);
    }

    /** Whether an expression in it is wanted, but for the condition on broken heaps. */
    private boolean any(Predicate<Expr> wanted) {
        return guard.any(wanted)
                || gain.any(wanted)
                || changes.stream().anyMatch(c -> c.value().any(wanted))
                || choices.stream().anyMatch(c -> c.from().any(wanted) || c.to().any(wanted));
    }

    /** Whether a number in it is open. */
    boolean open() {
        Predicate<Expr> parameter = e -> e instanceof Expr.ParameterName;
        return any(parameter) || split != null && split.when().any(parameter);
    }

    /** Whether the clause takes from one variable, and no other one, the one number that is chosen. */
    boolean takesChosen() {
        if (choices.size() != 1 || changes.size() != 1 || !(changes.get(0).value() instanceof Expr.Arithmetic taken)) {
            return false;
        }
        int variable = changes.get(0).variable();
        return variable != NewValue.OTHER
                && taken.operator() == Expr.Operator.SUBTRACT
                && (taken.left() instanceof Expr.Moved || taken.left().equals(new Expr.Cell(variable)))
                && taken.right() instanceof Expr.Chosen;
    }

    /** The parts of the guard that do not depend on what is chosen; choices are looked at only where they hold. */
    public Condition guardBeforeChoices() {
        if (choices.isEmpty()) {
            return guard;
        }
        List<Condition> parts = guard instanceof Condition.And a ? a.parts() : List.of(guard);
        List<Condition> before = parts.stream()
                .filter(part -> !part.any(e -> e instanceof Expr.Chosen))
                .toList();
        return before.size() == 1 ? before.get(0) : new Condition.And(before);
    }

    /** The numbers, rising, of which the guard says that one must be chosen, as {@code take 1, 2, 999} does; null where it names none. */
    public long @Nullable [] listed(int choice) {
        List<Condition> parts = guard instanceof Condition.And and ? and.parts() : List.of(guard);
        for (Condition part : parts) {
            if (part instanceof Condition.Or or && or.parts().stream().allMatch(one -> names(one, choice))) {
                return or.parts().stream()
                        .mapToLong(one -> ((Expr.Literal) ((Condition.Compare) one).right()).value())
                        .sorted()
                        .distinct()
                        .toArray();
            }
        }
        return null;
    }

    private static boolean names(Condition one, int choice) {
        return one instanceof Condition.Compare is
                && is.relation() == Condition.Relation.EQUAL
                && is.left().equals(new Expr.Chosen(choice))
                && is.right() instanceof Expr.Literal;
    }

    /** The one variable that a clause with names changes, which is {@code x} for conditions; -1 when there are several. */
    int namedHeap() {
        return target == Target.NAMED && changes.size() == 1 ? changes.get(0).variable() : -1;
    }

    /** Whether the clause changes one heap, whichever, and sees no other: only such moves go together with broken heaps. */
    public boolean seesOnlyItsHeap() {
        Predicate<Expr> beyond = e -> e instanceof Expr.Cell || e instanceof Expr.Total || e instanceof Expr.Other;
        return target == Target.ANY_HEAP
                && changes.size() == 1
                && changes.get(0).variable() == NewValue.MOVED
                && !changes.get(0).value().any(beyond)
                && !guard.any(beyond)
                && choices.stream().noneMatch(c -> c.from().any(beyond) || c.to().any(beyond))
                && (split == null || !split.when().any(beyond));
    }

    /** Whether the clause speaks of {@code x} or {@code other} although it does not change just one variable. */
    public boolean speaksOfNoHeap() {
        return target == Target.NAMED && changes.size() != 1 && (looksAtOther() || any(e -> e instanceof Expr.Moved));
    }

    /** The same text of rules read at two places gives equal clauses. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MoveRule that && content().equals(that.content());
    }

    @Override
    public int hashCode() {
        return content().hashCode();
    }

    private List<Object> content() {
        return List.of(text, label, target, choices, guard, changes, gain, once, Optional.ofNullable(split));
    }

    /** All that a clause does, without how it is written: two clauses of which this is equal are the same move. */
    List<Object> doing() {
        List<Object> ranges =
                choices.stream().<Object>map(c -> List.of(c.from(), c.to())).toList();
        return List.of(target, ranges, guard, changes, gain, once, Optional.ofNullable(split));
    }

    /** The same clause, allowed once in a game. */
    public MoveRule onlyOnce() {
        return new MoveRule(text, label, target, choices, guard, changes, gain, true, split, place);
    }

    /** The same clause under a further condition. */
    public MoveRule when(Condition also) {
        return new MoveRule(text, label, target, choices, guard.and(also), changes, gain, once, split, place);
    }
}

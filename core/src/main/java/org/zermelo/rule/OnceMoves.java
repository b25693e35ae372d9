package org.zermelo.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;

/**
 * Clauses that may be made once and choose a number. A move is its clause and the number chosen, so each number is a clause of its own:
 * {@code add 1..3 once} is {@code +1 once, +2 once, +3 once}.
 */
final class OnceMoves {

    private static final Predicate<Expr> PARAMETER = e -> e instanceof Expr.ParameterName;

    private final List<MoveRule> apart = new ArrayList<>();
    private final Bounds bounds;
    private final int[] heaps;

    private OnceMoves(List<Variable> variables) {
        this.bounds = Bounds.of(variables);
        this.heaps = bounds.heaps();
    }

    /**
     * The clauses, with one for each number where a clause may be made once; a range that a parameter bounds waits for its number.
     *
     * @throws BadInputException when there are too many such numbers, or nobody knows how many
     */
    static List<MoveRule> apart(List<MoveRule> moves, List<Variable> variables) {
        OnceMoves once = new OnceMoves(variables);
        moves.forEach(once::add);
        return List.copyOf(once.apart);
    }

    private void add(MoveRule move) {
        boolean open = move.choices().stream().anyMatch(c -> c.from().any(PARAMETER) || c.to().any(PARAMETER));
        if (move.once() && !move.choices().isEmpty() && !open) {
            choose(move, new long[move.choices().size()], 0);
        } else {
            apart.add(move);
        }
    }

    private void choose(MoveRule move, long[] chosen, int depth) {
        if (depth == chosen.length) {
            MoveRule made = chosen(move, chosen);
            if (!made.guard().equals(Condition.FALSE)) {
                apart.add(made);
            }
            return;
        }
        Choice choice = move.choices().get(depth);
        Interval from = any(move, choice.from().map(numbers(chosen)));
        Interval to = any(move, choice.to().map(numbers(chosen)));
        if (!from.bounded() || !to.bounded() || (double) to.greatest() - from.least() >= Ruleset.MOST_ONCE) {
            throw new BadInputException(Note.of("rule.once-without-bound")
                    .with("move", move.text())
                    .with("name", choice.name())
                    .with("allowed", Ruleset.MOST_ONCE));
        }
        for (long number = from.least(); number <= to.greatest(); number++) {
            chosen[depth] = number;
            choose(move, chosen, depth + 1);
        }
    }

    /** All that an expression can be, whichever heap is moved and seen. */
    private Interval any(MoveRule move, Expr expr) {
        int named = move.namedHeap();
        int[] moved = move.target() == Target.NAMED ? new int[] {named} : heaps;
        return IntStream.of(moved)
                .boxed()
                .flatMap(heap -> IntStream.of(heaps).mapToObj(other -> bounds.aimed(heap, other, List.of())))
                .map(seen -> seen.value(expr))
                .reduce(Interval::hull)
                .orElse(Interval.ALL);
    }

    private static UnaryOperator<Expr> numbers(long[] chosen) {
        return part -> part instanceof Expr.Chosen choice && choice.choice() < chosen.length
                ? Expr.of(chosen[choice.choice()])
                : part;
    }

    /** The clause with these numbers, where they lie in their ranges. */
    private static MoveRule chosen(MoveRule move, long[] chosen) {
        UnaryOperator<Expr> numbers = numbers(chosen);
        Condition guard = Condition.TRUE;
        for (int i = 0; i < chosen.length; i++) {
            guard = within(guard, move.choices().get(i), chosen[i], numbers);
        }
        return new MoveRule(
                move.text(),
                new MoveMaker.MoveTexts(move).of(choice -> chosen[choice]),
                move.target(),
                List.of(),
                guard.and(decided(move.guard().map(numbers))),
                move.changes().stream()
                        .map(change ->
                                new NewValue(change.variable(), change.value().map(numbers)))
                        .toList(),
                move.gain().map(numbers),
                true,
                move.split(),
                move.place());
    }

    /** A condition without what the chosen numbers have decided: which of a list they are. */
    private static Condition decided(Condition condition) {
        if (condition instanceof Condition.Compare c
                && c.left() instanceof Expr.Literal left
                && c.right() instanceof Expr.Literal right) {
            return c.relation().holds(left.value(), right.value()) ? Condition.TRUE : Condition.FALSE;
        }
        if (condition instanceof Condition.And and) {
            List<Condition> parts = undecided(and.parts(), Condition.TRUE);
            return parts.contains(Condition.FALSE) ? Condition.FALSE : Condition.all(parts);
        }
        if (condition instanceof Condition.Or or) {
            List<Condition> parts = undecided(or.parts(), Condition.FALSE);
            return parts.contains(Condition.TRUE)
                    ? Condition.TRUE
                    : parts.size() == 1 ? parts.get(0) : new Condition.Or(parts);
        }
        return condition;
    }

    private static List<Condition> undecided(List<Condition> parts, Condition idle) {
        return parts.stream()
                .map(OnceMoves::decided)
                .filter(part -> !part.equals(idle))
                .toList();
    }

    private static Condition within(Condition guard, Choice choice, long number, UnaryOperator<Expr> numbers) {
        Expr from = choice.from().map(numbers);
        Expr to = choice.to().map(numbers);
        return from instanceof Expr.Literal && to instanceof Expr.Literal
                ? guard
                : guard.and(Condition.of(Relation.AT_MOST, from, Expr.of(number)))
                        .and(Condition.of(Relation.AT_MOST, Expr.of(number), to));
    }
}

package org.zermelo.exam.starts;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;

/** Whether a player may come to be without a move before the play has ended: told from the rules alone, on the safe side. */
public final class Stuckness {

    private final Ruleset rules;

    private Stuckness(Ruleset rules) {
        this.rules = rules;
    }

    /** Whether it is plain that some move can be made as long as the play has not ended. */
    public static boolean never(Ruleset rules) {
        return new Stuckness(rules).never();
    }

    /** What is plain to stand in every heap at least while the play goes on; 0 where nothing is. */
    public static long leastHeap(Ruleset rules) {
        boolean full = rules.variables().stream().allMatch(v -> !v.heap() || least(rules, v.start()) >= 1);
        boolean grow = rules.moves().stream()
                .allMatch(move -> move.changes().stream().allMatch(change -> grows(change.value())));
        return rules.heaps().length == 1
                ? Math.max(full && grow ? 1 : 0, new Stuckness(rules).leastOfOne())
                : full && grow ? 1 : 0;
    }

    private static long least(Ruleset rules, Expr start) {
        return start instanceof Expr.Literal literal
                ? literal.value()
                : start instanceof Expr.ParameterName name
                        ? rules.parameters().stream()
                                .filter(p -> p.name().equals(name.name()))
                                .mapToLong(p -> p.least())
                                .findFirst()
                                .orElse(0)
                        : start instanceof Expr.Arithmetic a && a.operator() == Expr.Operator.MULTIPLY
                                ? Math.min(least(rules, a.left()), least(rules, a.right()))
                                : 0;
    }

    private boolean never() {
        boolean bounded = rules.variables().stream().anyMatch(v -> v.heap() && v.greatest() != Long.MAX_VALUE);
        if (!rules.result().equals(Condition.TRUE)) {
            return false;
        }
        boolean full = leastHeap(rules) > 0;
        List<MoveRule> free = rules.moves().stream()
                .filter(move -> !move.once() && (!bounded && (full && growing(move) || adds(move)) || shrinks(move)))
                .toList();
        long always = free.stream().filter(move -> everyWhere(move.guard())).count();
        if (rules.repeat() != Repeat.ALLOWED) {
            return always > rules.repeat().banned();
        }
        return always > 0
                || somethingIsLeft()
                || free.stream()
                        .anyMatch(one -> free.stream()
                                .anyMatch(other -> other.guard().equals(new Condition.Not(one.guard()))
                                        || complete(one.guard(), other.guard())));
    }

    /**
     * Whether so much is left in the heaps while the play goes on that some heap holds what may be taken of any, or that any may be
     * divided, rounding down.
     */
    private boolean somethingIsLeft() {
        long left = rules.ends().stream()
                .filter(end -> end.when() instanceof Condition.Compare c
                        && c.left() instanceof Expr.Total total
                        && total.kind() == Expr.Total.Kind.SUM
                        && c.right() instanceof Expr.Literal)
                .mapToLong(end -> leftBy((Condition.Compare) end.when()))
                .max()
                .orElse(0);
        return left > 0
                && (IntStream.of(rules.heaps())
                                .allMatch(heap -> rules.moves().stream().anyMatch(move -> divides(move, heap)))
                        || rules.moves().stream().anyMatch(move -> takes(move, left)));
    }

    /** The least sum from which the play goes on. */
    private static long leftBy(Condition.Compare end) {
        long bound = ((Expr.Literal) end.right()).value();
        return switch (end.relation()) {
            case AT_MOST -> bound + 1;
            case LESS -> bound;
            case EQUAL -> bound == 0 ? 1 : 0;
            default -> 0;
        };
    }

    /** Whether a move takes no more from any heap than the fullest of them holds. */
    private boolean takes(MoveRule move, long left) {
        return !move.once()
                && move.guard().equals(Condition.TRUE)
                && move.target() == MoveRule.Target.ANY_HEAP
                && move.changes().size() == 1
                && move.changes().get(0).value() instanceof Expr.Arithmetic a
                && a.operator() == Expr.Operator.SUBTRACT
                && a.left() instanceof Expr.Moved
                && a.right() instanceof Expr.Literal by
                && by.value() > 0
                && left > rules.heaps().length * (by.value() - 1);
    }

    private static boolean divides(MoveRule move, int heap) {
        return !move.once()
                && move.guard().equals(Condition.TRUE)
                && move.changes().size() == 1
                && (move.target() == MoveRule.Target.ANY_HEAP
                        || move.changes().get(0).variable() == heap)
                && move.changes().get(0).value() instanceof Expr.Arithmetic a
                && a.operator() == Expr.Operator.DIVIDE_FLOOR
                && (a.left() instanceof Expr.Moved || a.left().equals(new Expr.Cell(heap)))
                && a.right() instanceof Expr.Literal by
                && by.value() >= 2;
    }

    /** Whether one of two conditions on evenness always holds. */
    private static boolean complete(Condition one, Condition other) {
        return one instanceof Condition.Compare a
                && other instanceof Condition.Compare b
                && a.left().equals(b.left())
                && a.right().equals(b.right())
                && (a.relation() == Relation.EQUAL && b.relation() == Relation.UNEQUAL
                        || a.relation() == Relation.LESS && b.relation() == Relation.AT_LEAST
                        || a.relation() == Relation.AT_MOST && b.relation() == Relation.GREATER);
    }

    /** Whether a move is always allowed with some heap. */
    private static boolean everyWhere(Condition guard) {
        return guard.equals(Condition.TRUE)
                || guard instanceof Condition.Compare c
                        && c.relation() == Relation.EQUAL
                        && c.left() instanceof Expr.Moved
                        && c.right() instanceof Expr.Total total
                        && (total.kind() == Expr.Total.Kind.BIG || total.kind() == Expr.Total.Kind.SMALL);
    }

    private static boolean growing(MoveRule move) {
        return move.choices().isEmpty() && move.changes().stream().allMatch(change -> grows(change.value()));
    }

    /** Whether a number is added to a heap, which an empty one does not prevent. */
    private static boolean adds(MoveRule move) {
        return growing(move)
                && move.changes().stream()
                        .anyMatch(change -> change.value() instanceof Expr.Arithmetic a
                                && a.operator() == Expr.Operator.ADD
                                && a.right() instanceof Expr.Literal);
    }

    /** Whether a number becomes greater for certain, if it is at least 1. */
    private static boolean grows(Expr value) {
        if (value instanceof Expr.Either either) {
            return grows(either.then()) && grows(either.otherwise());
        }
        return value instanceof Expr.Arithmetic a
                && (a.left() instanceof Expr.Moved || a.left() instanceof Expr.Other || a.left() instanceof Expr.Cell)
                && (a.right() instanceof Expr.Literal by
                                && (a.operator() == Expr.Operator.ADD && by.value() >= 1
                                        || a.operator() == Expr.Operator.MULTIPLY && by.value() >= 2)
                        || a.right() instanceof Expr.Other && a.operator() == Expr.Operator.ADD);
    }

    /** Whether a move can be made on the heap, the only one, from which the play goes on. */
    private boolean shrinks(MoveRule move) {
        boolean one = rules.heaps().length == 1
                && move.changes().size() == 1
                && move.changes().get(0).value() instanceof Expr.Arithmetic;
        if (!one) {
            return false;
        }
        Expr.Arithmetic a = (Expr.Arithmetic) move.changes().get(0).value();
        boolean literal = a.right() instanceof Expr.Literal;
        return switch (a.operator()) {
            case DIVIDE_FLOOR -> literal && ((Expr.Literal) a.right()).value() >= 2 && endsBelow(1);
            case SUBTRACT ->
                literal
                        ? endsBelow(((Expr.Literal) a.right()).value())
                        : move.choices().size() == 1
                                && move.guard().equals(Condition.TRUE)
                                && a.right() instanceof Expr.Chosen
                                && move.choices().get(0).from() instanceof Expr.Literal least
                                && endsBelow(least.value())
                                && (move.choices().get(0).to() instanceof Expr.Moved
                                        || move.choices().get(0).to() instanceof Expr.Literal most
                                                && most.value() >= least.value());
            default -> false;
        };
    }

    /** From where on the play of the only heap goes on. */
    private long leastOfOne() {
        return rules.ends().stream()
                .filter(end -> end.when() instanceof Condition.Compare c
                        && c.right() instanceof Expr.Literal
                        && (c.left() instanceof Expr.Total || c.left() instanceof Expr.Cell))
                .mapToLong(end -> leftBy((Condition.Compare) end.when()))
                .max()
                .orElse(0);
    }

    /** Whether the play has ended where the only heap holds less than so many. */
    private boolean endsBelow(long stones) {
        return leastOfOne() >= stones;
    }
}

package org.zermelo.heap;

import java.util.List;
import java.util.Optional;
import org.zermelo.rule.Arithmetics;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;

/**
 * How far the moves of declared rules on one heap depend on its size: from some heap on by a remainder only, or in a way that this
 * does not see.
 *
 * <p>Numbers are looked at in three kinds: constants and remainders of the heap, and what is added, multiplied and chosen from
 * them, are bounded and recur with the remainder; sums and products with the heap itself recur by a modulus, but may only be reduced to
 * a remainder; the heap alone may also be compared with a bounded number, which no longer matters once the heap is larger.
 */
final class SizeDependence implements Expr.ExprCases<Long>, Condition.ConditionCases<Long> {

    /** Larger constants and moduli are taken for a dependence on the heap: all smaller heaps would have to be looked at. */
    private static final long MOST = 4_096;

    /** The heap from which on the moves recur, and by which modulus. */
    record Recurrence(int from, int modulus) {}

    /** Thrown where the size matters otherwise. */
    private static final class SizeUnseen extends RuntimeException {
        private static final long serialVersionUID = 1;

        SizeUnseen() {
            super(null, null, false, false);
        }
    }

    private long modulus = 1;
    private long threshold;
    private List<MoveRule.Choice> choices = List.of();

    private SizeDependence() {}

    /** From where and by which modulus the moves recur; empty when that does not show. */
    static Optional<Recurrence> of(Ruleset rules) {
        if (rules.variables().get(0).greatest() < Long.MAX_VALUE) {
            return Optional.empty();
        }
        try {
            SizeDependence dependence = new SizeDependence();
            long most = 0;
            for (MoveRule move : rules.moves()) {
                most = Math.max(most, dependence.taken(move));
                dependence.look(move.guard());
            }
            dependence.choices = List.of();
            dependence.threshold = Math.max(dependence.threshold, most);
            for (EndRule end : rules.ends()) {
                dependence.look(end.when());
            }
            long before = dependence.threshold;
            dependence.look(rules.result());
            // the result is looked at when the counters are gone
            long after = rules.result().equals(Condition.TRUE) ? before : dependence.threshold + most;
            long from = rules.variables().get(0).least() + after + 1;
            return from > 2 * MOST
                    ? Optional.empty()
                    : Optional.of(new Recurrence((int) from, (int) dependence.modulus));
        } catch (SizeUnseen | ArithmeticException e) {
            return Optional.empty();
        }
    }

    /** The most counters that a move of the clause takes or adds. */
    private long taken(MoveRule move) {
        choices = move.choices();
        if (move.changes().size() != 1) {
            throw new SizeUnseen();
        }
        if (move.split() != null && (move.split().conditional() || move.split().anyNumber())) {
            throw new SizeUnseen();
        }
        return taken(move.changes().get(0).value());
    }

    private long taken(Expr left) {
        if (left instanceof Expr.Either either) {
            look(either.when());
            return Math.max(taken(either.then()), taken(either.otherwise()));
        }
        if (isHeap(left)) {
            return 0;
        }
        boolean changesTheHeap = left instanceof Expr.Arithmetic a
                && (a.operator() == Expr.Operator.SUBTRACT || a.operator() == Expr.Operator.ADD)
                && isHeap(a.left());
        if (!changesTheHeap) {
            throw new SizeUnseen();
        }
        return magnitude(((Expr.Arithmetic) left).right());
    }

    /** The heap up to which what was looked at so far may depend on the size, after a look at this, too. */
    private long look(Condition condition) {
        return condition.fold(this);
    }

    @Override
    public Long compare(Condition.Compare compare) {
        if (grows(compare.left())) {
            pass(offset(compare.left()), magnitude(compare.right()));
        } else if (grows(compare.right())) {
            pass(offset(compare.right()), magnitude(compare.left()));
        } else {
            magnitude(compare.left());
            magnitude(compare.right());
        }
        return threshold;
    }

    @Override
    public Long and(Condition.And and) {
        and.parts().forEach(this::look);
        return threshold;
    }

    @Override
    public Long or(Condition.Or or) {
        or.parts().forEach(this::look);
        return threshold;
    }

    @Override
    public Long not(Condition.Not not) {
        return look(not.part());
    }

    /** Whether a number is the heap, perhaps with a bounded number added or taken. */
    private static boolean grows(Expr expr) {
        return isHeap(expr)
                || expr instanceof Expr.Arithmetic a
                        && (a.operator() == Expr.Operator.ADD || a.operator() == Expr.Operator.SUBTRACT)
                        && grows(a.left());
    }

    /** The most that is added to the heap or taken from it. */
    private long offset(Expr expr) {
        return isHeap(expr)
                ? 0
                : Math.addExact(offset(((Expr.Arithmetic) expr).left()), magnitude(((Expr.Arithmetic) expr).right()));
    }

    /** Takes note that the heap, changed by at most one number, is compared with at most another. */
    private void pass(long offset, long number) {
        threshold = Math.max(threshold, Math.addExact(offset, number));
    }

    /** The largest absolute value of a number that depends on constants, remainders and choices only. */
    private long magnitude(Expr expr) {
        long found = expr.fold(this);
        if (found > MOST) {
            throw new SizeUnseen();
        }
        return found;
    }

    @Override
    public Long literal(Expr.Literal literal) {
        return Math.absExact(literal.value());
    }

    @Override
    public Long cell(Expr.Cell cell) {
        throw new SizeUnseen();
    }

    @Override
    public Long moved() {
        throw new SizeUnseen();
    }

    @Override
    public Long other() {
        throw new SizeUnseen();
    }

    @Override
    public Long parameter(Expr.ParameterName parameter) {
        throw new SizeUnseen();
    }

    @Override
    public Long total(Expr.Total total) {
        throw new SizeUnseen();
    }

    @Override
    public Long chosen(Expr.Chosen chosen) {
        MoveRule.Choice choice = choices.get(chosen.choice());
        return Math.max(magnitude(choice.from()), magnitude(choice.to()));
    }

    @Override
    public Long absolute(Expr.Absolute absolute) {
        return magnitude(absolute.of());
    }

    @Override
    public Long either(Expr.Either either) {
        look(either.when());
        return Math.max(magnitude(either.then()), magnitude(either.otherwise()));
    }

    @Override
    public Long arithmetic(Expr.Arithmetic a) {
        return switch (a.operator()) {
            case ADD, SUBTRACT -> Math.addExact(magnitude(a.left()), magnitude(a.right()));
            case MULTIPLY -> Math.multiplyExact(magnitude(a.left()), magnitude(a.right()));
            case MIN, MAX -> Math.max(magnitude(a.left()), magnitude(a.right()));
            case DIVIDE_FLOOR, DIVIDE_CEIL -> {
                divisor(a.right());
                yield Math.addExact(magnitude(a.left()), 1);
            }
            case MODULO -> {
                long divisor = divisor(a.right());
                if (!recurs(a.left())) {
                    throw new SizeUnseen();
                }
                widen(divisor);
                yield divisor - 1;
            }
            default -> throw new SizeUnseen();
        };
    }

    /** Whether the remainder of a number by any modulus depends on that of the heap only. */
    private boolean recurs(Expr expr) {
        if (isHeap(expr)) {
            return true;
        }
        if (expr instanceof Expr.Arithmetic a) {
            switch (a.operator()) {
                case ADD, SUBTRACT, MULTIPLY -> {
                    return recurs(a.left()) && recurs(a.right());
                }
                default -> {
                    // what is bounded recurs, too
                }
            }
        }
        magnitude(expr);
        return true;
    }

    private static long divisor(Expr expr) {
        if (expr instanceof Expr.Literal literal && literal.value() >= 1 && literal.value() <= MOST) {
            return literal.value();
        }
        throw new SizeUnseen();
    }

    private void widen(long divisor) {
        modulus = Arithmetics.lcm(modulus, divisor);
        if (modulus > MOST) {
            throw new SizeUnseen();
        }
    }

    /** Whether a number is the heap itself, in rules of one heap. */
    static boolean isHeap(Expr expr) {
        return expr instanceof Expr.Moved || expr instanceof Expr.Cell || expr instanceof Expr.Total;
    }
}

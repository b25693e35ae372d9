package org.zermelo.rule;

import java.util.Arrays;
import org.zermelo.game.RefusedException;

/**
 * Evaluates expressions over one position and one move. An exact division with a remainder has no value: {@link #absent}
 * tells so until it is cleared. Overflow and division by zero are refused.
 */
public final class Frame implements Expr.ExprCases<Long>, Condition.ConditionCases<Boolean> {

    private final int[] heaps;
    private long[] values;
    private final long[] chosen = new long[MoveRule.MOST_CHOICES + Split.MOST_NAMES];
    private int moved = -1;
    private int other = -1;
    private boolean absent;

    public Frame(int[] heaps, long[] values) {
        this.heaps = heaps;
        this.values = values;
    }

    void look(long[] at) {
        values = at;
    }

    public void aim(int movedHeap, int otherHeap) {
        moved = movedHeap;
        other = otherHeap;
    }

    public void choose(int choice, long value) {
        chosen[choice] = value;
    }

    long chosen(int choice) {
        return chosen[choice];
    }

    /** Whether something evaluated since the last call has no value; forgets it. */
    public boolean absent() {
        boolean was = absent;
        absent = false;
        return was;
    }

    public long value(Expr expr) {
        try {
            return expr.fold(this);
        } catch (ArithmeticException e) {
            throw refused("rule.overflow");
        }
    }

    public boolean holds(Condition condition) {
        return condition.fold(this);
    }

    @Override
    public Boolean compare(Condition.Compare compare) {
        boolean before = absent();
        boolean holds = compare.relation().holds(value(compare.left()), value(compare.right())) && !absent;
        absent = before;
        return holds;
    }

    @Override
    public Boolean and(Condition.And and) {
        for (Condition part : and.parts()) {
            if (!holds(part)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Boolean or(Condition.Or or) {
        for (Condition part : or.parts()) {
            if (holds(part)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Boolean not(Condition.Not not) {
        return !holds(not.part());
    }

    @Override
    public Long literal(Expr.Literal literal) {
        return literal.value();
    }

    @Override
    public Long cell(Expr.Cell cell) {
        return values[cell.variable()];
    }

    @Override
    public Long moved() {
        return heap(moved);
    }

    @Override
    public Long other() {
        return heap(other);
    }

    private long heap(int number) {
        if (number < 0) {
            throw refused("rule.x-of-several");
        }
        return values[number];
    }

    @Override
    public Long chosen(Expr.Chosen choice) {
        return chosen[choice.choice()];
    }

    @Override
    public Long parameter(Expr.ParameterName parameter) {
        throw new RefusedException("rule.open-parameter", "name", parameter.name());
    }

    @Override
    public Long arithmetic(Expr.Arithmetic a) {
        return join(a.operator(), a.left().fold(this), a.right().fold(this));
    }

    @Override
    public Long absolute(Expr.Absolute absolute) {
        long value = absolute.of().fold(this);
        return value < 0 ? Math.negateExact(value) : value;
    }

    @Override
    public Long either(Expr.Either either) {
        return (holds(either.when()) ? either.then() : either.otherwise()).fold(this);
    }

    private long join(Expr.Operator operator, long left, long right) {
        return switch (operator) {
            case ADD -> Math.addExact(left, right);
            case SUBTRACT -> Math.subtractExact(left, right);
            case MULTIPLY -> Math.multiplyExact(left, right);
            case DIVIDE_FLOOR -> Arithmetics.floorDiv(left, divisor(right));
            case DIVIDE_CEIL -> Arithmetics.ceilDiv(left, divisor(right));
            case DIVIDE_EXACT -> {
                absent |= left % divisor(right) != 0;
                yield Arithmetics.floorDiv(left, right);
            }
            case MODULO -> Math.floorMod(left, divisor(right));
            case POWER -> Arithmetics.power(left, exponent(right));
            case MIN -> Math.min(left, right);
            case MAX -> Math.max(left, right);
            case GCD, LCM, XOR, BIT_AND, BIT_OR, ROOT, LOGARITHM, DIGIT_SUM, HAS_DIGIT ->
                Arithmetics.join(operator, left, right);
            case DIVISORS -> Arithmetics.divisors(divided(left), right);
        };
    }

    private long divisor(long value) {
        if (value == 0) {
            throw refused("rule.division-by-zero");
        }
        return value;
    }

    private long divided(long value) {
        if (value > Arithmetics.MOST_FACTORED) {
            throw refused("rule.no-divisors");
        }
        return value;
    }

    private long exponent(long value) {
        if (value < 0) {
            throw refused("rule.negative-exponent");
        }
        return value;
    }

    @Override
    public Long total(Expr.Total total) {
        long all = values[heaps[0]];
        for (int i = 1; i < heaps.length; i++) {
            all = join(total.kind().operator(), all, values[heaps[i]]);
        }
        return all;
    }

    private RefusedException refused(String key) {
        return new RefusedException(key, "position", Arrays.toString(values));
    }
}

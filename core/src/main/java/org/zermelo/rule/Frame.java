package org.zermelo.rule;

import java.util.Arrays;
import org.zermelo.game.RefusedException;

/**
 * Evaluates expressions over one position and one move. An exact division with a remainder has no value: {@link #absent}
 * tells so until it is cleared. Overflow and division by zero are refused.
 */
public final class Frame {

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
            return evaluate(expr);
        } catch (ArithmeticException e) {
            throw refused("rule.overflow");
        }
    }

    public boolean holds(Condition condition) {
        if (condition instanceof Condition.Compare c) {
            boolean before = absent();
            boolean holds = c.relation().holds(value(c.left()), value(c.right())) && !absent;
            absent = before;
            return holds;
        }
        if (condition instanceof Condition.And a) {
            for (Condition part : a.parts()) {
                if (!holds(part)) {
                    return false;
                }
            }
            return true;
        }
        if (condition instanceof Condition.Or o) {
            for (Condition part : o.parts()) {
                if (holds(part)) {
                    return true;
                }
            }
            return false;
        }
        return !holds(((Condition.Not) condition).part());
    }

    private long evaluate(Expr expr) {
        if (expr instanceof Expr.Literal l) {
            return l.value();
        }
        if (expr instanceof Expr.Cell c) {
            return values[c.variable()];
        }
        if (expr instanceof Expr.Moved) {
            if (moved < 0) {
                throw refused("rule.x-of-several");
            }
            return values[moved];
        }
        if (expr instanceof Expr.Arithmetic a) {
            return join(a.operator(), evaluate(a.left()), evaluate(a.right()));
        }
        if (expr instanceof Expr.Other) {
            if (other < 0) {
                throw refused("rule.x-of-several");
            }
            return values[other];
        }
        if (expr instanceof Expr.Chosen c) {
            return chosen[c.choice()];
        }
        if (expr instanceof Expr.Total t) {
            return total(t.kind());
        }
        if (expr instanceof Expr.Absolute a) {
            long value = evaluate(a.of());
            return value < 0 ? Math.negateExact(value) : value;
        }
        if (expr instanceof Expr.Either e) {
            return holds(e.when()) ? evaluate(e.then()) : evaluate(e.otherwise());
        }
        throw new RefusedException("rule.open-parameter", "name", ((Expr.Parameter) expr).name());
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
        };
    }

    private long divisor(long value) {
        if (value == 0) {
            throw refused("rule.division-by-zero");
        }
        return value;
    }

    private long exponent(long value) {
        if (value < 0) {
            throw refused("rule.negative-exponent");
        }
        return value;
    }

    private long total(Expr.Total.Kind kind) {
        long total = values[heaps[0]];
        for (int i = 1; i < heaps.length; i++) {
            long value = values[heaps[i]];
            total = switch (kind) {
                case SUM -> Math.addExact(total, value);
                case PRODUCT -> Math.multiplyExact(total, value);
                case BIG -> Math.max(total, value);
                case SMALL -> Math.min(total, value);
            };
        }
        return total;
    }

    private RefusedException refused(String key) {
        return new RefusedException(key, "position", Arrays.toString(values));
    }
}

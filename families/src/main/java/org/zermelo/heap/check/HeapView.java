package org.zermelo.heap.check;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;

/**
 * Declared rules on one heap looked at from one heap, or from all heaps of a progression at once: expressions become
 * progressions, and a condition must hold for all of the heaps or for none. Every name for the one heap, and everything taken over the
 * heaps, is that heap.
 */
final class HeapView implements Expr.ExprCases<Progression>, Condition.ConditionCases<Boolean> {

    private final Progression heap;
    private final List<Long> chosen = new ArrayList<>();

    HeapView(Progression heap) {
        this.heap = heap;
    }

    Progression heap() {
        return heap;
    }

    void choose(long number) {
        chosen.add(number);
    }

    void takeBack() {
        chosen.remove(chosen.size() - 1);
    }

    Progression value(Expr expr) {
        return expr.fold(this);
    }

    @Override
    public Progression literal(Expr.Literal literal) {
        return Progression.of(literal.value());
    }

    @Override
    public Progression cell(Expr.Cell cell) {
        return heap;
    }

    @Override
    public Progression moved() {
        return heap;
    }

    @Override
    public Progression total(Expr.Total total) {
        return heap;
    }

    @Override
    public Progression other() {
        throw new Progression.Unseen();
    }

    @Override
    public Progression parameter(Expr.ParameterName parameter) {
        throw new Progression.Unseen();
    }

    @Override
    public Progression chosen(Expr.Chosen choice) {
        return Progression.of(chosen.get(choice.choice()));
    }

    @Override
    public Progression absolute(Expr.Absolute absolute) {
        Progression of = value(absolute.of());
        return of.sign() < 0 ? Progression.of(0).minus(of) : of;
    }

    @Override
    public Progression either(Expr.Either either) {
        return value(holds(either.when()) ? either.then() : either.otherwise());
    }

    @Override
    public Progression arithmetic(Expr.Arithmetic a) {
        return switch (a.operator()) {
            case ADD -> value(a.left()).plus(value(a.right()));
            case SUBTRACT -> value(a.left()).minus(value(a.right()));
            case MULTIPLY -> value(a.left()).times(value(a.right()));
            case MIN -> least(value(a.left()), value(a.right()));
            case MAX -> greatest(value(a.left()), value(a.right()));
            case MODULO -> Progression.of(remainder(a.left(), divisor(a.right())));
            case DIVIDE_FLOOR -> value(a.left()).over(divisor(a.right()));
            default -> throw new Progression.Unseen();
        };
    }

    private static Progression least(Progression a, Progression b) {
        return a.minus(b).sign() <= 0 ? a : b;
    }

    private static Progression greatest(Progression a, Progression b) {
        return a.minus(b).sign() >= 0 ? a : b;
    }

    private long divisor(Expr expr) {
        long divisor = value(expr).number();
        if (divisor < 1) {
            throw new Progression.Unseen();
        }
        return divisor;
    }

    /** The remainder of sums and products by those of their parts: x*x grows in no progression, its remainders recur. */
    private long remainder(Expr expr, long divisor) {
        if (expr instanceof Expr.Arithmetic a) {
            switch (a.operator()) {
                case ADD -> {
                    return Math.floorMod(
                            Math.addExact(remainder(a.left(), divisor), remainder(a.right(), divisor)), divisor);
                }
                case SUBTRACT -> {
                    return Math.floorMod(remainder(a.left(), divisor) - remainder(a.right(), divisor), divisor);
                }
                case MULTIPLY -> {
                    return Math.floorMod(
                            Math.multiplyExact(remainder(a.left(), divisor), remainder(a.right(), divisor)), divisor);
                }
                default -> {
                    // of other operations the value itself is needed
                }
            }
        }
        return value(expr).modulo(divisor);
    }

    boolean holds(Condition condition) {
        return condition.fold(this);
    }

    @Override
    public Boolean compare(Condition.Compare compare) {
        int sign = value(compare.left()).minus(value(compare.right())).sign();
        return compare.relation().holds(sign, 0);
    }

    @Override
    public Boolean and(Condition.And and) {
        return and.parts().stream().allMatch(this::holds);
    }

    @Override
    public Boolean or(Condition.Or or) {
        return or.parts().stream().anyMatch(this::holds);
    }

    @Override
    public Boolean not(Condition.Not not) {
        return !holds(not.part());
    }
}

package org.zermelo.rule;

import java.util.List;
import org.zermelo.rule.MoveRule.Choice;

/** What expressions and conditions can be when every variable lies in an interval. Sound: never too narrow. */
public final class Bounds {

    private final Interval[] box;
    private final int[] heaps;
    private final Interval[] chosen = new Interval[MoveRule.MOST_CHOICES];
    private int moved = -1;
    private int other = -1;

    /** Bounds over a box, one interval for each variable; {@code heaps} are the numbers of the heaps. */
    public Bounds(Interval[] box, int[] heaps) {
        this.box = box.clone();
        this.heaps = heaps;
    }

    /** The same box, seen by a move that changes one heap and looks at another (-1 for none). */
    public Bounds aimed(int movedHeap, int otherHeap, List<Choice> choices) {
        Bounds aimed = new Bounds(box, heaps);
        aimed.moved = movedHeap;
        aimed.other = otherHeap;
        for (int i = 0; i < choices.size(); i++) {
            long from = aimed.value(choices.get(i).from()).least();
            long to = aimed.value(choices.get(i).to()).greatest();
            aimed.chosen[i] = new Interval(Math.min(from, to), to);
        }
        return aimed;
    }

    /** The same with another interval for one variable. */
    public Bounds with(int variable, Interval interval) {
        Bounds changed = new Bounds(box, heaps);
        changed.box[variable] = interval;
        changed.moved = moved;
        changed.other = other;
        System.arraycopy(chosen, 0, changed.chosen, 0, chosen.length);
        return changed;
    }

    /** The numbers of the heaps. */
    public int[] heaps() {
        return heaps.clone();
    }

    /** The interval of a variable. */
    public Interval variable(int variable) {
        return box[variable];
    }

    /** Everything that an expression can be. */
    public Interval value(Expr expr) {
        if (expr instanceof Expr.Literal l) {
            return Interval.of(l.value());
        }
        if (expr instanceof Expr.Arithmetic a) {
            return join(a.operator(), value(a.left()), value(a.right()));
        }
        if (expr instanceof Expr.Absolute a) {
            return value(a.of()).absolute();
        }
        if (expr instanceof Expr.Either e) {
            return value(e.then()).hull(value(e.otherwise()));
        }
        if (expr instanceof Expr.Chosen c) {
            return chosen[c.choice()];
        }
        if (expr instanceof Expr.Total t) {
            return total(t.kind());
        }
        int variable = variableOf(expr);
        return variable < 0 ? Interval.ALL : box[variable];
    }

    /** The variable that an expression names, as this move sees it; -1 when it is none. */
    public int variableOf(Expr expr) {
        if (expr instanceof Expr.Cell c) {
            return c.variable();
        }
        return expr instanceof Expr.Moved ? moved : expr instanceof Expr.Other ? other : -1;
    }

    private Interval total(Expr.Total.Kind kind) {
        Interval total = box[heaps[0]];
        for (int i = 1; i < heaps.length; i++) {
            Interval next = box[heaps[i]];
            total = switch (kind) {
                case SUM -> total.plus(next);
                case PRODUCT -> total.times(next);
                case BIG -> total.max(next);
                case SMALL -> total.min(next);
            };
        }
        return total;
    }

    private static Interval join(Expr.Operator operator, Interval left, Interval right) {
        return switch (operator) {
            case ADD -> left.plus(right);
            case SUBTRACT -> left.minus(right);
            case MULTIPLY -> left.times(right);
            case DIVIDE_FLOOR, DIVIDE_CEIL, DIVIDE_EXACT -> left.dividedBy(right);
            case MODULO -> modulo(left, right);
            case POWER -> power(left, right);
            case MIN -> left.min(right);
            case MAX -> left.max(right);
        };
    }

    private static Interval modulo(Interval left, Interval right) {
        if (right.least() < 1) {
            Interval size = right.absolute();
            return new Interval(size.negated().least(), size.greatest());
        }
        if (left.least() >= 0 && left.greatest() < right.least()) {
            return left;
        }
        return new Interval(0, right.bounded() ? right.greatest() - 1 : right.greatest());
    }

    private static Interval power(Interval base, Interval exponent) {
        boolean constant = exponent.least() == exponent.greatest() && exponent.least() >= 0 && exponent.least() <= 64;
        if (!constant) {
            return base.least() >= 0 ? new Interval(0, Long.MAX_VALUE) : Interval.ALL;
        }
        if (exponent.least() % 2 == 0 && base.least() < 0) {
            return power(base.absolute(), exponent);
        }
        Interval low = Interval.of(1);
        Interval high = Interval.of(1);
        for (long i = 0; i < exponent.least(); i++) {
            low = low.times(Interval.of(base.least()));
            high = high.times(Interval.of(base.greatest()));
        }
        return new Interval(low.least(), high.greatest());
    }

    /** Whether a condition holds everywhere in the box. */
    public boolean always(Condition condition) {
        if (condition instanceof Condition.Compare c) {
            return !Scan.partial(c) && compare(c.relation(), value(c.left()), value(c.right()));
        }
        if (condition instanceof Condition.And a) {
            return all(a.parts(), true, true);
        }
        if (condition instanceof Condition.Or o) {
            return !all(o.parts(), true, false);
        }
        return never(((Condition.Not) condition).part());
    }

    /** Whether a condition holds nowhere in the box. */
    public boolean never(Condition condition) {
        if (condition instanceof Condition.Compare c) {
            Interval left = value(c.left());
            Interval right = value(c.right());
            return switch (c.relation()) {
                case LESS -> compare(Condition.Relation.AT_LEAST, left, right);
                case AT_MOST -> compare(Condition.Relation.GREATER, left, right);
                case EQUAL -> compare(Condition.Relation.UNEQUAL, left, right);
                case UNEQUAL -> compare(Condition.Relation.EQUAL, left, right);
                case AT_LEAST -> compare(Condition.Relation.LESS, left, right);
                case GREATER -> compare(Condition.Relation.AT_MOST, left, right);
            };
        }
        if (condition instanceof Condition.And a) {
            return !all(a.parts(), false, false);
        }
        if (condition instanceof Condition.Or o) {
            return all(o.parts(), false, true);
        }
        return always(((Condition.Not) condition).part());
    }

    /** Whether each part is certain to hold ({@code holds}) or to fail, or, when not {@code certain}, that none is. */
    private boolean all(List<Condition> parts, boolean holds, boolean certain) {
        for (Condition part : parts) {
            if ((holds ? always(part) : never(part)) != certain) {
                return false;
            }
        }
        return true;
    }

    private static boolean compare(Condition.Relation relation, Interval left, Interval right) {
        return switch (relation) {
            case LESS -> left.greatest() < right.least();
            case AT_MOST -> left.greatest() <= right.least();
            case EQUAL ->
                left.least() == left.greatest() && right.least() == right.greatest() && left.least() == right.least();
            case UNEQUAL -> left.greatest() < right.least() || left.least() > right.greatest();
            case AT_LEAST -> left.least() >= right.greatest();
            case GREATER -> left.least() > right.greatest();
        };
    }

    /** As {@link #lastOpen(Condition, int)}; quick when the answer is within one of the guess. */
    public long lastOpen(Condition ended, int variable, long guess) {
        Interval range = box[variable];
        for (long near = guess + 1; near >= guess - 1; near--) {
            boolean inside = near > range.least() && near < range.greatest();
            if (inside && !ends(ended, variable, near, range.greatest())) {
                return ends(ended, variable, near + 1, range.greatest()) ? near : lastOpen(ended, variable);
            }
        }
        return lastOpen(ended, variable);
    }

    /** The greatest value of a variable above which every position of the box is ended. */
    public long lastOpen(Condition ended, int variable) {
        Interval range = box[variable];
        if (!ends(ended, variable, range.greatest(), range.greatest())) {
            return range.greatest();
        }
        long open = range.least();
        long closed = range.greatest();
        while (closed - open > 1 || closed - open < 0) {
            long middle = (open & closed) + ((open ^ closed) >> 1);
            if (ends(ended, variable, middle, range.greatest())) {
                closed = middle;
            } else {
                open = middle;
            }
        }
        return open;
    }

    /** The least value of a variable below which every position of the box is ended. */
    public long firstOpen(Condition ended, int variable) {
        Interval range = box[variable];
        if (!ends(ended, variable, range.least(), range.least())) {
            return range.least();
        }
        long closed = range.least();
        long open = range.greatest();
        while (open - closed > 1 || open - closed < 0) {
            long middle = (open & closed) + ((open ^ closed) >> 1);
            if (ends(ended, variable, range.least(), middle)) {
                closed = middle;
            } else {
                open = middle;
            }
        }
        return open;
    }

    private boolean ends(Condition ended, int variable, long from, long to) {
        return with(variable, new Interval(from, to)).always(ended);
    }
}

package org.zermelo.exam;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * Many positions at once: an interval for every variable. Expressions over a box give an interval that holds all their
 * values there, conditions give yes, no, or perhaps.
 */
record Box(List<Interval> cells) {

    /** What is known of a condition over a box. */
    enum Holds {
        ALWAYS,
        NEVER,
        PERHAPS;

        static Holds of(boolean always, boolean never) {
            return always ? ALWAYS : never ? NEVER : PERHAPS;
        }

        Holds not() {
            return this == ALWAYS ? NEVER : this == NEVER ? ALWAYS : PERHAPS;
        }
    }

    Box {
        cells = List.copyOf(cells);
    }

    boolean contains(Box other) {
        for (int i = 0; i < cells.size(); i++) {
            if (!cells.get(i).contains(other.cells.get(i))) {
                return false;
            }
        }
        return true;
    }

    Box hull(Box other) {
        List<Interval> hull = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            hull.add(cells.get(i).hull(other.cells.get(i)));
        }
        return new Box(hull);
    }

    /** Where an expression is read: the box, the heaps that a move names, and what its player may have chosen. */
    record View(Ruleset rules, Box box, int moved, int other, List<Interval> chosen) {

        static View of(Ruleset rules, Box box) {
            return new View(rules, box, -1, -1, List.of());
        }

        Interval value(Expr expr) {
            if (expr instanceof Expr.Literal l) {
                return Interval.of(l.value());
            }
            if (expr instanceof Expr.Cell c) {
                return box.cells.get(c.variable());
            }
            if (expr instanceof Expr.Moved) {
                return box.cells.get(moved);
            }
            if (expr instanceof Expr.Other) {
                return box.cells.get(other);
            }
            if (expr instanceof Expr.Chosen c) {
                return chosen.get(c.choice());
            }
            if (expr instanceof Expr.Total t) {
                return total(t.kind());
            }
            if (expr instanceof Expr.Arithmetic a) {
                return value(a.left()).join(a.operator(), value(a.right()));
            }
            if (expr instanceof Expr.Absolute a) {
                return value(a.of()).absolute();
            }
            if (expr instanceof Expr.Either e) {
                return switch (holds(e.when())) {
                    case ALWAYS -> value(e.then());
                    case NEVER -> value(e.otherwise());
                    case PERHAPS -> value(e.then()).hull(value(e.otherwise()));
                };
            }
            return Interval.ALL;
        }

        private Interval total(Expr.Total.Kind kind) {
            int[] heaps = rules.heaps();
            Interval total = box.cells.get(heaps[0]);
            for (int i = 1; i < heaps.length; i++) {
                Interval heap = box.cells.get(heaps[i]);
                total = switch (kind) {
                    case SUM -> total.join(Expr.Operator.ADD, heap);
                    case PRODUCT -> total.join(Expr.Operator.MULTIPLY, heap);
                    case BIG -> total.join(Expr.Operator.MAX, heap);
                    case SMALL -> total.join(Expr.Operator.MIN, heap);
                };
            }
            return total;
        }

        Holds holds(Condition condition) {
            if (condition instanceof Condition.Compare c) {
                return compare(c.relation(), value(c.left()), value(c.right()), c);
            }
            if (condition instanceof Condition.Not n) {
                return holds(n.part()).not();
            }
            boolean and = condition instanceof Condition.And;
            List<Condition> parts =
                    condition instanceof Condition.And a ? a.parts() : ((Condition.Or) condition).parts();
            Holds decides = and ? Holds.NEVER : Holds.ALWAYS;
            Holds result = decides.not();
            for (Condition part : parts) {
                Holds holds = holds(part);
                if (holds == decides) {
                    return decides;
                }
                if (holds == Holds.PERHAPS) {
                    result = Holds.PERHAPS;
                }
            }
            return result;
        }

        /** An exact division may have no value, and then a comparison does not hold: never more than perhaps. */
        private static Holds compare(Condition.Relation relation, Interval a, Interval b, Condition.Compare c) {
            Holds holds = switch (relation) {
                case LESS -> Holds.of(a.high() < b.low(), a.low() >= b.high());
                case AT_MOST -> Holds.of(a.high() <= b.low(), a.low() > b.high());
                case GREATER -> Holds.of(a.low() > b.high(), a.high() <= b.low());
                case AT_LEAST -> Holds.of(a.low() >= b.high(), a.high() < b.low());
                case EQUAL -> Holds.of(a.single() && a.equals(b), apart(a, b));
                case UNEQUAL -> Holds.of(apart(a, b), a.single() && a.equals(b));
            };
            boolean unbounded = a.high() == Long.MAX_VALUE && b.high() == Long.MAX_VALUE
                    || a.low() == Long.MIN_VALUE && b.low() == Long.MIN_VALUE;
            boolean partial = Exprs.divides(c.left()) || Exprs.divides(c.right());
            return unbounded || holds == Holds.ALWAYS && partial ? Holds.PERHAPS : holds;
        }

        private static boolean apart(Interval a, Interval b) {
            return a.high() < b.low() || b.high() < a.low();
        }
    }

    /** The boxes that hold everything one move can lead to from here; never too few, perhaps too many. */
    List<Box> options(Ruleset rules) {
        List<Box> options = new ArrayList<>();
        int[] heaps = rules.heaps();
        for (MoveRule move : rules.moves()) {
            if (move.target() == MoveRule.Target.NAMED) {
                add(options, play(move, View.of(rules, this)));
                continue;
            }
            for (int moved : heaps) {
                if (heaps.length == 1) {
                    add(options, play(move, new View(rules, this, moved, moved, List.of())));
                }
                for (int other : heaps) {
                    if (other != moved) {
                        add(options, play(move, new View(rules, this, moved, other, List.of())));
                    }
                }
            }
        }
        return options;
    }

    private static void add(List<Box> options, @Nullable Box box) {
        if (box != null && options.stream().noneMatch(o -> o.contains(box))) {
            options.removeIf(box::contains);
            options.add(box);
        }
    }

    private @Nullable Box play(MoveRule move, View bare) {
        View view = bare;
        for (MoveRule.Choice choice : move.choices()) {
            List<Interval> chosen = new ArrayList<>(view.chosen());
            chosen.add(new Interval(
                    view.value(choice.from()).low(), view.value(choice.to()).high()));
            if (chosen.get(chosen.size() - 1).empty()) {
                return null;
            }
            view = new View(view.rules(), this, view.moved(), view.other(), List.copyOf(chosen));
        }
        if (view.holds(move.guard()) == Holds.NEVER) {
            return null;
        }
        List<Interval> next = new ArrayList<>(cells);
        for (MoveRule.Change change : move.changes()) {
            int at = change.variable() == MoveRule.Change.MOVED
                    ? view.moved()
                    : change.variable() == MoveRule.Change.OTHER ? view.other() : change.variable();
            Variable variable = view.rules().variables().get(at);
            Interval value = view.value(change.value()).meet(variable.least(), variable.greatest());
            if (value.empty()) {
                return null;
            }
            next.set(at, value);
        }
        Box box = new Box(next);
        View after = new View(view.rules(), box, view.moved(), view.other(), view.chosen());
        return after.holds(view.rules().result()) == Holds.NEVER ? null : box;
    }
}

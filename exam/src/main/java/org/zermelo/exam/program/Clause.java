package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * One move of the program: loops over what may be chosen, the tests under which it exists, and the numbers of the next
 * position. Its expressions speak of cells and of the names of loops only.
 *
 * @param loops what is chosen, in order
 * @param tests all must hold
 * @param next the numbers of the next position
 */
record Clause(List<Loop> loops, List<Test> tests, List<Expr> next) {

    /** A chosen number and its bounds. */
    record Loop(String name, Expr from, Expr to) {}

    /** A condition of a move, and how it is written. */
    record Test(Condition condition, Form form) {

        /** Whether it holds for certain where each of these heaps holds at least so much. */
        boolean sure(List<Integer> heaps, long least) {
            if (!(condition instanceof Condition.Compare c)
                    || !(c.left() instanceof Expr.Arithmetic a)
                    || !(a.left() instanceof Expr.Cell cell)
                    || !heaps.contains(cell.variable())
                    || !(a.right() instanceof Expr.Literal by)) {
                return false;
            }
            boolean changes = c.relation() == Condition.Relation.UNEQUAL && cell.equals(c.right());
            return switch (a.operator()) {
                case ADD -> changes && by.value() != 0;
                case SUBTRACT ->
                    changes && by.value() != 0
                            || c.relation() == Condition.Relation.AT_LEAST
                                    && c.right() instanceof Expr.Literal bound
                                    && bound.value() <= least - by.value();
                case MULTIPLY, DIVIDE_FLOOR, DIVIDE_EXACT -> changes && by.value() > 1 && least > 0;
                default -> false;
            };
        }
    }

    /** How a test is written. */
    enum Form {
        /** In no language in brackets. */
        BARE,
        /** As the language writes its conditions. */
        PLAIN,
        /** In brackets. */
        GROUPED,
        /** In brackets, and over the next position. */
        AFTER
    }

    /** All moves of a task's rules over the numbers of a position: the variables, then what must be remembered. */
    static List<Clause> all(Ruleset rules, Memory memory) {
        List<Clause> clauses = new ArrayList<>();
        for (int number = 0; number < rules.moves().size(); number++) {
            MoveRule move = rules.moves().get(number);
            if (move.target() == MoveRule.Target.NAMED) {
                clauses.add(of(rules, memory, number, -1, -1));
                continue;
            }
            for (int heap : rules.heaps()) {
                if (!move.looksAtOther()) {
                    clauses.add(of(rules, memory, number, heap, -1));
                    continue;
                }
                for (int other : rules.heaps()) {
                    if (other != heap) {
                        clauses.add(of(rules, memory, number, heap, other));
                    }
                }
            }
        }
        return clauses;
    }

    private static Clause of(Ruleset rules, Memory memory, int number, int heap, int other) {
        MoveRule move = rules.moves().get(number);
        List<Loop> loops = new ArrayList<>();
        UnaryOperator<Expr> named = part -> part instanceof Expr.Moved
                ? new Expr.Cell(heap)
                : part instanceof Expr.Other
                        ? new Expr.Cell(other)
                        : part instanceof Expr.Chosen c
                                ? new Expr.ParameterName(loops.get(c.choice()).name())
                                : part;
        for (MoveRule.Choice choice : move.choices()) {
            String name = "k" + (loops.isEmpty() ? "" : loops.size() + 1);
            loops.add(new Loop(name, choice.from().map(named), choice.to().map(named)));
        }
        List<Test> tests = new ArrayList<>();
        if (!move.guard().equals(Condition.TRUE)) {
            tests.add(new Test(move.guard().map(named), Form.GROUPED));
        }
        List<Expr> next = new ArrayList<>();
        for (int i = 0; i < rules.variables().size(); i++) {
            next.add(new Expr.Cell(i));
        }
        List<Condition> changed = new ArrayList<>();
        boolean surelyChanged = false;
        for (MoveRule.NewValue change : move.changes()) {
            int at = change.variable() == MoveRule.NewValue.MOVED
                    ? heap
                    : change.variable() == MoveRule.NewValue.OTHER ? other : change.variable();
            Expr value = change.value().map(named);
            exact(value, tests);
            next.set(at, value);
            bounds(rules.variables().get(at), value, tests);
            changed.add(Condition.of(Condition.Relation.UNEQUAL, value, new Expr.Cell(at)));
            surelyChanged |= surelyChanges(value, at);
        }
        if (!surelyChanged) {
            boolean one = changed.size() == 1;
            tests.add(one ? new Test(changed.get(0), Form.PLAIN) : new Test(new Condition.Or(changed), Form.GROUPED));
        }
        if (!rules.result().equals(Condition.TRUE)) {
            tests.add(new Test(rules.result().map(named), Form.AFTER));
        }
        Expr identity = rules.repeat() == Repeat.ALLOWED
                ? Expr.of(0)
                : memory.identity(number, loops.stream().map(Loop::name).toList());
        tests.addAll(memory.tests(number, identity));
        next.addAll(memory.next(number, identity));
        return new Clause(loops, once(tests), next);
    }

    /** Without what a test of the same position says again. */
    private static List<Test> once(List<Test> tests) {
        List<Condition> said = new ArrayList<>();
        List<Test> all = new ArrayList<>();
        for (Test test : tests) {
            if (test.form() == Form.AFTER) {
                all.add(test);
            } else if (!said.contains(test.condition())) {
                said.add(test.condition());
                all.add(test);
            }
        }
        return all;
    }

    private static void bounds(Variable variable, Expr value, List<Test> tests) {
        boolean grows = value instanceof Expr.Arithmetic a
                && (a.operator() == Expr.Operator.ADD
                        || a.operator() == Expr.Operator.MULTIPLY
                        || a.operator() == Expr.Operator.DIVIDE_FLOOR
                        || a.operator() == Expr.Operator.DIVIDE_CEIL
                        || a.operator() == Expr.Operator.DIVIDE_EXACT)
                && Tongue.natural(value);
        if (variable.least() != Long.MIN_VALUE && !(variable.least() == 0 && grows)) {
            tests.add(bound(value, Condition.Relation.AT_LEAST, variable.least()));
        }
        if (variable.greatest() != Long.MAX_VALUE) {
            tests.add(bound(value, Condition.Relation.AT_MOST, variable.greatest()));
        }
    }

    private static Test bound(Expr value, Condition.Relation relation, long bound) {
        return new Test(Condition.of(relation, value, Outline.bare(bound)), Form.BARE);
    }

    /** x + c and x - c with a number c that is not 0 surely differ from x. */
    private static boolean surelyChanges(Expr expr, int at) {
        return expr instanceof Expr.Arithmetic a
                && (a.operator() == Expr.Operator.ADD || a.operator() == Expr.Operator.SUBTRACT)
                && a.right() instanceof Expr.Literal by
                && by.value() != 0
                && a.left().equals(new Expr.Cell(at));
    }

    /** The tests under which every division in an expression that must come out even does. */
    static void exact(Expr expr, List<Test> tests) {
        expr.fold(new Exactness())
                .forEach(each -> tests.add(new Test(each, each instanceof Condition.Or ? Form.GROUPED : Form.PLAIN)));
    }

    /** Under which conditions, all of them together, an expression has a value. */
    private static final class Exactness implements Expr.Leaves<List<Condition>> {

        @Override
        public List<Condition> leaf(Expr leaf) {
            return List.of();
        }

        @Override
        public List<Condition> arithmetic(Expr.Arithmetic a) {
            List<Condition> all = new ArrayList<>(a.left().fold(this));
            all.addAll(a.right().fold(this));
            if (a.operator() == Expr.Operator.DIVIDE_EXACT) {
                Expr remainder = Expr.of(Expr.Operator.MODULO, a.left(), a.right());
                all.add(Condition.of(Condition.Relation.EQUAL, remainder, Expr.of(0)));
            }
            return all;
        }

        @Override
        public List<Condition> absolute(Expr.Absolute absolute) {
            return absolute.of().fold(this);
        }

        /** Only the number that is taken must have a value. */
        @Override
        public List<Condition> either(Expr.Either either) {
            Condition then = new Condition.And(either.then().fold(this));
            Condition otherwise = new Condition.And(either.otherwise().fold(this));
            return then.equals(Condition.TRUE) && otherwise.equals(Condition.TRUE)
                    ? List.of()
                    : List.of(new Condition.Or(
                            List.of(either.when().and(then), new Condition.Not(either.when()).and(otherwise))));
        }
    }
}

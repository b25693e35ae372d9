package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.program.Tongue.Aim;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * One move of the program: loops over what may be chosen, the conditions under which it exists, and the numbers of the next
 * position.
 *
 * @param loops names and bounds of what is chosen, in order
 * @param conditions all must hold
 * @param next the numbers of the next position
 */
record Clause(List<Loop> loops, List<String> conditions, List<String> next) {

    /** A chosen number and its bounds. */
    record Loop(String name, String from, String to) {}

    /** All moves of a task's rules over the numbers of a position: the variables, then what must be remembered. */
    static List<Clause> all(Ruleset rules, Tongue tongue, Memory memory) {
        List<Clause> clauses = new ArrayList<>();
        for (int number = 0; number < rules.moves().size(); number++) {
            MoveRule move = rules.moves().get(number);
            if (move.target() == MoveRule.Target.NAMED) {
                clauses.add(of(rules, tongue, memory, number, -1, -1));
                continue;
            }
            for (int heap : rules.heaps()) {
                if (!move.looksAtOther()) {
                    clauses.add(of(rules, tongue, memory, number, heap, -1));
                    continue;
                }
                for (int other : rules.heaps()) {
                    if (other != heap) {
                        clauses.add(of(rules, tongue, memory, number, heap, other));
                    }
                }
            }
        }
        return clauses;
    }

    private static Clause of(Ruleset rules, Tongue tongue, Memory memory, int number, int heap, int other) {
        MoveRule move = rules.moves().get(number);
        List<Loop> loops = new ArrayList<>();
        List<String> chosen = new ArrayList<>();
        for (MoveRule.Choice choice : move.choices()) {
            Aim aim = new Aim(heap, other, List.copyOf(chosen));
            String name = "k" + (loops.isEmpty() ? "" : loops.size() + 1);
            loops.add(new Loop(name, tongue.value(choice.from(), aim), tongue.value(choice.to(), aim)));
            chosen.add(name);
        }
        Aim aim = new Aim(heap, other, chosen);
        List<String> conditions = new ArrayList<>();
        if (!move.guard().equals(Condition.TRUE)) {
            conditions.add("(" + tongue.condition(move.guard(), aim) + ")");
        }
        List<String> next = new ArrayList<>();
        for (int i = 0; i < rules.variables().size(); i++) {
            next.add(tongue.cell(i));
        }
        List<String> changed = new ArrayList<>();
        boolean surelyChanged = false;
        for (MoveRule.Change change : move.changes()) {
            int at = change.variable() == MoveRule.Change.MOVED
                    ? heap
                    : change.variable() == MoveRule.Change.OTHER ? other : change.variable();
            exact(change.value(), tongue, aim, conditions);
            String value = tongue.value(change.value(), aim);
            next.set(at, value);
            bounds(rules.variables().get(at), change.value(), value, tongue, conditions);
            changed.add(
                    tongue.condition(Condition.of(Condition.Relation.UNEQUAL, change.value(), new Expr.Cell(at)), aim));
            surelyChanged |= surelyChanges(change.value(), at, heap);
        }
        if (!surelyChanged) {
            conditions.add(changed.size() == 1 ? changed.get(0) : "(" + String.join(tongue.or(), changed) + ")");
        }
        if (!rules.result().equals(Condition.TRUE)) {
            conditions.add("(" + tongue.over(next).condition(rules.result(), aim) + ")");
        }
        String identity = rules.repeat() == Repeat.ALLOWED ? "" : memory.identity(number, chosen);
        conditions.addAll(memory.conditions(number, identity));
        next.addAll(memory.next(number, identity));
        return new Clause(loops, conditions, next.stream().map(Clause::bare).toList());
    }

    /** Without brackets around the whole. */
    private static String bare(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0 && i < text.length() - 1) {
                return text;
            }
        }
        return text.startsWith("(") ? text.substring(1, text.length() - 1) : text;
    }

    private static void bounds(Variable variable, Expr expr, String value, Tongue tongue, List<String> conditions) {
        boolean grows = expr instanceof Expr.Arithmetic a
                && (a.operator() == Expr.Operator.ADD
                        || a.operator() == Expr.Operator.MULTIPLY
                        || a.operator() == Expr.Operator.DIVIDE_FLOOR
                        || a.operator() == Expr.Operator.DIVIDE_CEIL
                        || a.operator() == Expr.Operator.DIVIDE_EXACT)
                && Tongue.natural(expr);
        if (variable.least() != Long.MIN_VALUE && !(variable.least() == 0 && grows)) {
            conditions.add(value + " >= " + variable.least());
        }
        if (variable.greatest() != Long.MAX_VALUE) {
            conditions.add(value + " <= " + variable.greatest());
        }
    }

    /** x + c and x - c with a number c that is not 0 surely differ from x. */
    private static boolean surelyChanges(Expr expr, int at, int heap) {
        return expr instanceof Expr.Arithmetic a
                && (a.operator() == Expr.Operator.ADD || a.operator() == Expr.Operator.SUBTRACT)
                && a.right() instanceof Expr.Literal by
                && by.value() != 0
                && (a.left() instanceof Expr.Moved && at == heap
                        || a.left() instanceof Expr.Cell cell && cell.variable() == at);
    }

    private static void exact(Expr expr, Tongue tongue, Aim aim, List<String> conditions) {
        if (expr instanceof Expr.Arithmetic a) {
            exact(a.left(), tongue, aim, conditions);
            exact(a.right(), tongue, aim, conditions);
            if (a.operator() == Expr.Operator.DIVIDE_EXACT) {
                Expr remainder = Expr.of(Expr.Operator.MODULO, a.left(), a.right());
                conditions.add(tongue.condition(Condition.of(Condition.Relation.EQUAL, remainder, Expr.of(0)), aim));
            }
        } else if (expr instanceof Expr.Absolute a) {
            exact(a.of(), tongue, aim, conditions);
        }
    }
}

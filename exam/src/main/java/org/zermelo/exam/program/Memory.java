package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Ruleset;

/**
 * What a program's position remembers beside the heaps: the last moves, where repeating is forbidden, and whether moves
 * that may be made once were made.
 */
final class Memory {

    /** The opponent's last move and one's own previous one. */
    private static final List<String> LASTS = List.of("last", "own");

    private final Ruleset rules;
    private final List<Integer> once = new ArrayList<>();

    Memory(Ruleset rules) {
        this.rules = rules;
        for (int i = 0; i < rules.moves().size(); i++) {
            if (rules.moves().get(i).once()) {
                once.add(i);
            }
        }
    }

    /** The names of the remembered numbers. */
    List<String> names() {
        List<String> names = new ArrayList<>(LASTS.subList(0, rules.repeat().remembered()));
        once.forEach(move -> names.add("used" + (move + 1)));
        return names;
    }

    /** The numbers at the start; that for no move is the number of none, be the least that is chosen below 0. */
    List<Expr> start() {
        boolean natural = rules.moves().stream()
                .flatMap(move -> move.choices().stream())
                .allMatch(choice -> choice.from() instanceof Expr.Literal least && least.value() >= 0);
        return names().stream()
                .map(name -> Outline.bare(name.startsWith("used") ? 0 : natural ? -1 : Integer.MIN_VALUE))
                .toList();
    }

    /** A number for a move and what was chosen in it. */
    Expr identity(int move, List<String> chosen) {
        return chosen.isEmpty()
                ? Expr.of(move)
                : new Expr.ParameterName(
                        "(" + chosen.get(0) + " * " + rules.moves().size() + " + " + move + ")");
    }

    List<Clause.Test> tests(int move, Expr identity) {
        List<Clause.Test> tests = new ArrayList<>();
        if (rules.repeat().bansOpponent()) {
            tests.add(test(0, Condition.Relation.UNEQUAL, identity));
        }
        if (rules.repeat().bansOwn()) {
            tests.add(test(1, Condition.Relation.UNEQUAL, identity));
        }
        if (once.contains(move)) {
            tests.add(test(used(move), Condition.Relation.EQUAL, Expr.of(0)));
        }
        return tests;
    }

    private Clause.Test test(int name, Condition.Relation relation, Expr value) {
        return new Clause.Test(Condition.of(relation, cell(name), value), Clause.Form.BARE);
    }

    /** A remembered number by its place among them: a number of the position behind the variables. */
    private Expr cell(int name) {
        return new Expr.Cell(rules.variables().size() + name);
    }

    private int used(int move) {
        return rules.repeat().remembered() + once.indexOf(move);
    }

    List<Expr> next(int move, Expr identity) {
        List<Expr> next = new ArrayList<>();
        int lasts = rules.repeat().remembered();
        if (lasts > 0) {
            next.add(identity);
        }
        if (lasts > 1) {
            next.add(cell(0));
        }
        once.forEach(other -> next.add(other == move ? Expr.of(1) : cell(used(other))));
        return next;
    }
}

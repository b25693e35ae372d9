package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;

/**
 * What a program's position remembers beside the heaps: the last moves, where repeating is forbidden, and whether moves
 * that may be made once were made.
 */
final class Memory {

    private final Ruleset rules;
    private final Dialect dialect;
    private final List<Integer> once = new ArrayList<>();

    Memory(Ruleset rules, Dialect dialect) {
        this.rules = rules;
        this.dialect = dialect;
        for (int i = 0; i < rules.moves().size(); i++) {
            if (rules.moves().get(i).once()) {
                once.add(i);
            }
        }
    }

    /** The names of the remembered numbers. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        if (rules.repeat() != Repeat.ALLOWED) {
            names.add("last");
        }
        if (rules.repeat() == Repeat.NOT_OWN) {
            names.add("own");
        }
        once.forEach(move -> names.add("used" + (move + 1)));
        return names;
    }

    /** The numbers at the start. */
    List<String> start() {
        return names().stream()
                .map(name -> name.startsWith("used") ? "0" : "-1")
                .toList();
    }

    /** A number for a move and what was chosen in it. */
    String identity(int move, List<String> chosen) {
        return chosen.isEmpty()
                ? String.valueOf(move)
                : "(" + chosen.get(0) + " * " + rules.moves().size() + " + " + move + ")";
    }

    List<String> conditions(int move, String identity) {
        List<String> conditions = new ArrayList<>();
        String unequal = dialect == Dialect.PASCAL ? " <> " : " != ";
        String equal = dialect == Dialect.PASCAL ? " = " : " == ";
        if (rules.repeat() != Repeat.ALLOWED) {
            conditions.add((rules.repeat() == Repeat.NOT_OWN ? "own" : "last") + unequal + identity);
        }
        if (once.contains(move)) {
            conditions.add("used" + (move + 1) + equal + "0");
        }
        return conditions;
    }

    List<String> next(int move, String identity) {
        List<String> next = new ArrayList<>();
        if (rules.repeat() != Repeat.ALLOWED) {
            next.add(identity);
        }
        if (rules.repeat() == Repeat.NOT_OWN) {
            next.add("last");
        }
        once.forEach(other -> next.add(other == move ? "1" : "used" + (other + 1)));
        return next;
    }
}

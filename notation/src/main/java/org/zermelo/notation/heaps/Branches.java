package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Place;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.Split;

/**
 * What a clause does on the sides of {@code else}. Where they only compute, they are one body, and its values depend on the condition.
 * Where one of them chooses a number, or the larger heap, each is a rule of its own: what one side chooses does not bind the other.
 */
final class Branches {

    private record Branch(Body body, Condition when) {}

    private final Tokens tokens;
    private final int mark;
    private List<Branch> branches;

    /** A clause that begins at a mark, without {@code else} so far. */
    Branches(Body first, Tokens tokens, int mark) {
        this.tokens = tokens;
        this.mark = mark;
        this.branches = List.of(new Branch(first, Condition.TRUE));
    }

    /**
     * What was there so far where the condition holds, and another side elsewhere.
     *
     * @param shown what is written for a move if both are one
     */
    void orElse(Condition when, Branches other, String shown) {
        Body first = first();
        if (first.target() != other.first().target()) {
            throw tokens.errorFrom(mark, "rule.branches-differ", "seen", tokens.text(mark));
        }
        if (onlyComputes() && other.onlyComputes()) {
            branches = List.of(new Branch(first.orElse(when, other.first(), shown), Condition.TRUE));
            return;
        }
        List<Branch> all = new ArrayList<>();
        branches.forEach(branch -> all.add(new Branch(branch.body, when.and(branch.when))));
        other.branches.forEach(branch -> all.add(new Branch(branch.body, new Condition.Not(when).and(branch.when))));
        branches = all;
    }

    /** What was there so far, only where the condition holds. */
    void when(Condition when) {
        branches = branches.stream()
                .map(branch -> new Branch(branch.body, branch.when.and(when)))
                .toList();
    }

    private boolean onlyComputes() {
        return isOne() && branches.get(0).when.equals(Condition.TRUE) && first().onlyComputes();
    }

    /** What comes first; its heaps are those of the whole clause. */
    Body first() {
        return branches.get(0).body;
    }

    private boolean isOne() {
        return branches.size() == 1;
    }

    /**
     * What holds on all sides.
     *
     * @param text the whole clause
     * @param label its name in quotation marks, or empty
     * @param choices those of {@code for}
     */
    record Shared(
            String text,
            String label,
            Condition guard,
            List<Choice> choices,
            Expr gain,
            boolean once,
            @Nullable Split split,
            Place place) {}

    /**
     * The rules of the clause.
     *
     * @param names the names of all its choices in the order in which they stand in the text
     */
    List<MoveRule> rules(Shared shared, List<String> names) {
        if (!isOne() && shared.once) {
            throw tokens.errorFrom(mark, "rule.once-else");
        }
        Set<String> ranged = new HashSet<>();
        shared.choices.forEach(choice -> ranged.add(choice.name()));
        branches.forEach(branch -> branch.body.choices().forEach(choice -> ranged.add(choice.name())));
        if (ranged.size() != names.size()) {
            throw tokens.errorFrom(mark, "rule.choice-without-range", "names", names);
        }
        return branches.stream().map(branch -> rule(branch, shared, names)).toList();
    }

    private MoveRule rule(Branch branch, Shared shared, List<String> names) {
        List<Choice> choices = new ArrayList<>(shared.choices);
        choices.addAll(branch.body.choices());
        choices.sort(Comparator.comparingInt(choice -> names.indexOf(choice.name())));
        List<String> own = choices.stream().map(Choice::name).toList();
        own.stream()
                .filter(name -> Collections.frequency(own, name) > 1)
                .findFirst()
                .ifPresent(name -> {
                    throw tokens.errorFrom(mark, "rule.choice-twice", "name", name);
                });
        // the names of heaps that are left have the numbers behind those of the choices, and a clause with them has one
        // branch
        UnaryOperator<Expr> renumbered = part -> part instanceof Expr.Chosen chosen && chosen.choice() < names.size()
                ? new Expr.Chosen(number(names.get(chosen.choice()), own))
                : part;
        List<Choice> ordered = choices.stream()
                .map(choice -> new Choice(
                        choice.name(),
                        choice.from().map(renumbered),
                        choice.to().map(renumbered)))
                .toList();
        for (int i = 0; i < ordered.size(); i++) {
            if (!ordered.get(i).knownFrom(i)) {
                throw tokens.errorFrom(
                        mark, "rule.choice-too-early", "name", ordered.get(i).name());
            }
        }
        Condition guard = shared.guard.and(branch.when).and(branch.body.guard());
        return new MoveRule(
                shared.text,
                shown(branch.body, shared, own),
                branch.body.target(),
                ordered,
                guard.map(renumbered),
                branch.body.changes().stream()
                        .map(change ->
                                new NewValue(change.variable(), change.value().map(renumbered)))
                        .toList(),
                shared.gain.map(renumbered),
                shared.once,
                shared.split,
                shared.place);
    }

    private int number(String name, List<String> own) {
        int number = own.indexOf(name);
        if (number < 0) {
            throw tokens.errorFrom(mark, "rule.choice-without-range", "names", List.of(name));
        }
        return number;
    }

    /** What is written for a move; each number that is chosen stands in it, so that no two moves have one text. */
    private static String shown(Body body, Shared shared, List<String> choices) {
        String shown = shared.label.isEmpty() ? body.label() : shared.label;
        String missing = choices.stream().filter(name -> !holds(shown, name)).collect(Collectors.joining(" "));
        return missing.isEmpty() ? shown : shown + " " + missing;
    }

    /** Whether a name stands in a text as a word. */
    private static boolean holds(String text, String name) {
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean begins = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            if (begins && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)))) {
                return true;
            }
        }
        return false;
    }
}

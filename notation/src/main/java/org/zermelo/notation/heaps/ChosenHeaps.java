package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;

/**
 * A move that is made with several heaps at once: {@code take any from 2 of the heaps}, {@code take 1 from all heaps}. What is chosen is
 * chosen for each heap anew, unless {@code equally} says that it is the same. {@code take 1 from all heaps where x > 0} is made with those
 * heaps for which the condition holds, and not without one of them. It is read as a clause for each set of heaps.
 *
 * @param least how many heaps at least
 * @param most how many at most
 * @param equally whether the same number is chosen for all
 * @param which what holds for just these heaps; {@link Condition#TRUE} where none is meant to be left out
 */
record ChosenHeaps(int least, int most, boolean equally, Condition which) {

    /** More clauses of one text are refused. */
    private static final int MOST_CLAUSES = 1_024;

    /** What comes next, if it is such a choice of heaps. */
    static @Nullable ChosenHeaps take(Tokens tokens, Scope scope) {
        int heaps = scope.heaps().length;
        boolean equally = tokens.isWord(RuleWords.EQUALLY) && tokens.isWord(1, RuleWords.OUTOF);
        if (equally) {
            tokens.take();
        }
        int mark = tokens.mark();
        if (!tokens.takeWord(RuleWords.OUTOF)) {
            return null;
        }
        int least = heaps;
        int most = heaps;
        boolean all = tokens.takeWord(RuleWords.ALL);
        if (!all && tokens.takeWord(RuleWords.ANY)) {
            least = 1;
        } else if (!all) {
            least = number(tokens);
            most = tokens.takeSymbol("..") ? number(tokens) : least;
        }
        while (tokens.takeWord(RuleWords.OF) || tokens.takeWord(RuleWords.THE) || tokens.takeWord(RuleWords.NUMBER)) {
            // "any number of the heaps" says no more than "any heaps"
        }
        tokens.takeWord(RuleWords.PARTS);
        if (least < 1 || least > most || most > heaps) {
            throw tokens.errorFrom(mark, "rule.heaps-at-once", "seen", tokens.text(mark), "heaps", heaps);
        }
        equally |= tokens.takeWord(RuleWords.EQUALLY);
        if (!all || tokens.lineEnds() || !tokens.takeWord(SectionWords.WHERE.words())) {
            return new ChosenHeaps(least, most, equally, Condition.TRUE);
        }
        return new ChosenHeaps(1, most, equally, new ExprParser(tokens, scope.move(List.of())).condition());
    }

    private static int number(Tokens tokens) {
        Expr count = new ExprParser(tokens, Scope.position(List.of(), List.of())).sum();
        return count instanceof Expr.Literal literal ? (int) Math.max(-1, Math.min(literal.value(), 1_000)) : -1;
    }

    /** The same clauses made with several heaps. */
    List<MoveRule> of(List<MoveRule> clauses, Scope scope, Tokens tokens, int mark) {
        List<MoveRule> all = new ArrayList<>();
        for (MoveRule clause : clauses) {
            all.addAll(of(clause, scope.heaps(), scope.heapNames())
                    .orElseThrow(() -> tokens.errorFrom(mark, "rule.not-at-once", "move", clause.text())));
        }
        return all;
    }

    /** The clauses for all sets of heaps; empty where the clause is not for any one heap alone, or there are too many sets. */
    private Optional<List<MoveRule>> of(MoveRule clause, int[] heaps, List<String> names) {
        boolean fits = clause.target() == Target.ANY_HEAP
                && clause.changes().size() == 1
                && clause.changes().get(0).variable() == NewValue.MOVED
                && clause.split() == null
                && !clause.looksAtOther()
                && !which.any(e -> e instanceof Expr.Other)
                && !clause.gain().any(e -> e instanceof Expr.Moved || e instanceof Expr.Chosen);
        if (!fits || heaps.length > 10) {
            return Optional.empty();
        }
        List<MoveRule> all = new ArrayList<>();
        for (int set = 1; set < 1 << heaps.length; set++) {
            int size = Integer.bitCount(set);
            if (size >= least && size <= most) {
                all.add(of(clause, members(set, heaps), names).when(met(heaps, set)));
            }
        }
        return all.size() > MOST_CLAUSES ? Optional.empty() : Optional.of(all);
    }

    /** That the condition holds for just the heaps of a set. */
    private Condition met(int[] heaps, int set) {
        Condition met = Condition.TRUE;
        for (int i = 0; i < heaps.length && !which.equals(Condition.TRUE); i++) {
            Expr heap = new Expr.Cell(heaps[i]);
            Condition own = which.map(part -> part instanceof Expr.Moved ? heap : part);
            met = met.and((set >> i & 1) != 0 ? own : new Condition.Not(own));
        }
        return met;
    }

    private static List<Integer> members(int set, int[] heaps) {
        List<Integer> members = new ArrayList<>();
        for (int i = 0; i < heaps.length; i++) {
            if ((set >> i & 1) != 0) {
                members.add(heaps[i]);
            }
        }
        return members;
    }

    private MoveRule of(MoveRule clause, List<Integer> members, List<String> names) {
        List<Choice> choices = new ArrayList<>();
        List<NewValue> changes = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        Condition guard = Condition.TRUE;
        int each = clause.choices().size();
        for (int i = 0; i < members.size(); i++) {
            int heap = members.get(i);
            int shift = equally ? 0 : i * each;
            UnaryOperator<Expr> own = part -> part instanceof Expr.Moved
                    ? new Expr.Cell(heap)
                    : part instanceof Expr.Chosen chosen ? new Expr.Chosen(chosen.choice() + shift) : part;
            String label = clause.label();
            for (int k = 0; k < each; k++) {
                Choice choice = clause.choices().get(k);
                Expr from = choice.from().map(own);
                Expr to = choice.to().map(own);
                String name = equally || members.size() == 1 ? choice.name() : choice.name() + (i + 1);
                label = renamed(label, choice.name(), name);
                if (!equally || i == 0) {
                    choices.add(new Choice(name, from, to));
                } else {
                    Choice before = choices.get(k);
                    choices.set(
                            k,
                            new Choice(
                                    before.name(),
                                    Expr.of(Operator.MAX, before.from(), from),
                                    Expr.of(Operator.MIN, before.to(), to)));
                }
            }
            guard = guard.and(clause.guard().map(own));
            changes.add(new NewValue(heap, clause.changes().get(0).value().map(own)));
            labels.add(names.get(heap) + ":" + label);
        }
        return new MoveRule(
                clause.text(),
                String.join(" and ", labels),
                Target.NAMED,
                choices,
                flat(guard),
                changes,
                clause.gain(),
                clause.once(),
                clause.place());
    }

    /** A text with another name in the place of each word that is this one. */
    private static String renamed(String text, String name, String other) {
        StringBuilder all = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int end = at;
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
            String word = text.substring(at, Math.max(at + 1, end));
            all.append(word.equals(name) ? other : word);
            at += word.length();
        }
        return all.toString();
    }

    /** Parts side by side, so that those before a choice are found. */
    private static Condition flat(Condition guard) {
        List<Condition> parts = new ArrayList<>();
        collect(guard, parts);
        return Condition.all(parts);
    }

    private static void collect(Condition guard, List<Condition> parts) {
        if (guard instanceof Condition.And and) {
            and.parts().forEach(part -> collect(part, parts));
        } else {
            parts.add(guard);
        }
    }
}

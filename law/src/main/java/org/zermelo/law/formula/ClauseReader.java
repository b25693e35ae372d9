package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.law.formula.UndefinableException.What;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;

/**
 * A clause as relations. A choice is a number on a track; where a clause needs its very number, as in {@code 2^k}, each number from its
 * first to its last is looked at by itself, and below 0 the number without its sign.
 */
final class ClauseReader {

    /** A choice of more numbers is not looked at one by one. */
    private static final long MOST_NUMBERS = 64;

    private final Ruleset rules;
    private final Step step;

    /** Numbers from this one on only tell what was done: a move that changes no other one is none. */
    private final int told;

    private final List<MoveRelation> found = new ArrayList<>();

    private ClauseReader(Ruleset rules, Step step, int memory) {
        this.rules = rules;
        this.step = step;
        this.told = rules.variables().size() - memory;
    }

    /** The relations of a clause; so many numbers behind the others tell what was done last. */
    static List<MoveRelation> read(Ruleset rules, Step step, int memory) {
        ClauseReader reader = new ClauseReader(rules, step, memory);
        reader.choose(List.of());
        return reader.found;
    }

    /** Reads the clause with the first choices as given: null for a track, else the number. */
    private void choose(List<Form> forms) {
        List<Choice> choices = step.clause().choices();
        if (forms.size() == choices.size()) {
            found.add(relation(forms));
            return;
        }
        Choice choice = choices.get(forms.size());
        int before = found.size();
        try {
            next(forms, new Form(1, 0));
            if (!natural(choice)) {
                next(forms, new Form(-1, 0));
            }
        } catch (UndefinableException e) {
            found.subList(before, found.size()).clear();
            if (!(choice.from() instanceof Expr.Literal from)
                    || !(choice.to() instanceof Expr.Literal to)
                    || to.value() - from.value() >= MOST_NUMBERS
                    || to.value() - from.value() < 0) {
                throw e;
            }
            for (long number = from.value(); number <= to.value(); number++) {
                next(forms, new Form(0, number));
            }
        }
    }

    private void next(List<Form> forms, Form form) {
        List<Form> more = new ArrayList<>(forms);
        more.add(form);
        choose(more);
    }

    private static boolean natural(Choice choice) {
        return choice.from() instanceof Expr.Literal from && from.value() >= 0;
    }

    /** A choice as so many times the number on a track (1, -1), or as a number (0). */
    private record Form(int sign, long number) {}

    private MoveRelation relation(List<Form> forms) {
        NumberTracks tracks = new NumberTracks();
        int[] variables = IntStream.range(0, rules.variables().size()).toArray();
        RuleTerms terms = new RuleTerms(tracks, variables, rules.heaps(), step.heap(), step.other());
        List<Presburger> parts = new ArrayList<>();
        List<Integer> choices = new ArrayList<>();
        List<LinearSum> chosen = new ArrayList<>();
        for (int i = 0; i < forms.size(); i++) {
            Form form = forms.get(i);
            LinearSum value = LinearSum.of(form.number);
            if (form.sign != 0) {
                choices.add(NumberTracks.choice(i));
                value = LinearSum.track(NumberTracks.choice(i)).times(form.sign);
                if (form.sign < 0) {
                    parts.add(Presburger.less(value, LinearSum.of(0)));
                }
            }
            Choice choice = step.clause().choices().get(i);
            parts.add(terms.atMost(terms.of(choice.from()), value));
            parts.add(terms.atLeast(terms.of(choice.to()), value));
            tracks.choose(value);
            chosen.add(value);
        }
        parts.add(terms.of(step.clause().guard()));
        List<Integer> after = new ArrayList<>(IntStream.of(variables).boxed().toList());
        List<Presburger> changes = new ArrayList<>();
        for (NewValue change : step.clause().changes()) {
            int variable = step.variable(change);
            after.set(variable, NumberTracks.AFTER + variable);
            LinearSum now = LinearSum.track(NumberTracks.AFTER + variable);
            parts.add(terms.equal(terms.of(change.value()), now));
            parts.add(range(rules.variables().get(variable), now));
            if (variable < told) {
                changes.add(Presburger.less(now, LinearSum.track(variable)));
                changes.add(Presburger.less(LinearSum.track(variable), now));
            }
        }
        parts.add(Presburger.or(changes));
        if (!rules.result().equals(Condition.TRUE)) {
            int[] later = after.stream().mapToInt(Integer::intValue).toArray();
            parts.add(new RuleTerms(tracks, later, rules.heaps(), step.heap(), step.other()).of(rules.result()));
        }
        return new MoveRelation(step, Presburger.and(parts.toArray(Presburger[]::new)), choices, chosen, after);
    }

    /** That a value lies within the range of its variable. */
    static Presburger range(Variable variable, LinearSum value) {
        if (variable.least() < 0) {
            throw new UndefinableException(What.NEGATIVE);
        }
        Presburger above = Presburger.atMost(LinearSum.of(variable.least()), value);
        return variable.greatest() == Long.MAX_VALUE
                ? above
                : Presburger.and(above, Presburger.atMost(value, LinearSum.of(variable.greatest())));
    }
}

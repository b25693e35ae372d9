package org.zermelo.heap.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;

/** Rules in which each move sees and changes one heap alone, taken apart: a position is the disjunctive sum of its heaps. */
final class SeparateHeaps {

    private SeparateHeaps() {}

    /**
     * The rules of each heap by itself, in the order of the heaps; equal for heaps that offer the same moves. Empty where a
     * move, an end or a memory concerns several heaps, or the last mover does not win. O(clauses x heaps).
     */
    static Optional<List<Ruleset>> of(Ruleset rules) {
        boolean sum = rules.variables().stream().allMatch(Variable::heap)
                && rules.closed()
                && !rules.splits()
                && rules.ends().isEmpty()
                && rules.result().equals(Condition.TRUE)
                && rules.stuck() == Ending.LAST_MOVER_WINS
                && rules.repeat() == Repeat.ALLOWED
                && rules.moves().stream().noneMatch(MoveRule::once);
        if (!sum) {
            return Optional.empty();
        }
        List<MoveRule> clauses = new ArrayList<>();
        for (MoveRule clause : rules.moves()) {
            MoveRule alone = clause.seesOnlyItsHeap() ? clause : ofItsHeap(clause);
            if (alone == null) {
                return Optional.empty();
            }
            clauses.add(alone);
        }
        List<Ruleset> apart = new ArrayList<>();
        for (int i = 0; i < rules.variables().size(); i++) {
            apart.add(ofHeap(rules, clauses, i));
        }
        return Optional.of(List.copyOf(apart));
    }

    /** The same for a game in which every move makes its heap smaller. */
    static Optional<List<Ruleset>> falling(RuleGame game) {
        return of(game.ruleset()).filter(heaps -> Step.lower(game.ruleset(), game.region()));
    }

    /** The rules of one heap, whatever it holds at the start. */
    private static Ruleset ofHeap(Ruleset rules, List<MoveRule> clauses, int heap) {
        List<MoveRule> own = new ArrayList<>();
        for (int i = 0; i < clauses.size(); i++) {
            MoveRule clause = rules.moves().get(i);
            if (clause.target() == Target.ANY_HEAP || changed(clause) == heap) {
                own.add(clauses.get(i));
            }
        }
        Variable variable = rules.variables().get(heap);
        Variable alone = new Variable(
                rules.variables().get(0).name(),
                true,
                variable.least(),
                variable.greatest(),
                Expr.of(variable.least()));
        return new Ruleset(
                rules.text(),
                List.of(alone),
                List.of(),
                Condition.TRUE,
                own,
                List.of(),
                Condition.TRUE,
                rules.stuck(),
                rules.repeat(),
                rules.forbidden());
    }

    /** The one variable that a clause with names gives another value; -1 when there are several or none. */
    private static int changed(MoveRule clause) {
        List<NewValue> changes =
                clause.changes().stream().filter(change -> !keeps(change)).toList();
        return clause.target() == Target.NAMED && changes.size() == 1
                ? changes.get(0).variable()
                : -1;
    }

    /** Whether a change leaves its variable as it is, as {@code 0} and {@code +0} do in {@code [-1,+0]}. */
    private static boolean keeps(NewValue change) {
        Expr same = new Expr.Cell(change.variable());
        return change.value().equals(same)
                || change.value() instanceof Expr.Arithmetic sum
                        && sum.left().equals(same)
                        && sum.right().equals(Expr.of(0))
                        && (sum.operator() == Expr.Operator.ADD || sum.operator() == Expr.Operator.SUBTRACT);
    }

    /** A clause that names the one heap that it sees and changes, as one for any heap; null for others. */
    private static @Nullable MoveRule ofItsHeap(MoveRule clause) {
        int heap = changed(clause);
        if (heap < 0) {
            return null;
        }
        UnaryOperator<Expr> moved = e -> e.equals(new Expr.Cell(heap)) ? new Expr.Moved() : e;
        List<NewValue> changes = clause.changes().stream()
                .filter(change -> change.variable() == heap)
                .map(change -> new NewValue(NewValue.MOVED, change.value().map(moved)))
                .toList();
        List<Choice> choices = clause.choices().stream()
                .map(c -> new Choice(c.name(), c.from().map(moved), c.to().map(moved)))
                .toList();
        MoveRule alone = new MoveRule(
                clause.text(),
                clause.label(),
                Target.ANY_HEAP,
                choices,
                clause.guard().map(moved),
                changes,
                clause.gain(),
                false,
                clause.place());
        return alone.seesOnlyItsHeap() ? alone : null;
    }
}

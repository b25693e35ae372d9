package org.zermelo.exam.starts;

import java.util.List;
import java.util.function.UnaryOperator;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/** Rules with one part exchanged. */
public final class Rebuilt {

    private Rebuilt() {}

    /** The same rules with other moves. */
    public static Ruleset moves(Ruleset rules, List<MoveRule> moves) {
        return play(rules, moves, rules.ends(), rules.result(), rules.repeat());
    }

    /** The same rules with other ends. */
    public static Ruleset ends(Ruleset rules, List<EndRule> ends) {
        return play(rules, rules.moves(), ends, rules.result(), rules.repeat());
    }

    /** The same rules with another course of play. */
    public static Ruleset play(
            Ruleset rules, List<MoveRule> moves, List<EndRule> ends, Condition result, Repeat repeat) {
        return new Ruleset(
                rules.text(),
                rules.variables(),
                rules.parameters(),
                rules.where(),
                moves,
                ends,
                result,
                rules.stuck(),
                repeat,
                rules.forbidden());
    }

    /** The same rules with other starts. */
    public static Ruleset starts(Ruleset rules, List<Variable> variables, List<Parameter> parameters, Condition where) {
        return new Ruleset(
                rules.text(),
                variables,
                parameters,
                where,
                rules.moves(),
                rules.ends(),
                rules.result(),
                rules.stuck(),
                rules.repeat(),
                rules.forbidden());
    }

    /** A clause with another guard. */
    public static MoveRule move(MoveRule move, Condition guard, boolean once) {
        return new MoveRule(
                move.text(),
                move.label(),
                move.target(),
                move.choices(),
                guard,
                move.changes(),
                move.gain(),
                once,
                move.place());
    }

    /** A clause with every expression in it changed. */
    public static MoveRule move(MoveRule move, UnaryOperator<Expr> change) {
        return new MoveRule(
                move.text(),
                move.label(),
                move.target(),
                move.choices(),
                move.guard().map(change),
                move.changes().stream()
                        .map(c -> new MoveRule.NewValue(c.variable(), c.value().map(change)))
                        .toList(),
                move.gain(),
                move.once(),
                move.place());
    }

    /** A clause for any heap, tied to one. */
    public static MoveRule tied(MoveRule move, int heap) {
        List<MoveRule.NewValue> changes = move.changes().stream()
                .map(c ->
                        new MoveRule.NewValue(c.variable() == MoveRule.NewValue.MOVED ? heap : c.variable(), c.value()))
                .toList();
        MoveRule named = new MoveRule(
                move.text(),
                move.label(),
                MoveRule.Target.NAMED,
                move.choices(),
                move.guard(),
                changes,
                move.gain(),
                move.once(),
                move.place());
        return move(named, e -> e instanceof Expr.Moved ? new Expr.Cell(heap) : e);
    }
}

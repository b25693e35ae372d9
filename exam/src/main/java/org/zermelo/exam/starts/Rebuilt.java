package org.zermelo.exam.starts;

import java.util.List;
import java.util.function.UnaryOperator;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;

/** Rules with one part exchanged. */
public final class Rebuilt {

    private Rebuilt() {}

    /** The same rules with other moves. */
    public static Ruleset moves(Ruleset rules, List<MoveRule> moves) {
        return rules.withPlay(moves, rules.ends(), rules.result(), rules.repeat());
    }

    /** The same rules with other ends. */
    public static Ruleset ends(Ruleset rules, List<EndRule> ends) {
        return rules.withPlay(rules.moves(), ends, rules.result(), rules.repeat());
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
        List<MoveRule.NewValue> changes = move.changes().stream()
                .map(c -> new MoveRule.NewValue(c.variable(), c.value().map(change)))
                .toList();
        return move.doing(move.guard().map(change), changes, move.gain());
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

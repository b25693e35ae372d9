package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * Rules with a ban on repeating as rules without memory: the move that was made last is a number of the position. It is 0 where none was
 * made; else one more than what was chosen times the number of clauses and the number of the clause, as positions of a game keep it.
 */
final class RememberedMoves {

    /** What the opponent did last, and the mover before that. */
    private static final List<String> NAMES = List.of("last", "own");

    private final Ruleset rules;
    private final int opponent;

    private RememberedMoves(Ruleset rules) {
        this.rules = rules;
        this.opponent = rules.variables().size();
    }

    /** How many numbers the ban adds to a position. */
    static int count(Ruleset rules) {
        return rules.repeat().remembered();
    }

    /**
     * The rules without a ban.
     *
     * @throws RefusedException where what is chosen may be negative
     */
    static Ruleset of(Ruleset rules) {
        return rules.repeat() == Repeat.ALLOWED ? rules : new RememberedMoves(rules).told();
    }

    private Ruleset told() {
        List<Variable> variables = new ArrayList<>(rules.variables());
        long greatest = 0;
        for (MoveRule move : rules.moves()) {
            greatest = Math.max(greatest, greatest(move));
        }
        for (String name : NAMES.subList(0, count(rules))) {
            variables.add(new Variable(name, false, 0, greatest, Expr.of(0)));
        }
        List<MoveRule> moves = new ArrayList<>();
        for (int rule = 0; rule < rules.moves().size(); rule++) {
            moves.add(remembering(rules.moves().get(rule), rule));
        }
        return new Ruleset(
                rules.text(),
                variables,
                rules.parameters(),
                rules.where(),
                moves,
                rules.ends(),
                rules.result(),
                rules.stuck(),
                Repeat.ALLOWED,
                rules.forbidden());
    }

    private long greatest(MoveRule move) {
        long clauses = rules.moves().size();
        for (Choice choice : move.choices()) {
            if (!(choice.from() instanceof Expr.Literal from) || from.value() < 0) {
                throw new RefusedException("law.memory");
            }
            if (!(choice.to() instanceof Expr.Literal to) || to.value() > Integer.MAX_VALUE) {
                return Long.MAX_VALUE;
            }
            return clauses * (to.value() + 1);
        }
        return clauses;
    }

    private MoveRule remembering(MoveRule move, int rule) {
        Expr made = Expr.of(rule + 1L);
        if (!move.choices().isEmpty()) {
            Expr times = Expr.of(Operator.MULTIPLY, Expr.of((long) rules.moves().size()), new Expr.Chosen(0));
            made = Expr.of(Operator.ADD, times, made);
        }
        Condition guard = move.guard();
        List<NewValue> changes = new ArrayList<>(move.changes());
        changes.add(new NewValue(opponent, made));
        if (rules.repeat().bansOpponent()) {
            guard = guard.and(Condition.of(Relation.UNEQUAL, new Expr.Cell(opponent), made));
        }
        if (rules.repeat().bansOwn()) {
            guard = guard.and(Condition.of(Relation.UNEQUAL, new Expr.Cell(opponent + 1), made));
            changes.add(new NewValue(opponent + 1, new Expr.Cell(opponent)));
        }
        return move.doing(guard, changes, move.gain());
    }
}

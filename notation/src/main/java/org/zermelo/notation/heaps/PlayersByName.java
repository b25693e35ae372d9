package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.zermelo.game.Ending;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;
import org.zermelo.rule.Variable;

/**
 * The players by name: {@code first: take 1..3}, {@code end x = 0: second wins}. First is the player who begins. Where a text names one, a
 * variable behind all others holds whose turn it is.
 */
public final class PlayersByName {

    private static final int FIRST = 0;
    private static final int SECOND = 1;

    private final Tokens tokens;
    private final List<Variable> variables;
    private boolean told;

    public PlayersByName(Tokens tokens, List<Variable> variables) {
        this.tokens = tokens;
        this.variables = variables;
    }

    /** Whether a player's name comes next with this sign or one of these words behind it, and no variable has that name. */
    public boolean comes(String sign, List<String> words) {
        boolean named = tokens.isWord(RuleWords.FIRST) || tokens.isWord(RuleWords.SECOND);
        return named
                && (tokens.peek(1).is(sign) || tokens.isWord(1, words))
                && variables.stream()
                        .noneMatch(v -> v.name().equals(tokens.peek().text()));
    }

    /** The player who is named next, if one is. */
    public OptionalInt take() {
        if (tokens.takeWord(RuleWords.FIRST)) {
            told = true;
            return OptionalInt.of(FIRST);
        }
        if (tokens.takeWord(RuleWords.SECOND)) {
            told = true;
            return OptionalInt.of(SECOND);
        }
        return OptionalInt.empty();
    }

    /** Whether the text names a player anywhere. */
    public boolean told() {
        return told;
    }

    private Condition turnOf(int player) {
        return Condition.of(Relation.EQUAL, new Expr.Cell(variables.size()), Expr.of(player));
    }

    /** A win of one player: of the last mover where the other one is to move. */
    List<EndRule> win(int winner) {
        return List.of(
                new EndRule(turnOf(1 - winner), Ending.LAST_MOVER_WINS),
                new EndRule(Condition.TRUE, Ending.LAST_MOVER_LOSES));
    }

    /** A clause that only one player may make. */
    MoveRule own(MoveRule move, int player) {
        MoveRule own = move.when(turnOf(player));
        String name = (player == FIRST ? RuleWords.FIRST : RuleWords.SECOND).get(0);
        return new MoveRule(
                name + ": " + own.text(),
                own.label(),
                own.target(),
                own.choices(),
                own.guard(),
                own.changes(),
                own.gain(),
                own.once(),
                own.split(),
                own.place());
    }

    /** The clauses, after each of which the other player is to move. */
    List<MoveRule> alternating(List<MoveRule> moves) {
        Expr other = Expr.of(Operator.SUBTRACT, Expr.of(1), new Expr.Cell(variables.size()));
        return moves.stream().map(move -> alternating(move, other)).toList();
    }

    private MoveRule alternating(MoveRule move, Expr other) {
        List<NewValue> changes = new ArrayList<>(move.changes());
        changes.add(new NewValue(variables.size(), other));
        Optional<NewValue> only =
                move.changes().size() == 1 ? Optional.of(move.changes().get(0)) : Optional.empty();
        boolean plain = move.target() == Target.ANY_HEAP || only.isEmpty();
        // a clause that names its one heap speaks of it as x: with the turn it changes two variables
        int heap = plain ? NewValue.MOVED : only.get().variable();
        return move.doing(
                move.guard().map(e -> named(e, heap)), changes, move.gain().map(e -> named(e, heap)));
    }

    private static Expr named(Expr part, int heap) {
        return heap >= 0 && part instanceof Expr.Moved ? new Expr.Cell(heap) : part;
    }
}

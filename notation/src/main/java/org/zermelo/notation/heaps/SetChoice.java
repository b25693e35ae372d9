package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule.Choice;

/**
 * A number chosen out of a set.
 *
 * @param range from the least to the greatest of the set
 * @param within that it is one of the set
 */
record SetChoice(Choice range, Condition within) {

    /** The choice; empty when the set holds something else than numbers. */
    static Optional<SetChoice> of(String name, Expr chosen, List<Expr> set) {
        long least = Long.MAX_VALUE;
        long greatest = Long.MIN_VALUE;
        List<Condition> equal = new ArrayList<>();
        for (Expr element : set) {
            if (!(element instanceof Expr.Literal l)) {
                return Optional.empty();
            }
            least = Math.min(least, l.value());
            greatest = Math.max(greatest, l.value());
            equal.add(Condition.of(Relation.EQUAL, chosen, element));
        }
        return Optional.of(new SetChoice(new Choice(name, Expr.of(least), Expr.of(greatest)), new Condition.Or(equal)));
    }
}

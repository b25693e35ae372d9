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

    /** The choice out of some ranges; empty when one does not begin and end with a number. */
    static Optional<SetChoice> of(String name, Expr chosen, List<Choice> set) {
        long least = Long.MAX_VALUE;
        long greatest = Long.MIN_VALUE;
        List<Condition> within = new ArrayList<>();
        for (Choice range : set) {
            if (!(range.from() instanceof Expr.Literal from && range.to() instanceof Expr.Literal to)) {
                return Optional.empty();
            }
            least = Math.min(least, from.value());
            greatest = Math.max(greatest, to.value());
            within.add(
                    from.value() == to.value()
                            ? Condition.of(Relation.EQUAL, chosen, from)
                            : Condition.of(Relation.AT_LEAST, chosen, from)
                                    .and(Condition.of(Relation.AT_MOST, chosen, to)));
        }
        return Optional.of(
                new SetChoice(new Choice(name, Expr.of(least), Expr.of(greatest)), new Condition.Or(within)));
    }
}

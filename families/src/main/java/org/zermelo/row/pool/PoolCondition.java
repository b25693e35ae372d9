package org.zermelo.row.pool;

import java.util.function.Predicate;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;

/**
 * A condition that may speak of each number taken, or of some number taken.
 *
 * @param when the condition for one of these numbers
 * @param over which of them it must hold for
 * @param none what it comes to while no number is taken: nothing holds for some, and all for each
 */
public record PoolCondition(Condition when, Quantifier over, Condition none) {

    /** How many of the numbers taken a condition must hold for. */
    public enum Quantifier {
        /** It does not speak of them. */
        PLAIN,
        /** One at least. */
        SOME,
        /** All. */
        EACH
    }

    /**
     * A condition.
     *
     * @param spoken whether a number in it is one of those taken
     */
    public static PoolCondition of(Condition when, Quantifier over, Predicate<Expr> spoken) {
        Condition none = over == Quantifier.PLAIN ? when : none(when, over, spoken);
        return new PoolCondition(when, over, none);
    }

    private static Condition none(Condition when, Quantifier over, Predicate<Expr> spoken) {
        if (!when.any(spoken)) {
            return when;
        }
        if (when instanceof Condition.And and) {
            return new Condition.And(
                    and.parts().stream().map(part -> none(part, over, spoken)).toList());
        }
        if (when instanceof Condition.Or or) {
            return new Condition.Or(
                    or.parts().stream().map(part -> none(part, over, spoken)).toList());
        }
        return over == Quantifier.EACH ? Condition.TRUE : Condition.FALSE;
    }
}

package org.zermelo.row.pool;

import java.util.List;
import java.util.function.Predicate;
import org.zermelo.game.Ending;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;

/**
 * The rules of a pool.
 *
 * @param facts what each variable of the formulas stands for
 * @param clauses what a player may do
 * @param ends when the play is over: the first that holds decides how
 * @param stuck how a play ends in which the player to move has no move
 * @param players whether the rules tell the player who began from the other one
 */
public record PoolRules(
        List<PoolFact> facts, List<PoolClause> clauses, List<PoolEnd> ends, Ending stuck, boolean players) {

    /**
     * When the play is over.
     *
     * @param how who wins then
     */
    public record PoolEnd(PoolCondition when, Ending how) {}

    /** What formulas of a pool may speak of. */
    public enum PoolFact {
        /** The number taken last, 0 before the first. */
        LAST,
        /** How many numbers are taken. */
        COUNT,
        /** How many are free. */
        LEFT,
        /** The sum of those that are free. */
        REST,
        /** All numbers taken, bit by bit, without carry. */
        XOR,
        /** All free numbers, so. */
        RESTXOR,
        /** The greatest number that divides all numbers taken. */
        GCD,
        /** The sum of the mover's numbers; in an end, of the player's who has just moved. */
        MINE,
        /** The sum of the other player's numbers. */
        THEIRS,
        /** One of the numbers taken. */
        SOME,
        /** Every number taken. */
        EACH,
        /** The number that a move takes. */
        CHOSEN,
        /** A number that may be struck out with it. */
        OTHER,
        /** Nothing: no formula speaks of it. */
        UNUSED
    }

    public PoolRules {
        facts = List.copyOf(facts);
        clauses = List.copyOf(clauses);
        ends = List.copyOf(ends);
    }

    boolean speaksOf(PoolFact... wanted) {
        return List.of(wanted).stream().anyMatch(facts::contains);
    }

    boolean strikes() {
        return clauses.stream().anyMatch(clause -> !clause.strike().when().equals(Condition.FALSE));
    }

    /** Whether a formula speaks of the sum, product, greatest or least of the numbers taken. */
    boolean totals() {
        Predicate<Expr> total = e -> e instanceof Expr.Total;
        return clauses.stream()
                        .anyMatch(clause -> clause.guard().when().any(total)
                                || clause.strike().when().any(total)
                                || clause.gain().any(total))
                || ends.stream().anyMatch(end -> end.when().when().any(total));
    }

    boolean scoring() {
        return stuck == Ending.SCORED || ends.stream().anyMatch(end -> end.how() == Ending.SCORED);
    }
}

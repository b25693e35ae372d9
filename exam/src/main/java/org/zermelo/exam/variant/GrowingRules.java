package org.zermelo.exam.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;

/**
 * Gives rules another number of heaps or moves: of one or two heaps, to any of which numbers are added or which factors multiply until
 * their total is great enough. All other rules keep what they have.
 */
final class GrowingRules {

    private static final Interval HEAPS = new Interval(1, 2);
    private static final Interval MOVES = new Interval(2, 5);

    /** What may be added, and by what may be multiplied. */
    private static final long MOST_ADDED = 5;

    private static final long MOST_FACTOR = 3;
    private static final int MOST_FACTORS = 2;

    private final Ruleset rules;
    private final int heaps;
    private final int moves;

    /**
     * Rules with as many heaps and moves as are wanted, or as near to what they have.
     *
     * @throws RefusedException when they cannot have so many
     */
    GrowingRules(Ruleset rules, VariantWish wish) {
        this.rules = rules;
        int now = rules.heaps().length;
        int listed = rules.moves().size();
        boolean asWanted = wish.heaps().contains(now) && wish.moves().contains(listed);
        if (!asWanted && !plain(rules)) {
            throw new RefusedException("exam.variants.rigid", "heaps", now, "moves", listed);
        }
        if (!asWanted && !(wish.heaps().meets(HEAPS) && wish.moves().meets(MOVES))) {
            throw new RefusedException("exam.variants.reach");
        }
        this.heaps = nearest(now, wish.heaps());
        this.moves = nearest(listed, wish.moves());
    }

    private static int nearest(int now, Interval wanted) {
        return (int) Math.max(wanted.least(), Math.min(now, wanted.greatest()));
    }

    private static boolean plain(Ruleset rules) {
        boolean starts = rules.variables().size() == rules.heaps().length
                && rules.heaps().length <= HEAPS.greatest()
                && rules.parameters().size() == 1
                && rules.parameters().get(0).bounded()
                && rules.where().equals(Condition.TRUE)
                && rules.variables().stream()
                                .filter(heap -> heap.start() instanceof Expr.ParameterName)
                                .count()
                        == 1
                && rules.variables().stream()
                        .allMatch(heap ->
                                heap.start() instanceof Expr.ParameterName || heap.start() instanceof Expr.Literal);
        return starts
                && rules.repeat() == Repeat.ALLOWED
                && rules.result().equals(Condition.TRUE)
                && rules.ends().size() == 1
                && rules.ends().get(0).how() == Ending.LAST_MOVER_WINS
                && rules.ends().get(0).when() instanceof Condition.Compare end
                && end.relation() == Condition.Relation.AT_LEAST
                && end.right() instanceof Expr.Literal
                && (rules.heaps().length == 1
                        || end.left() instanceof Expr.Total total && total.kind() == Expr.Total.Kind.SUM)
                && rules.moves().stream().allMatch(GrowingRules::grows);
    }

    private static boolean grows(MoveRule move) {
        return move.target() == MoveRule.Target.ANY_HEAP
                && move.guard().equals(Condition.TRUE)
                && move.choices().isEmpty()
                && !move.once()
                && move.changes().size() == 1
                && move.changes().get(0).value() instanceof Expr.Arithmetic a
                && a.left() instanceof Expr.Moved
                && a.right() instanceof Expr.Literal
                && (a.operator() == Expr.Operator.ADD || a.operator() == Expr.Operator.MULTIPLY);
    }

    /** The rules themselves, or others with more or fewer heaps and moves. */
    Ruleset drawn(Random random) {
        if (heaps == rules.heaps().length && moves == rules.moves().size()) {
            return rules;
        }
        Condition.Compare end = (Condition.Compare) rules.ends().get(0).when();
        long bound = ((Expr.Literal) end.right()).value();
        String s = rules.parameters().get(0).name();
        long greatest = rules.parameters().get(0).greatest();
        String start = "";
        if (heaps != rules.heaps().length) {
            long fixed = heaps == 1 ? 0 : 2 + random.nextInt(8);
            greatest = Math.max(2, bound - 1 - fixed);
            start = heaps == 1 ? "" : fixed + ", ";
        } else if (heaps == 2) {
            start = rules.variables().stream()
                    .filter(heap -> heap.start() instanceof Expr.Literal)
                    .map(heap -> ((Expr.Literal) heap.start()).value() + ", ")
                    .findFirst()
                    .orElse("");
        }
        return RuleText.ruleset("heaps(" + start + s + " in 1.." + greatest + "; move "
                + String.join(", ", moves(random)) + "; end sum >= " + bound + ")");
    }

    /** The moves, some of them let go or some others beside them: what is added first, in order of size. */
    private List<String> moves(Random random) {
        List<Long> added = operands(Expr.Operator.ADD);
        List<Long> factors = operands(Expr.Operator.MULTIPLY);
        while (added.size() + factors.size() > moves) {
            boolean factor = factors.size() > 1 && (added.size() <= 1 || random.nextBoolean()) || added.isEmpty();
            List<Long> those = factor ? factors : added;
            those.remove(random.nextInt(those.size()));
        }
        while (added.size() + factors.size() < moves) {
            boolean factor = factors.isEmpty() || factors.size() < MOST_FACTORS && random.nextInt(3) == 0;
            List<Long> those = factor ? factors : added;
            List<Long> free = LongStream.rangeClosed(factor ? 2 : 1, factor ? MOST_FACTOR : MOST_ADDED)
                    .boxed()
                    .filter(number -> !those.contains(number))
                    .toList();
            if (free.isEmpty()) {
                throw new RefusedException("exam.variants.reach");
            }
            those.add(free.get(random.nextInt(free.size())));
        }
        return Stream.concat(
                        added.stream().sorted().map(number -> "+" + number),
                        factors.stream().sorted().map(number -> "*" + number))
                .toList();
    }

    private List<Long> operands(Expr.Operator operator) {
        List<Long> all = new ArrayList<>();
        for (MoveRule move : rules.moves()) {
            Expr.Arithmetic a = (Expr.Arithmetic) move.changes().get(0).value();
            if (a.operator() == operator) {
                all.add(((Expr.Literal) a.right()).value());
            }
        }
        return all;
    }
}

package org.zermelo.heap.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Ending;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * A heap from which any number from {@code least} to {@code most} is taken. Its nimber is {@code (n mod (least + most)) / least}, rounded
 * down: Winning Ways, chapter 4; with no bound above it is {@code n / least}.
 *
 * @param least the least number taken, at least 1
 * @param most the greatest, {@link Long#MAX_VALUE} for any number
 */
record TakenRange(long least, long most) {

    /** After so many counters a heap offers the same again; 0 when it never does. */
    private long period() {
        return most >= Long.MAX_VALUE - least ? 0 : least + most;
    }

    private long rest(long heap) {
        return period() == 0 ? heap : heap % period();
    }

    long nimber(long heap) {
        return rest(heap) / least;
    }

    /** How the nimber of a heap is found, as a term. */
    String term(long heap) {
        return heap + (period() == 0 ? "" : " % " + period()) + (least == 1 ? "" : " // " + least);
    }

    /** The numbers to take from a heap that leave a nimber, the least first, at most {@code limit}. */
    List<Long> leaving(long nimber, long heap, int limit) {
        List<Long> takes = new ArrayList<>();
        if (nimber > (period() == 0 ? heap : period() - 1) / least) {
            return takes;
        }
        // what is left has a rest of at least nimber x least, and less than the next multiple
        long first = nimber * least;
        long last = Math.min(period() == 0 ? heap : period() - 1, first + least - 1);
        for (long rest = last; rest >= first && takes.size() < limit; rest--) {
            long take = period() == 0 ? heap - rest : Math.floorMod(rest(heap) - rest, period());
            if (take >= least && take <= Math.min(most, heap)) {
                takes.add(take);
            }
        }
        takes.sort(Comparator.naturalOrder());
        return takes;
    }

    /** What one heap's rules let take, when all their clauses together take the numbers of one range and say nothing else. */
    static Optional<TakenRange> of(Ruleset oneHeap) {
        Variable heap = oneHeap.variables().get(0);
        if (heap.least() != 0 || heap.greatest() != Long.MAX_VALUE || oneHeap.stuck() != Ending.LAST_MOVER_WINS) {
            return Optional.empty();
        }
        List<TakenRange> ranges = new ArrayList<>();
        for (MoveRule clause : oneHeap.moves()) {
            Optional<TakenRange> range = of(clause);
            if (range.isEmpty()) {
                return Optional.empty();
            }
            ranges.add(range.get());
        }
        ranges.sort(Comparator.comparingLong(TakenRange::least));
        return ranges.stream()
                .map(Optional::of)
                .reduce((a, b) ->
                        a.isEmpty() || b.isEmpty() ? Optional.empty() : a.get().with(b.get()))
                .flatMap(whole -> whole);
    }

    /** Both together; empty when a number between them is left out. */
    private Optional<TakenRange> with(TakenRange other) {
        return most < other.least && other.least - most > 1
                ? Optional.empty()
                : Optional.of(new TakenRange(least, Math.max(most, other.most)));
    }

    private static Optional<TakenRange> of(MoveRule clause) {
        boolean plain = clause.guard().equals(Condition.TRUE) && clause.gain().equals(Expr.of(0));
        if (!plain || !(clause.changes().get(0).value() instanceof Expr.Arithmetic change)) {
            return Optional.empty();
        }
        if (change.operator() != Expr.Operator.SUBTRACT || !(change.left() instanceof Expr.Moved)) {
            return Optional.empty();
        }
        if (clause.choices().isEmpty()) {
            return change.right() instanceof Expr.Literal taken ? range(taken, taken) : Optional.empty();
        }
        Choice choice = clause.choices().get(0);
        return clause.choices().size() == 1 && change.right() instanceof Expr.Chosen
                ? range(choice.from(), choice.to())
                : Optional.empty();
    }

    private static Optional<TakenRange> range(Expr from, Expr to) {
        long most = to instanceof Expr.Moved ? Long.MAX_VALUE : to instanceof Expr.Literal last ? last.value() : 0;
        return from instanceof Expr.Literal least && least.value() >= 1 && most >= least.value()
                ? Optional.of(new TakenRange(least.value(), most))
                : Optional.empty();
    }
}

package org.zermelo.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Split;

/**
 * The code of declared rules that let a player take as much as there is, such as Lasker's Nim, {@code 4.[3]}: of clauses
 * that take {@code a..b} or {@code a..x} counters under no condition, every heap offers the same as far as it suffices,
 * so the clauses are the digits.
 */
final class UnboundedTakes {

    /** Longer bounded takes are not written as digits. */
    private static final int LONGEST = 4_096;

    /** What one clause takes: from a number on, up to another or (-1) without end. */
    private record Range(int from, int to) {
        boolean unbounded() {
            return to < 0;
        }
    }

    private final List<Range> ranges = new ArrayList<>();
    private final List<Integer> digits = new ArrayList<>();

    private UnboundedTakes() {}

    /** The code of the rules; empty when some clause is of another form or none takes without end. */
    static Optional<HeapCode> of(Ruleset rules) {
        boolean plain = rules.ends().isEmpty()
                && rules.result().equals(Condition.TRUE)
                && rules.variables().get(0).least() == 0
                && rules.variables().get(0).greatest() == Long.MAX_VALUE;
        UnboundedTakes takes = new UnboundedTakes();
        return plain && rules.moves().stream().allMatch(takes::reads) ? takes.code() : Optional.empty();
    }

    private boolean reads(MoveRule move) {
        Split split = move.split();
        boolean plain = move.guard().equals(Condition.TRUE)
                && move.changes().size() == 1
                && (split == null || !split.conditional() && split.sizes() == Split.Sizes.ANY);
        Optional<Range> range = plain ? range(move.changes().get(0).value(), move.choices()) : Optional.empty();
        range.ifPresent(found -> {
            ranges.add(found);
            digits.add(digit(split));
        });
        return range.isPresent();
    }

    private static int digit(@Nullable Split split) {
        return split == null
                ? 3
                : split.counts().stream().mapToInt(count -> 1 << count).sum();
    }

    private static Optional<Range> range(Expr left, List<MoveRule.Choice> choices) {
        if (SizeDependence.isHeap(left) && choices.isEmpty()) {
            return Optional.of(new Range(0, 0));
        }
        if (!(left instanceof Expr.Arithmetic taken)
                || taken.operator() != Expr.Operator.SUBTRACT
                || !SizeDependence.isHeap(taken.left())) {
            return Optional.empty();
        }
        if (taken.right() instanceof Expr.Chosen && choices.size() == 1) {
            MoveRule.Choice choice = choices.get(0);
            Optional<Integer> from = number(choice.from());
            Optional<Integer> to = SizeDependence.isHeap(choice.to()) ? Optional.of(-1) : number(choice.to());
            return from.flatMap(least -> to.map(most -> new Range(least, most)));
        }
        return choices.isEmpty() ? number(taken.right()).map(take -> new Range(take, take)) : Optional.empty();
    }

    private static Optional<Integer> number(Expr expr) {
        return expr instanceof Expr.Literal literal && literal.value() >= 1 && literal.value() <= LONGEST
                ? Optional.of((int) literal.value())
                : Optional.empty();
    }

    private Optional<HeapCode> code() {
        if (ranges.stream().noneMatch(Range::unbounded)) {
            return Optional.empty();
        }
        int head = ranges.stream()
                .mapToInt(range -> Math.max(range.from() - 1, range.to()))
                .max()
                .orElse(0);
        List<Integer> first = new ArrayList<>();
        for (int take = 0; take <= head; take++) {
            first.add(digit(take) & (take == 0 ? ~3 : ~0));
        }
        return Optional.of(new HeapCode(first, List.of(digit(head + 1))));
    }

    /** The heaps that may be left when this many counters are taken. */
    private int digit(int take) {
        int digit = 0;
        for (int i = 0; i < ranges.size(); i++) {
            Range range = ranges.get(i);
            if (range.from() <= take && (range.unbounded() || take <= range.to())) {
                digit |= digits.get(i);
            }
        }
        return digit;
    }
}

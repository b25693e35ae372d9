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
 * Declared rules whose clauses take {@code a..b} or {@code a..x} counters under no condition: every heap offers the same as far as it
 * suffices. Where a player may take as much as there is, as in Lasker's Nim, {@code 4.[3]}, the clauses are the digits of a code.
 */
final class PlainTakes {

    /** Longer bounded takes are not written as digits. */
    private static final int LONGEST = 4_096;

    /** Of takes of more counters no period is to be hoped for. */
    private static final int LARGEST = 1 << 21;

    /** So few takes are listed for every heap. */
    private static final int FEW = 64;

    private static final long[] NONE = {};

    /** What one clause takes: from a number on, up to another or (-1) without end. */
    private record Range(int from, int to) {
        boolean unbounded() {
            return to < 0;
        }
    }

    private final List<Range> ranges = new ArrayList<>();
    private final List<Integer> digits = new ArrayList<>();

    private PlainTakes() {}

    /** The code of the rules; empty when some clause is of another form or none takes without end. */
    static Optional<HeapCode> code(Ruleset rules) {
        return of(rules).flatMap(PlainTakes::code);
    }

    /** The takes of heaps of any size; empty when some clause is of another form, takes without end or takes too many numbers. */
    static Optional<List<HeapTake>> few(Ruleset rules) {
        return of(rules)
                .filter(takes -> takes.ranges.stream().noneMatch(Range::unbounded))
                .filter(takes -> takes.ranges.stream().allMatch(range -> range.to() - range.from() < FEW))
                .map(PlainTakes::list);
    }

    private static Optional<PlainTakes> of(Ruleset rules) {
        boolean plain = rules.ends().isEmpty()
                && rules.result().equals(Condition.TRUE)
                && rules.variables().get(0).least() == 0
                && rules.variables().get(0).greatest() == Long.MAX_VALUE;
        PlainTakes takes = new PlainTakes();
        return plain && rules.moves().stream().allMatch(takes::reads) ? Optional.of(takes) : Optional.empty();
    }

    private boolean reads(MoveRule move) {
        Split split = move.split();
        boolean plain = move.changes().size() == 1
                && (split == null || !split.conditional() && split.sizes() == Split.Sizes.ANY);
        Optional<Range> range = plain ? range(move.changes().get(0).value(), move.choices()) : Optional.empty();
        if (range.isEmpty()) {
            return false;
        }
        if (move.guard().equals(Condition.TRUE)) {
            add(range.get(), split);
            return true;
        }
        Optional<long[]> numbers =
                move.guard() instanceof Condition.And || move.choices().isEmpty()
                        ? Optional.empty()
                        : Optional.ofNullable(move.listed(0));
        for (long number : numbers.orElse(NONE)) {
            if (number > LARGEST) {
                return false;
            }
            if (range.get().from() <= number
                    && (range.get().unbounded() || number <= range.get().to())) {
                add(new Range((int) number, (int) number), split);
            }
        }
        return numbers.isPresent();
    }

    private void add(Range range, @Nullable Split split) {
        ranges.add(range);
        digits.add(digit(split));
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
        return expr instanceof Expr.Literal literal && literal.value() >= 1 && literal.value() <= LARGEST
                ? Optional.of((int) literal.value())
                : Optional.empty();
    }

    private List<HeapTake> list() {
        List<HeapTake> takes = new ArrayList<>();
        for (Range range : ranges) {
            for (int take = range.from(); take <= range.to(); take++) {
                for (int bits = digit(take) & (take == 0 ? ~3 : ~0); bits != 0; bits &= bits - 1) {
                    takes.add(HeapTake.of(take, Integer.numberOfTrailingZeros(bits)));
                }
            }
        }
        return takes;
    }

    private Optional<HeapCode> code() {
        if (ranges.stream().noneMatch(Range::unbounded)) {
            return Optional.empty();
        }
        int head = ranges.stream()
                .mapToInt(range -> Math.max(range.from() - 1, range.to()))
                .max()
                .orElse(0);
        if (head > LONGEST) {
            return Optional.empty();
        }
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

package org.zermelo.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/**
 * Declared rules on one heap as rules of heaps: whatever a move makes of a heap is a number of counters taken.
 *
 * <p>When the clauses take constant numbers and look at the size of the heap only to compare it with constants, all larger heaps
 * offer the same moves, and a period can be proved; when these are the moves of a code, they are recognised as such.
 */
public final class RuleHeaps implements HeapRules {

    /** Constants beyond this are taken for a dependence on the heap: all smaller heaps would have to be looked at. */
    private static final long MOST_CONSTANT = 4_096;

    private final RuleGame game;
    private final long least;
    private final Optional<UniformTakes> uniform;
    private final Optional<HeapCode> code;

    private RuleHeaps(Ruleset rules) {
        this.game = RuleGame.unstarted(rules);
        this.least = rules.variables().get(0).least();
        this.uniform = uniformFrom(rules).stream()
                .mapToObj(from -> new UniformTakes((int) from, takes((int) from)))
                .findAny();
        this.code = uniform.flatMap(this::asCode);
    }

    /**
     * The heaps of these rules.
     *
     * @throws RefusedException when the rules have more than one heap, remember earlier moves, leave a parameter open or do not let the
     *     last mover win
     */
    public static RuleHeaps of(Ruleset rules) {
        boolean plain = rules.variables().size() == 1
                && rules.variables().get(0).heap()
                && !rules.parametersBeyondStart()
                && rules.repeat() == Repeat.ALLOWED
                && rules.stuck() == Ending.LAST_MOVER_WINS
                && rules.ends().stream().allMatch(end -> end.how() == Ending.LAST_MOVER_WINS)
                && rules.moves().stream().noneMatch(MoveRule::once);
        if (!plain) {
            throw new RefusedException("heap.rules.not-one-heap", "game", rules.text());
        }
        return new RuleHeaps(rules);
    }

    @Override
    public String text() {
        return game.ruleset().text();
    }

    /**
     * @throws RefusedException when a move does not make the heap smaller
     */
    @Override
    public List<Take> takes(int heap) {
        if (heap < least) {
            return List.of();
        }
        RulePosition position = game.at(heap);
        List<Take> takes = new ArrayList<>();
        for (RuleMove move : game.moves(position)) {
            long left = game.play(position, move).value(0);
            if (left >= heap || left < 0) {
                throw new RefusedException("heap.rules.grows", "heap", heap, "move", move.text());
            }
            Take take = Take.of((int) (heap - left), left == 0 ? 0 : 1);
            if (!takes.contains(take)) {
                takes.add(take);
            }
        }
        return takes;
    }

    @Override
    public Optional<UniformTakes> uniform() {
        return uniform;
    }

    @Override
    public Optional<HeapCode> asCode() {
        return code;
    }

    /** The code whose moves all heaps have, if there is one: the digits follow from the large heaps and from those emptied at once. */
    private Optional<HeapCode> asCode(UniformTakes moves) {
        int[] digits = new int[moves.longest() + 1];
        moves.takes().forEach(take -> digits[take.take()] |= 1 << take.parts());
        for (int heap = 1; heap < digits.length; heap++) {
            if (takes(heap).contains(Take.of(heap, 0))) {
                digits[heap] |= 1;
            }
        }
        HeapCode candidate = HeapCode.of(digits);
        for (int heap = 0; heap <= moves.from(); heap++) {
            List<Take> takes = takes(heap);
            List<Take> expected = candidate.takes(heap);
            if (takes.size() != expected.size() || !takes.containsAll(expected)) {
                return Optional.empty();
            }
        }
        return Optional.of(candidate);
    }

    /** A heap from which on all offer the same moves, none of which empties it; empty when that does not show. */
    private static OptionalLong uniformFrom(Ruleset rules) {
        if (rules.variables().get(0).greatest() < Long.MAX_VALUE
                || !rules.result().equals(Condition.TRUE)) {
            return OptionalLong.empty();
        }
        long from = rules.variables().get(0).least();
        List<OptionalLong> bounds = Stream.concat(
                        rules.moves().stream().map(RuleHeaps::bound),
                        rules.ends().stream().map(end -> bound(end.when())))
                .toList();
        for (OptionalLong bound : bounds) {
            if (bound.isEmpty() || bound.getAsLong() > MOST_CONSTANT) {
                return OptionalLong.empty();
            }
            from = Math.max(from, rules.variables().get(0).least() + bound.getAsLong() + 1);
        }
        return from > 2 * MOST_CONSTANT ? OptionalLong.empty() : OptionalLong.of(from);
    }

    /** All larger heaps offer the same moves of the clause, which take no more than this. */
    private static OptionalLong bound(MoveRule move) {
        if (move.changes().size() != 1
                || !(move.changes().get(0).value() instanceof Expr.Arithmetic a)
                || !isHeap(a.left())) {
            return OptionalLong.empty();
        }
        long most = 0;
        for (MoveRule.Choice choice : move.choices()) {
            if (!(choice.from() instanceof Expr.Literal from) || !(choice.to() instanceof Expr.Literal to)) {
                return OptionalLong.empty();
            }
            most = Math.max(most, Math.max(Math.abs(from.value()), Math.abs(to.value())));
        }
        boolean subtract = a.operator() == Expr.Operator.SUBTRACT && a.right() instanceof Expr.Chosen;
        boolean constant = (a.operator() == Expr.Operator.SUBTRACT || a.operator() == Expr.Operator.ADD)
                && a.right() instanceof Expr.Literal;
        if (!subtract && !constant) {
            return OptionalLong.empty();
        }
        long taken = a.right() instanceof Expr.Literal literal ? Math.abs(literal.value()) : most;
        OptionalLong guard = bound(move.guard());
        return guard.isEmpty() ? guard : OptionalLong.of(Math.max(Math.max(taken, most), guard.getAsLong()));
    }

    /** A size beyond which the condition no longer depends on the size of the heap. */
    private static OptionalLong bound(Condition condition) {
        if (condition instanceof Condition.Compare c) {
            boolean plain = isPlain(c.left()) && isPlain(c.right());
            return plain ? OptionalLong.of(Math.max(size(c.left()), size(c.right()))) : OptionalLong.empty();
        }
        if (condition instanceof Condition.Not not) {
            return bound(not.part());
        }
        List<Condition> parts =
                condition instanceof Condition.And and ? and.parts() : ((Condition.Or) condition).parts();
        long most = 0;
        for (Condition part : parts) {
            OptionalLong bound = bound(part);
            if (bound.isEmpty()) {
                return bound;
            }
            most = Math.max(most, bound.getAsLong());
        }
        return OptionalLong.of(most);
    }

    private static boolean isHeap(Expr expr) {
        return expr instanceof Expr.Moved || expr instanceof Expr.Cell || expr instanceof Expr.Total;
    }

    private static boolean isPlain(Expr expr) {
        return isHeap(expr) || expr instanceof Expr.Literal || expr instanceof Expr.Chosen;
    }

    private static long size(Expr expr) {
        return expr instanceof Expr.Literal literal ? Math.abs(literal.value()) : 0;
    }
}

package org.zermelo.heap.check;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.game.Ending;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Split;
import org.zermelo.rule.Variable;

/**
 * The moves that declared rules give a heap, or at once all heaps of a progression of sizes, read off the clauses by what they
 * say. The solver lists moves of heaps one by one and bounds the heaps from which on they recur; here neither is used.
 */
final class DeclaredMoves {

    /** More choices within a clause are no certificate's list of moves. */
    private static final int MOST_CHOICES = 1_000_000;

    private final Ruleset rules;
    private final long least;
    private final long greatest;
    private int looked;

    private DeclaredMoves(Ruleset rules) {
        Variable heap = rules.variables().get(0);
        this.rules = rules;
        this.least = rules.splits() ? 0 : heap.least();
        this.greatest = rules.splits() ? Long.MAX_VALUE : heap.greatest();
    }

    /** The rules of each heap alone, if they are such and let the last mover win. */
    static DeclaredMoves of(Ruleset rules) {
        boolean alone =
                rules.variables().size() == 1 && rules.variables().get(0).heap();
        boolean apart = rules.splits()
                && rules.toTheLastMove()
                && rules.moves().stream().allMatch(MoveRule::seesOnlyItsHeap);
        boolean sound = (alone || apart)
                && !rules.parametersBeyondStart()
                && rules.repeat() == Repeat.ALLOWED
                && rules.forbidden() == 0
                && rules.stuck() == Ending.LAST_MOVER_WINS
                && rules.ends().stream().allMatch(end -> end.how() == Ending.LAST_MOVER_WINS)
                && rules.moves().stream().noneMatch(MoveRule::once);
        if (!sound) {
            throw new Progression.Unseen();
        }
        return new DeclaredMoves(rules);
    }

    /**
     * The moves that all these heaps have.
     *
     * @throws Progression.Unseen when it does not show that they have the same
     * @throws ArithmeticException when a number passes 64 bits
     */
    Set<CheckedMove> of(Progression heap) {
        Set<CheckedMove> moves = new LinkedHashSet<>();
        HeapView view = new HeapView(heap);
        looked = 0;
        boolean playable = heap.minus(Progression.of(least)).sign() >= 0;
        if (playable && !over(view)) {
            for (MoveRule clause : rules.moves()) {
                if (view.holds(clause.guardBeforeChoices())) {
                    choose(clause, view, 0, moves);
                }
            }
        }
        moves.removeIf(move -> move.apart() && moves.contains(new CheckedMove(move.take(), move.parts(), false)));
        return moves;
    }

    private boolean over(HeapView view) {
        for (EndRule end : rules.ends()) {
            if (view.holds(end.when())) {
                return true;
            }
        }
        return false;
    }

    private void choose(MoveRule clause, HeapView view, int depth, Set<CheckedMove> moves) {
        if (++looked > MOST_CHOICES) {
            throw new Progression.Unseen();
        }
        if (depth == clause.choices().size()) {
            if (view.holds(clause.guard())) {
                add(clause, view, moves);
            }
            return;
        }
        MoveRule.Choice choice = clause.choices().get(depth);
        long to = view.value(choice.to()).number();
        for (long number = view.value(choice.from()).number(); number <= to; number++) {
            view.choose(number);
            choose(clause, view, depth + 1, moves);
            view.takeBack();
        }
    }

    private void add(MoveRule clause, HeapView view, Set<CheckedMove> moves) {
        Split split = clause.split();
        if (clause.changes().size() != 1
                || split != null && (split.conditional() || split.anyNumber() || split.sizes() == Split.Sizes.EQUAL)) {
            throw new Progression.Unseen();
        }
        Progression left = view.value(clause.changes().get(0).value());
        Progression taken = view.heap().minus(left);
        boolean allowed = left.minus(Progression.of(least)).sign() >= 0
                && (greatest == Long.MAX_VALUE
                        || left.minus(Progression.of(greatest)).sign() <= 0)
                && new HeapView(left).holds(rules.result());
        if (!allowed || split == null && taken.sign() == 0) {
            return;
        }
        int take = Math.toIntExact(taken.number());
        if (take < 0) {
            throw new Progression.Unseen();
        }
        boolean empty = left.sign() == 0;
        for (int parts : split == null ? List.of(empty ? 0 : 1) : split.counts()) {
            if (parts > 1 || take > 0 && empty == (parts == 0)) {
                boolean apart = parts > 1 && split != null && split.sizes() == Split.Sizes.DISTINCT;
                moves.add(new CheckedMove(take, parts, apart));
            }
        }
    }
}

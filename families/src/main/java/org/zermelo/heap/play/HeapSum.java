package org.zermelo.heap.play;

import java.util.Optional;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.sum.SpragueGrundy;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Values;

/**
 * Declared rules whose heaps have nothing to do with each other, by one nim-sequence for each kind of heap: the table of all positions is
 * the product of the heaps, the sequences are their sum. A proved period answers for heaps of any size. Theory: R. P. Sprague 1935, P. M.
 * Grundy 1939.
 */
public final class HeapSum implements Method {

    /** Steps that put an answer without depth behind the methods that give one. */
    private static final double LAST_RESORT = 1e13;

    @Override
    public String name() {
        return "heap-sum";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        Value value = question.value();
        boolean depth = value == Values.outcome();
        if (value.fold() != Fold.MEX && value != Values.winner() && !depth) {
            return Fit.no("method.heap-sum.value", "value", value.name());
        }
        Optional<HeapSumGame> sum = sum(question);
        if (sum.isEmpty()) {
            return Fit.no("method.heap-sum.apart");
        }
        if (!sum.get().within(question.budget())) {
            return Fit.no("method.heap-sum.large");
        }
        Cost cost = sum.get().kernelCost();
        return depth
                ? Fit.yes(new Cost(cost.order(), LAST_RESORT + cost.steps(), -1), "method.heap-sum.without-depth")
                : Fit.yes(cost, "method.heap-sum.fits");
    }

    /** The game as a sum, where its moves let heaps fall. */
    private static Optional<HeapSumGame> sum(Question<?, ?> question) {
        if (!(question.rules() instanceof RuleGame game) || !game.start().fresh()) {
            return Optional.empty();
        }
        return SeparateHeaps.falling(game).map(heaps -> new HeapSumGame(game, heaps));
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        HeapSumGame sum = sum(question).orElseThrow(() -> new RefusedException("method.heap-sum.apart"));
        return (Answer<M>) new SpragueGrundy()
                .solve(new Question<>(sum, question.value(), question.parts(), question.budget()), watch);
    }
}

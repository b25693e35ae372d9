package org.zermelo.heap.play;

import java.util.Optional;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Step;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.sum.SpragueGrundy;

/**
 * Declared rules whose heaps have nothing to do with each other, by one nim-sequence for each kind of heap: the table of all positions is
 * the product of the heaps, the sequences are their sum. A proved period answers for heaps of any size. Theory: R. P. Sprague 1935, P. M.
 * Grundy 1939.
 */
public final class HeapSum implements Method {

    private final Method nimbers = new SpragueGrundy();

    @Override
    public String name() {
        return "heap-sum";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        Optional<HeapSumGame> sum = sum(question);
        if (sum.isEmpty()) {
            return Fit.no("method.heap-sum.apart");
        }
        if (!sum.get().within(question.budget())) {
            return Fit.no("method.heap-sum.large");
        }
        Fit fit = nimbers.fit(over(sum.get(), question));
        boolean depth = question.value().hasPlies();
        return fit instanceof Fit.Yes yes && !depth ? Fit.yes(yes.cost(), "method.heap-sum.fits") : fit;
    }

    /** The game as a sum, where its moves let heaps fall. */
    private static Optional<HeapSumGame> sum(Question<?, ?> question) {
        return question.rules() instanceof RuleGame game
                        && game.start().fresh()
                        && Step.listable(game.ruleset(), game.region())
                ? SeparateHeaps.falling(game)
                        .filter(heaps -> heaps.size() > 1
                                || HeapNimbers.worthwhile(
                                        heaps.get(0), game.start().value(0)))
                        .map(heaps -> new HeapSumGame(game, heaps))
                : Optional.empty();
    }

    private static Question<RulePosition, RuleMove> over(HeapSumGame sum, Question<?, ?> question) {
        return new Question<>(sum, question.value(), question.parts(), question.budget());
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        HeapSumGame sum = sum(question).orElseThrow(() -> new RefusedException("method.heap-sum.apart"));
        return (Answer<M>) nimbers.solve(over(sum, question), watch);
    }
}

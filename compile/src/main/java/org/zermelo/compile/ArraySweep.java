package org.zermelo.compile;

import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;

/**
 * The array that schools fill from the end: the interpreter goes once through all positions of declared rules, in an order in
 * which every move leads to a cell that is filled already. The same order and the same cells as {@link CompiledSweep}, whose
 * plain counterpart it is, for any value. Time O(positions x moves), memory 8 bytes a position.
 */
public final class ArraySweep implements Method {

    private static final int BYTES_PER_CELL = 8;

    /** The interpreter takes many steps of the planner for a move. */
    private static final double SLOWNESS = 100;

    @Override
    public String name() {
        return "array";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof RuleGame game)) {
            return Fit.no("method.array.rules-only");
        }
        return Layout.of(game)
                .<Fit>map(layout -> {
                    double cells = SweepSize.of(layout, 1).cells();
                    double steps = SLOWNESS * cells * game.mostMoves();
                    long bytes = (long) Math.min(Long.MAX_VALUE, cells * BYTES_PER_CELL);
                    return Fit.yes(new Cost("O(positions x moves)", steps, bytes), "method.array.fits");
                })
                .orElseGet(() -> Fit.no("method.compiled-sweep.no-order"));
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (!(question.rules() instanceof RuleGame game)) {
            throw new RefusedException("method.array.rules-only");
        }
        Layout layout = Layout.of(game).orElseThrow(() -> new RefusedException("method.compiled-sweep.no-order"));
        layout.measure(1);
        long bytes = layout.cells() * BYTES_PER_CELL;
        if (bytes > question.budget().bytes() || !layout.fits()) {
            throw new RefusedException(Note.of("method.compiled-sweep.too-big")
                    .with("needed", bytes)
                    .with("allowed", question.budget().bytes())
                    .with("cells", layout.cells()));
        }
        CodeArray codes = new CodeArray(game, layout, question.value(), watch);
        codes.fill();
        if (!codes.knows(game.start())) {
            // a move or an end has no value in a position that is reached: the search names it
            return new MemoSearch().solve(question, watch);
        }
        Counts counts = new Counts(layout.cells(), layout.cells());
        return Answers.of(question, position -> codes.code((RulePosition) position), name(), counts);
    }
}

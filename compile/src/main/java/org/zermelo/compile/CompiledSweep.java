package org.zermelo.compile;

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
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;

/** Declared rules compiled into bytecode that fills a table of all positions in one sweep; see {@link SweepTable}. */
public final class CompiledSweep implements Method {

    /** What compiling costs, in steps of the planner. */
    private static final double COMPILING = 3e6;

    /** Compiled steps are faster than the planner's. */
    private static final double SPEED = 5;

    @Override
    public String name() {
        return "compiled-sweep";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof RuleGame game)) {
            return Fit.no("method.compiled-sweep.rules-only");
        }
        if (!KernelWriter.canCompile()) {
            return Fit.no("method.compiled-sweep.no-classes");
        }
        if (!SweepTable.covers(question.value())) {
            return Fit.no(
                    "method.compiled-sweep.outcome-only",
                    "value",
                    question.value().name());
        }
        if (SweepTable.clauses(game.ruleset()) > SweepTable.MOST_CLAUSES) {
            return Fit.no(
                    "method.compiled-sweep.too-many",
                    "moves",
                    SweepTable.clauses(game.ruleset()),
                    "allowed",
                    SweepTable.MOST_CLAUSES);
        }
        return SweepTable.layout(game)
                .map(layout -> fit(game, layout, question))
                .orElseGet(() -> Fit.no("method.compiled-sweep.no-order"));
    }

    /**
     * Cells are of two bytes where no play can be too long for them, and where cells of four would not be allowed: then it
     * shows in the sweep whether two are enough.
     */
    private static Fit fit(RuleGame game, Layout layout, Question<?, ?> question) {
        CellForm form = SweepTable.cells(layout, question.value(), question.budget());
        SweepSize size = SweepSize.of(layout, form.each());
        boolean allowed = size.bytes(form) <= question.budget().bytes();
        if (allowed && size.cells() > Layout.MOST_CELLS) {
            return Fit.no("method.compiled-sweep.too-many-cells", "cells", size.cells(), "allowed", Layout.MOST_CELLS);
        }
        boolean sure = size.longest() <= form.mostPlies();
        boolean wideFits = size.bytes(form.wide()) <= question.budget().bytes();
        boolean wide = !sure && (wideFits || !allowed);
        double steps = COMPILING + size.cells() * game.mostMoves() / SPEED;
        Cost cost = new Cost("O(positions x moves)", steps, size.bytes(wide ? form.wide() : form));
        return Fit.yes(
                cost,
                "method.compiled-sweep.fits",
                "tiny",
                form.tiny() ? "yes" : "",
                "plies",
                sure || wide ? "" : (long) form.mostPlies());
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (!(question.rules() instanceof RuleGame game)) {
            throw new RefusedException("method.compiled-sweep.rules-only");
        }
        SweepTable table;
        try {
            table = SweepTable.of(game, question.value(), question.budget(), watch);
        } catch (ArithmeticException e) {
            // some position, perhaps one that no play reaches, has a move without a value
            return new MemoSearch().solve(question, watch);
        }
        Oracle<P> oracle = position -> table.code((RulePosition) position);
        return Answers.of(question, oracle, name(), new Counts(table.cells(), table.cells()));
    }
}

package org.zermelo.row;

import org.zermelo.row.interval.Counted;
import org.zermelo.row.interval.Rolling;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;

/** {@link Rolling} as a method: the margin alone, in vectors where they are installed. */
final class RollingMethod extends RowMethod {

    /** Shorter rows are done before vector kernels are found. */
    private static final int LONG = 3_000;

    RollingMethod() {
        super("interval-rolling");
    }

    @Override
    Fit fit(RowGame game, Question<?, ?> question) {
        Row row = game.rows().get(0);
        if (game.rows().size() != 1 || !row.single() || row.ends() != Ends.BOTH) {
            return Fit.no("row.fit.not-one-coin-row");
        }
        double n = game.start().left();
        return Fit.yes(new Cost("O(n^2)", n * (n + 1) / 2, 16 * (long) n), "row.fit.interval-rolling");
    }

    @Override
    Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch) {
        long[] row = game(question).items().get(0);
        Counted counted =
                row.length < LONG ? Rolling.margin(row, watch) : Rolling.margin(row, RowKernels.best(), watch);
        return TakeAnswers.value(name(), counted.margin(), counted.count());
    }
}

package org.zermelo.row.trace;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.row.take.Ends;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * Shows a method at work on one coin row.
 *
 * @param method the method's name
 * @param steps at most how many steps a row of so many coins takes
 * @param make the trace of a row of at least one coin
 */
record RowTracer(String method, DoubleUnaryOperator steps, Function<long[], Trace> make) implements Tracer {

    /** Steps of a method that fills a table of all stretches and then reads the play from it. */
    static double cells(double n) {
        return n * (n + 1) / 2 + n + 2;
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return value == Values.margin()
                && rules instanceof RowGame game
                && game.rows().size() == 1
                && game.rows().get(0).single()
                && game.rows().get(0).ends() == Ends.BOTH
                && game.start().left() > 0;
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        RowGame game = (RowGame) rules;
        Row row = game.rows().get(0);
        int n = (int) game.start().left();
        int most = n;
        while (steps.applyAsDouble(most) > Trace.MOST_STEPS) {
            most = most > 1_000 ? 1_000 : most - 1;
        }
        Trace.check(steps.applyAsDouble(n), Note.of("trace.fits-coins", "most", most));
        return make.apply(Arrays.copyOfRange(
                row.items(), game.start().from(0), game.start().to(0)));
    }
}

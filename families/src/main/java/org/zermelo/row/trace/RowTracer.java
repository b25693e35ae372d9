package org.zermelo.row.trace;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.row.take.Ends;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * Shows a method at work on one row with both ends open.
 *
 * @param method the method's name
 * @param are which rows of at least one item it is for
 * @param steps at most how many steps a row of so many items takes
 * @param make the trace of a row of at least one item
 */
record RowTracer(String method, Predicate<RowGame> are, DoubleUnaryOperator steps, Function<long[], Trace> make)
        implements Tracer {

    /** A picture with more items beside each other is not looked at. */
    private static final int WIDEST = 70;

    /** Shows a method for coin rows. */
    static RowTracer coins(String method, DoubleUnaryOperator steps, Function<long[], Trace> make) {
        return new RowTracer(method, game -> game.rows().get(0).single(), steps, make);
    }

    /** Shows a method for rows from which any number may be taken. */
    static RowTracer takes(String method, DoubleUnaryOperator steps, Function<long[], Trace> make) {
        return new RowTracer(
                method,
                game -> {
                    Row row = game.rows().get(0);
                    return !row.single() && row.most() >= game.start().left();
                },
                steps,
                make);
    }

    /** Steps of a method that fills a table of all stretches and then reads the play from it. */
    static double cells(double n) {
        return n * (n + 1) / 2 + n + 2;
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return value == Values.margin()
                && rules instanceof RowGame game
                && game.rows().size() == 1
                && game.rows().get(0).ends() == Ends.BOTH
                && game.start().left() > 0
                && are.test(game);
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        RowGame game = (RowGame) rules;
        Row row = game.rows().get(0);
        int n = (int) game.start().left();
        int most = WIDEST;
        while (steps.applyAsDouble(most) > Trace.MOST_STEPS) {
            most--;
        }
        Note fits = Note.of("trace.fits-coins", "most", most);
        Trace.check(steps.applyAsDouble(n), fits);
        if (n > most) {
            throw new RefusedException("trace.too-wide", "items", n, "fits", fits);
        }
        return make.apply(Arrays.copyOfRange(
                row.items(), game.start().from(0), game.start().to(0)));
    }
}

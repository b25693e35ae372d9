package org.zermelo.desk.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.desk.Desk;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.trace.HeapTracers;
import org.zermelo.misere.trace.QuotientTracer;
import org.zermelo.nim.trace.NimTracers;
import org.zermelo.notation.Game;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.trace.CanonicalTracer;
import org.zermelo.partizan.trace.ThermographTracer;
import org.zermelo.row.trace.RowTracers;
import org.zermelo.solve.trace.SolveTracers;
import org.zermelo.sum.trace.SumTracer;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;

/**
 * Asks to see a method at work on a game.
 *
 * @param method the method's name; empty for the first that can be shown
 */
public record TraceRequest(Game game, Optional<String> method) {

    /** All methods that can be watched, in the order in which they are taught. */
    public static List<Tracer> all() {
        List<Tracer> all = new ArrayList<>(RowTracers.all());
        all.addAll(NimTracers.all());
        all.addAll(HeapTracers.all());
        all.add(new QuotientTracer());
        all.add(new SumTracer());
        all.add(new CanonicalTracer());
        all.add(new ThermographTracer());
        all.addAll(SolveTracers.all());
        return List.copyOf(all);
    }

    /**
     * Why the first side of a relation has its value, step by step; empty where it is no small position and no game in braces.
     *
     * @param source a relation between two values
     */
    public static Optional<Trace> reasons(Desk desk, Source source) {
        try {
            Game game = desk.notation().parse(ValueNotation.side(source));
            return Optional.of(new TraceRequest(game, Optional.of("canonical-form")).trace());
        } catch (BadInputException | RefusedException e) {
            return Optional.empty();
        }
    }

    /** The names of the methods that can be watched on a game. */
    public static List<String> methods(Game game) {
        return all().stream()
                .filter(tracer -> tracer.fits(game.rules(), game.value()))
                .map(Tracer::method)
                .distinct()
                .toList();
    }

    /**
     * The trace.
     *
     * @throws BadInputException when the method is not one that can be watched on this game
     * @throws RefusedException when no method can be watched on it, or the trace would be too long
     */
    public Trace trace() {
        List<Tracer> fitting = all().stream()
                .filter(tracer -> tracer.fits(game.rules(), game.value()))
                .toList();
        if (fitting.isEmpty()) {
            throw new RefusedException("trace.none-fits", "game", game.toString());
        }
        String wanted = method.orElse(fitting.get(0).method());
        return fitting.stream()
                .filter(tracer -> tracer.method().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new BadInputException(
                        "trace.method-unknown", "seen", wanted, "allowed", String.join(", ", methods(game))))
                .trace(game.rules(), game.value());
    }
}

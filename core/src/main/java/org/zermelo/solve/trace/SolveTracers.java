package org.zermelo.solve.trace;

import java.util.List;
import org.zermelo.trace.Tracer;

/** The general methods that can be watched. */
public final class SolveTracers {

    private SolveTracers() {}

    /** In the order in which they are taught. */
    public static List<Tracer> all() {
        return List.of(
                new StageTracer(),
                new WaveTracer(),
                new MexTracer(),
                new SearchTracer("plain-search", false),
                new SearchTracer("memo", true),
                new AlphaBetaTracer());
    }
}

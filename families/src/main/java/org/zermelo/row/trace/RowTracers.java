package org.zermelo.row.trace;

import java.util.List;
import org.zermelo.trace.Tracer;

/** All methods of rows that can be watched. */
public final class RowTracers {

    private RowTracers() {}

    /** In the order in which they are taught. */
    public static List<Tracer> all() {
        return List.of(
                new RowTracer("interval-guarantee", RowTracer::cells, coins -> GuaranteeTrace.of(coins, false)),
                new RowTracer("interval-halved", RowTracer::cells, coins -> GuaranteeTrace.of(coins, true)),
                new RowTracer("interval-rows", RowTracer::cells, coins -> MarginTrace.of(coins, false)),
                new RowTracer("interval-columns", RowTracer::cells, coins -> MarginTrace.of(coins, true)),
                new RowTracer("interval-pairs", RowTracer::cells, PairsTrace::of),
                new RowTracer("interval-search", n -> 2 * Math.pow(2, n), coins -> RowCalls.of(coins, false)),
                new RowTracer("interval-memo", n -> 2 * n * n, coins -> RowCalls.of(coins, true)));
    }
}

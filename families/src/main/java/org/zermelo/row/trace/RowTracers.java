package org.zermelo.row.trace;

import java.util.List;
import org.zermelo.row.strategy.Strategies;
import org.zermelo.trace.Tracer;

/** All methods of rows that can be watched. */
public final class RowTracers {

    private RowTracers() {}

    /** In the order in which they are taught. */
    public static List<Tracer> all() {
        return List.of(
                RowTracer.coins("interval-guarantee", RowTracer::cells, coins -> GuaranteeTrace.of(coins, false)),
                RowTracer.coins("interval-halved", RowTracer::cells, coins -> GuaranteeTrace.of(coins, true)),
                RowTracer.coins("interval-rows", RowTracer::cells, coins -> MarginTrace.of(coins, false)),
                RowTracer.coins("interval-columns", RowTracer::cells, coins -> MarginTrace.of(coins, true)),
                RowTracer.coins("interval-pairs", RowTracer::cells, PairsTrace::of),
                RowTracer.coins("interval-search", n -> 2 * Math.pow(2, n), coins -> RowCalls.of(coins, false)),
                RowTracer.coins("interval-memo", n -> 2 * n * n, coins -> RowCalls.of(coins, true)),
                RowTracer.coins("greedy", n -> n + 2, coins -> StrategyTrace.of(coins, Strategies.greedy())),
                RowTracer.coins("parity", n -> n + 4, coins -> StrategyTrace.of(coins, Strategies.parity())),
                RowTracer.coins("linear", n -> 3 * n + 3, MergeTrace::of),
                RowTracer.takes("takes-cubic", n -> 2 * RowTracer.cells(n), TakesTrace::of));
    }
}

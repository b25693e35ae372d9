package org.zermelo.heap.trace;

import java.util.List;
import org.zermelo.trace.Tracer;

/** The methods of heap games that can be watched. */
public final class HeapTracers {

    private HeapTracers() {}

    /** In the order in which they are taught. */
    public static List<Tracer> all() {
        return List.of(new SequenceTracer(), new PeriodTracer());
    }
}

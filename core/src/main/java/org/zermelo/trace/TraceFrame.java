package org.zermelo.trace;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The picture after some step.
 *
 * @param number the step, from 0
 * @param step what the step did
 * @param cells what stands in each cell and call that was written
 * @param parents the calls that were made so far, each with its caller; the first has -1
 * @param changed what the step altered
 */
public record TraceFrame(
        int number, TraceStep step, Map<Spot, TraceCell> cells, Map<Spot, Integer> parents, Set<Spot> changed) {

    /** What stands somewhere. */
    public record TraceCell(String text, Mark mark) {}

    public TraceFrame {
        cells = Map.copyOf(cells);
        parents = Collections.unmodifiableMap(new LinkedHashMap<>(parents));
        changed = Set.copyOf(changed);
    }

    static TraceFrame of(Trace trace, int number) {
        Map<Spot, TraceCell> cells = new HashMap<>();
        Map<Spot, Integer> parents = new LinkedHashMap<>();
        for (int p = 0; p < trace.panels().size(); p++) {
            if (trace.panels().get(p) instanceof Panel.Items row) {
                for (int i = 0; i < row.items().size(); i++) {
                    cells.put(new Spot(p, 0, i), new TraceCell(row.items().get(i), Mark.PLAIN));
                }
            }
        }
        for (TraceStep step : trace.steps().subList(0, number + 1)) {
            for (Change change : step.changes()) {
                if (change instanceof Change.Call call) {
                    parents.put(call.spot(), call.parent());
                    cells.put(call.spot(), new TraceCell(call.text(), Mark.OPEN));
                } else if (change instanceof Change.Write write) {
                    cells.put(write.spot(), new TraceCell(write.text(), write.mark()));
                }
            }
        }
        TraceStep last = trace.steps().get(number);
        Set<Spot> changed = new HashSet<>();
        last.changes().forEach(change -> changed.add(change.spot()));
        return new TraceFrame(number, last, cells, parents, changed);
    }

    /** The text at a place; empty where nothing was written. */
    public String text(Spot spot) {
        TraceCell cell = cells.get(spot);
        return cell == null ? "" : cell.text();
    }

    /** The mark at a place. */
    public Mark mark(Spot spot) {
        TraceCell cell = cells.get(spot);
        return cell == null ? Mark.PLAIN : cell.mark();
    }
}

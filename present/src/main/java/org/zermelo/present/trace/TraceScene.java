package org.zermelo.present.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.zermelo.trace.Change;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/**
 * Where the cells, calls and heads of one panel of a trace lie; the same for all steps. Lengths are in points.
 *
 * @param title what the panel is called
 * @param heads texts that never change
 * @param boxes the cells and calls, by their spots
 * @param folds calls that are not drawn, with the drawn call above them
 */
record TraceScene(
        String title, double width, double height, List<Head> heads, Map<Spot, TraceBox> boxes, Map<Spot, Spot> folds) {

    private static final double LETTER = 8.4;
    private static final double TITLE = 7.2;
    private static final double CELL = 34;
    private static final double TOP = 26;
    private static final double NODE = 26;
    private static final double DOWN = 58;

    /** A text; {@code x} is its middle, {@code y} its base line. */
    record Head(double x, double y, String text) {}

    /** A cell or a call; of a call, the middle of the lower edge of the call above it, else its own upper edge. */
    record TraceBox(double x, double y, double width, double height, boolean call, double fromX, double fromY) {}

    /** The scenes of all panels of a trace. */
    static List<TraceScene> of(Trace trace, TraceWords words) {
        List<TraceScene> scenes = new ArrayList<>();
        for (int p = 0; p < trace.panels().size(); p++) {
            Panel panel = trace.panels().get(p);
            scenes.add(
                    panel instanceof Panel.CallTree tree
                            ? tree(trace, p, words.panel(tree))
                            : cells(panel, p, words.panel(panel), longest(trace, p)));
        }
        return scenes;
    }

    private static int longest(Trace trace, int panel) {
        Panel which = trace.panels().get(panel);
        Stream<String> first = which instanceof Panel.Items items ? items.items().stream() : Stream.of("");
        Stream<String> written = trace.steps().stream()
                .flatMap(step -> step.changes().stream())
                .filter(change -> change.spot().panel() == panel)
                .map(Change::text);
        return Stream.concat(first, written).mapToInt(String::length).max().orElse(0);
    }

    private static TraceScene cells(Panel panel, int number, String title, int longest) {
        List<String> rowHeads = panel instanceof Panel.Grid grid ? grid.rowHeads() : List.of();
        List<String> columnHeads = panel instanceof Panel.Grid grid ? grid.columnHeads() : List.of();
        int widest = columnHeads.stream().mapToInt(String::length).max().orElse(0);
        double cell = Math.max(CELL + 6, 14 + LETTER * Math.max(longest, widest));
        double left = rowHeads.stream().mapToInt(String::length).max().orElse(-1) * LETTER + 12;
        double top = columnHeads.isEmpty() ? TOP : TOP + 20;
        List<Head> heads = new ArrayList<>();
        Map<Spot, TraceBox> boxes = new LinkedHashMap<>();
        for (int c = 0; c < columnHeads.size(); c++) {
            heads.add(new Head(left + (c + 0.5) * cell, top - 6, columnHeads.get(c)));
        }
        for (int r = 0; r < panel.rows(); r++) {
            double y = top + r * CELL;
            if (!rowHeads.isEmpty()) {
                heads.add(new Head(left / 2, y + CELL / 2 + 5, rowHeads.get(r)));
            }
            for (int c = 0; c < panel.columns(); c++) {
                if (panel.has(r, c)) {
                    double x = left + c * cell;
                    boxes.put(new Spot(number, r, c), new TraceBox(x + 1, y + 1, cell - 2, CELL - 2, false, x, y));
                }
            }
        }
        double width = Math.max(left + panel.columns() * cell, 12 + TITLE * title.length());
        return new TraceScene(title, width + 4, top + panel.rows() * CELL + 4, heads, boxes, Map.of());
    }

    private static TraceScene tree(Trace trace, int number, String title) {
        Branching lie = new Branching(trace, number);
        double node = 14 + LETTER * longest(trace, number);
        double leaf = node + 6;
        Map<Spot, TraceBox> boxes = new LinkedHashMap<>();
        for (int call : lie.drawn()) {
            double x = 2 + lie.across(call) * leaf;
            double y = TOP + lie.depth(call) * DOWN;
            int above = lie.parent(call).orElse(call);
            double fromX = 2 + lie.across(above) * leaf + node / 2;
            double fromY = above == call ? y : TOP + lie.depth(above) * DOWN + NODE;
            boxes.put(Spot.call(number, call), new TraceBox(x, y, node, NODE, true, fromX, fromY));
        }
        double width = Math.max(lie.leaves() * leaf, 12 + TITLE * title.length());
        double height = TOP + lie.deepest() * DOWN + NODE + (lie.folds().isEmpty() ? 4 : 24);
        return new TraceScene(title, width + 4, height, List.of(), boxes, lie.folds());
    }
}

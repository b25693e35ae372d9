package org.zermelo.present.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.zermelo.present.trace.TraceScene.TraceBox;
import org.zermelo.present.words.Markup;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Spot;
import org.zermelo.trace.TraceFrame;

/** Writes the elements of a trace's panels as SVG. A cell or call is a group with an id and classes: box, then text. */
final class TraceSvg {

    private static final String LETTERS = "font-family=\"'DejaVu Sans', Arial, sans-serif\"";

    /** The colours of a picture that stands alone; the page has its own. */
    static final String STYLE = "<style>text{font-size:14px;text-anchor:middle;fill:#1b2a30}"
            + ".title,.said{text-anchor:start;fill:#4d5c62}.title{font-size:13px}.head{font-size:12px;fill:#4d5c62}"
            + ".slot rect,.call rect{fill:#fff;stroke:#b9b4a7}.call path{fill:none;stroke:#b9b4a7}"
            + ".call.unmade,.fold.none{visibility:hidden}"
            + ".win rect{fill:#d7e9f6}.loss rect{fill:#fbe4d3}.draw rect{fill:#e8e5d8}.chosen rect{fill:#f4efe4}"
            + ".tie rect{fill:#f3e3b3}.first rect{fill:#bcd9ee}.second rect{fill:#f3c9a8}.open rect{stroke-dasharray:3 2}"
            + ".hit rect{fill:#cfe8d5;stroke:#2c7a4b}.repeated rect{fill:#fbe3ea;stroke:#a3123a}"
            + ".cut rect{fill:#eee;stroke-dasharray:2 3}.cut text{fill:#777}"
            + ".looked rect{stroke:#b8560f;stroke-width:2.5}.changed rect{stroke:#14506b;stroke-width:3.5}</style>\n";

    private TraceSvg() {}

    /** A spot's name in a picture and in documents. */
    static String id(Spot spot) {
        return "s" + spot.panel() + "-" + spot.row() + "-" + spot.column();
    }

    /** A panel by itself, as it is before anything was written; for the page, which changes texts and classes. */
    static String base(TraceScene scene, TraceFrame frame) {
        return head(scene.width(), scene.height()) + "<title>" + Markup.escaped(scene.title()) + "</title>\n"
                + panel(scene, frame, true) + "</svg>\n";
    }

    /** The beginning of a file of this size. */
    static String head(double width, double height) {
        String size = length(width) + " " + length(height);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + "\" width=\"" + length(width)
                + "\" height=\"" + length(height) + "\" role=\"img\" " + LETTERS + ">\n";
    }

    /** The elements of a panel after some step. */
    static String panel(TraceScene scene, TraceFrame frame, boolean ids) {
        StringBuilder out = new StringBuilder(heads(scene));
        Map<Spot, Integer> folded = folded(scene, frame);
        scene.boxes().forEach((spot, box) -> {
            String classes = classes(box, frame, spot);
            out.append(cell(ids ? id(spot) : "", classes, box, frame.text(spot)));
            if (scene.folds().containsValue(spot)) {
                out.append(fold(ids ? id(spot) : "", box, folded.getOrDefault(spot, 0)));
            }
        });
        return out.toString();
    }

    /** The title and the heads of rows and columns. */
    static String heads(TraceScene scene) {
        StringBuilder out = new StringBuilder();
        out.append("<text class=\"title\" x=\"2\" y=\"15\">")
                .append(Markup.escaped(scene.title()))
                .append("</text>\n");
        for (TraceScene.Head head : scene.heads()) {
            out.append(text("head", head.x(), head.y(), head.text())).append('\n');
        }
        return out.toString();
    }

    /** A cell or a call. */
    static String cell(String id, String classes, TraceBox box, String text) {
        String name = id.isEmpty() ? "" : " id=\"" + id + "\"";
        return "<g" + name + " class=\"" + classes + "\">" + shape(box)
                + text("", box.x() + box.width() / 2, box.y() + box.height() / 2 + 5, text) + "</g>\n";
    }

    private static String shape(TraceBox box) {
        String edge = box.call()
                ? String.format(
                        Locale.ROOT,
                        "<path d=\"M%s %sL%s %s\"/>",
                        length(box.fromX()),
                        length(box.fromY()),
                        length(box.x() + box.width() / 2),
                        length(box.y()))
                : "";
        return edge + "<rect x=\"" + length(box.x()) + "\" y=\"" + length(box.y()) + "\" width=\"" + length(box.width())
                + "\" height=\"" + length(box.height()) + "\" rx=\"" + (box.call() ? 9 : 4) + "\"/>";
    }

    private static String fold(String id, TraceBox box, int count) {
        String name = id.isEmpty() ? "" : " id=\"" + id + "-fold\"";
        return "<g" + name + " class=\"fold" + (count == 0 ? " none" : "") + "\">"
                + text("", box.x() + box.width() / 2, box.y() + box.height() + 16, "… " + count) + "</g>\n";
    }

    /** The classes of a cell after some step. */
    static String classes(TraceBox box, TraceFrame frame, Spot spot) {
        List<String> classes = new ArrayList<>();
        classes.add(box.call() ? "call" : "slot");
        if (box.call() && !frame.parents().containsKey(spot)) {
            classes.add("unmade");
        }
        Mark mark = frame.mark(spot);
        if (mark != Mark.PLAIN) {
            classes.add(TraceWords.name(mark));
        }
        if (frame.step().looked().contains(spot)) {
            classes.add("looked");
        }
        if (frame.changed().contains(spot)) {
            classes.add("changed");
        }
        return String.join(" ", classes);
    }

    private static Map<Spot, Integer> folded(TraceScene scene, TraceFrame frame) {
        Map<Spot, Integer> counts = new HashMap<>();
        Function<Spot, Spot> drawn = spot -> scene.folds().getOrDefault(spot, spot);
        frame.parents().keySet().stream()
                .filter(scene.folds()::containsKey)
                .forEach(spot -> counts.merge(drawn.apply(spot), 1, Integer::sum));
        return counts;
    }

    /** A text with its middle at a place. */
    static String text(String kind, double x, double y, String text) {
        return "<text" + (kind.isEmpty() ? "" : " class=\"" + kind + "\"") + " x=\"" + length(x) + "\" y=\"" + length(y)
                + "\">" + Markup.escaped(text) + "</text>";
    }

    /** A length, rounded to tenths. */
    static String length(double length) {
        double rounded = Math.rint(length * 10) / 10;
        return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }
}

package org.zermelo.present.graph;

import java.util.List;
import java.util.Locale;
import org.zermelo.present.graph.Layers.Place;
import org.zermelo.present.graph.PositionGraph.Node;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/**
 * A graph drawn in layers, the start on top: green where the player to move wins, red where he loses, thick edges to
 * positions of nimber 0. Under each position stand the numbers up to the largest nimber of an option in boxes: filled ones
 * are nimbers of options, the gap has a thick frame.
 */
public final class GraphSvg {

    private static final int LETTER = 8;
    private static final double NOTE_LETTER = 7.3;
    private static final int CELL = 16;
    private static final int HEIGHT = 46;
    private static final int ROW = 104;
    private static final int MARGIN = 16;
    private static final String INK = "#1d1d1f";

    private final PositionGraph graph;
    private final StringBuilder out = new StringBuilder();
    private final int box;
    private final Layers layers;
    private final double left;
    private double indent;

    private GraphSvg(PositionGraph graph) {
        this.graph = graph;
        this.box = graph.nodes().stream().mapToInt(GraphSvg::width).max().orElse(0);
        this.layers = new Layers(graph, box + 24, 26);
        this.left = layers.layers().stream()
                .flatMap(List::stream)
                .mapToDouble(place -> place.x)
                .min()
                .orElse(0);
    }

    /** The whole drawing. */
    public static String of(PositionGraph graph, Words words) {
        return new GraphSvg(graph)
                .drawn(words.say("graph.drawn", "nodes", graph.nodes().size()));
    }

    /** The colour of a node. */
    static String colour(Node node) {
        return node.nimber() > 0 ? "#d9f0dd" : "#f9dcd9";
    }

    private static int width(Node node) {
        int cells = CELL * (1 + Math.max(node.nimber(), last(node)));
        return 16 + Math.max(cells, LETTER * (node.position().length() + 5));
    }

    private static int last(Node node) {
        return node.values().isEmpty() ? 0 : node.values().get(node.values().size() - 1);
    }

    private String drawn(String note) {
        double right = layers.layers().stream()
                .flatMap(List::stream)
                .mapToDouble(place -> place.x)
                .max()
                .orElse(0);
        double needed = right - left + box;
        double room = Math.max(needed, NOTE_LETTER * note.length());
        indent = MARGIN + (room - needed) / 2;
        layers.edges.forEach((edge, path) -> edge(path));
        layers.layers()
                .forEach(
                        layer -> layer.stream().filter(place -> place.node >= 0).forEach(this::node));
        int width = (int) Math.ceil(room) + 2 * MARGIN;
        int height = layers.layers().size() * ROW - (ROW - HEIGHT) + 2 * MARGIN + 24;
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
                                + " font-family=\"ui-monospace, monospace\" font-size=\"13\" role=\"img\">\n",
                        width,
                        height,
                        width,
                        height)
                + "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n" + out
                + String.format(
                        Locale.ROOT,
                        "<text x=\"%d\" y=\"%d\" font-size=\"12\" fill=\"#55555a\">%s</text>\n</svg>\n",
                        MARGIN,
                        height - 10,
                        Markup.escaped(note));
    }

    private double x(Place place) {
        return indent + place.x - left + box / 2.0;
    }

    private double y(Place place) {
        return MARGIN + (layers.layers().size() - 1 - place.level) * (double) ROW;
    }

    private void edge(List<Place> path) {
        Place first = path.get(0);
        Place last = path.get(path.size() - 1);
        StringBuilder line = new StringBuilder();
        line.append(String.format(Locale.ROOT, "M%.1f %.1f", x(first), y(first) + HEIGHT));
        for (int i = 1; i < path.size(); i++) {
            Place from = path.get(i - 1);
            Place to = path.get(i);
            double start = y(from) + HEIGHT;
            double middle = (start + y(to)) / 2;
            line.append(String.format(
                    Locale.ROOT, " C%.1f %.1f %.1f %.1f %.1f %.1f", x(from), middle, x(to), middle, x(to), y(to)));
            line.append(to == last ? "" : String.format(Locale.ROOT, " V%.1f", y(to) + HEIGHT));
        }
        boolean wins = graph.nodes().get(last.node).nimber() == 0;
        out.append("<path d=\"").append(line).append("\" fill=\"none\" stroke=\"#77777c\" stroke-width=\"");
        out.append(wins ? "2.5" : "1").append("\"/>\n");
    }

    private void node(Place place) {
        Node node = graph.nodes().get(place.node);
        double x = x(place);
        double y = y(place);
        out.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" rx=\"6\" fill=\"%s\" stroke=\"#8a8a90\"/>\n",
                x - box / 2.0,
                y,
                box,
                HEIGHT,
                colour(node)));
        out.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" fill=\"%s\">%s  <tspan font-weight=\"bold\">*%d</tspan></text>\n",
                x,
                y + 17,
                INK,
                Markup.escaped(node.position()),
                node.nimber()));
        int cells = 1 + Math.max(node.nimber(), last(node));
        for (int value = 0; value < cells; value++) {
            cell(x + (value - cells / 2.0) * CELL, y + 25, value, node);
        }
    }

    private void cell(double x, double y, int value, Node node) {
        boolean gap = value == node.nimber();
        boolean present = node.values().contains(value);
        out.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"15\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\"/>\n",
                x + 1,
                y,
                CELL - 2,
                present ? "#c3cde0" : "#fff",
                gap ? "#b3261e" : "#a8a8ae",
                gap ? "2" : "0.7"));
        out.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" font-size=\"10\" fill=\"%s\">%d</text>\n",
                x + CELL / 2.0,
                y + 11,
                present || gap ? INK : "#a8a8ae",
                value));
    }
}

package org.zermelo.present.graph;

import java.util.List;
import java.util.Locale;
import org.zermelo.present.graph.Layers.Place;
import org.zermelo.present.graph.PositionGraph.Node;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;
import org.zermelo.present.words.WorthWords;
import org.zermelo.value.Nimber;

/**
 * A graph drawn in layers, the start on top: green where the player to move wins, red where he loses, thick edges to
 * positions by best moves; edges that go back are dashed. Under each position stands what it is worth, and with a nimber the
 * numbers up to the largest nimber of an option in boxes: filled ones are nimbers of options, the gap has a thick frame.
 */
public final class GraphSvg {

    private static final int LETTER = 8;
    private static final double NOTE_LETTER = 7.3;
    private static final int CELL = 16;
    private static final int HEIGHT = 46;
    private static final int ROW = 104;
    private static final int MARGIN = 20;
    private static final int ASIDE = 9;
    private static final String INK = "#1d1d1f";

    private final PositionGraph graph;
    private final Words words;
    private final StringBuilder out = new StringBuilder();
    private final int box;
    private final Layers layers;
    private final double left;
    private double indent;

    private GraphSvg(PositionGraph graph, Words words) {
        this.graph = graph;
        this.words = words;
        this.box = graph.nodes().stream().mapToInt(this::width).max().orElse(0);
        this.layers = new Layers(graph, box + 24, 26);
        this.left = layers.layers().stream()
                .flatMap(List::stream)
                .mapToDouble(place -> place.x)
                .min()
                .orElse(0);
    }

    /** The whole drawing. */
    public static String of(PositionGraph graph, Words words) {
        boolean nimbers = graph.nodes().get(0).hasNimber();
        String note = words.say(
                nimbers ? "graph.drawn" : "graph.note-worths",
                "nodes",
                graph.nodes().size());
        return new GraphSvg(graph, words)
                .drawn(graph.whole() ? note : note + " " + words.say("graph.cut", "plies", graph.plies()));
    }

    /** The colour of a node. */
    static String colour(Node node) {
        int sign = node.worth().sign();
        return sign > 0 ? "#d9f0dd" : sign < 0 ? "#f9dcd9" : "#e6e6ea";
    }

    private int width(Node node) {
        int brief = WorthWords.brief(node.worth(), words).length();
        int length = node.position().length();
        return 16
                + Math.max(
                        CELL * cells(node), LETTER * (node.hasNimber() ? length + 2 + brief : Math.max(length, brief)));
    }

    /** The boxes of a position: up to the largest nimber of an option, the gap included. */
    private static int cells(Node node) {
        if (!(node.worth() instanceof Nimber nimber)) {
            return 0;
        }
        long last =
                node.values().isEmpty() ? 0 : node.values().get(node.values().size() - 1);
        return (int) (1 + Math.max(nimber.nimber(), last));
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
        layers.edges.values().forEach(path -> {
            if (path.size() == 1) {
                loop(path.get(0));
            } else {
                edge(path);
            }
        });
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

    private double foot(Place place) {
        return y(place) + HEIGHT;
    }

    private double y(Place place) {
        return MARGIN + (layers.layers().size() - 1 - place.level) * (double) ROW;
    }

    private void edge(List<Place> path) {
        boolean back = path.get(0).level < path.get(1).level;
        // beside the edge down that it may stand beside
        double aside = back ? ASIDE : 0;
        StringBuilder line = new StringBuilder();
        line.append(String.format(
                Locale.ROOT, "M%.1f %.1f", x(path.get(0)) + aside, back ? y(path.get(0)) : foot(path.get(0))));
        for (int i = 1; i < path.size(); i++) {
            Place from = path.get(i - 1);
            Place to = path.get(i);
            double start = back ? y(from) : foot(from);
            double end = back ? foot(to) : y(to);
            double middle = (start + end) / 2;
            line.append(String.format(
                    Locale.ROOT,
                    " C%.1f %.1f %.1f %.1f %.1f %.1f",
                    x(from) + aside,
                    middle,
                    x(to) + aside,
                    middle,
                    x(to) + aside,
                    end));
            line.append(i + 1 == path.size() ? "" : String.format(Locale.ROOT, " V%.1f", back ? y(to) : foot(to)));
        }
        Place last = path.get(path.size() - 1);
        line.append(back ? String.format(Locale.ROOT, " m-4 7 l4 -7 l4 7") : "");
        path(line.toString(), path.get(0), last, back);
    }

    /** An edge from a position to itself. */
    private void loop(Place place) {
        double side = x(place) + box / 2.0;
        double middle = y(place) + HEIGHT / 2.0;
        path(
                String.format(Locale.ROOT, "M%.1f %.1f c14 -12 14 %.1f 0 12 m7 -7 l-7 7 l8 3", side, middle - 6, 24.0),
                place,
                place,
                true);
    }

    private void path(String line, Place from, Place to, boolean back) {
        boolean best = graph.nodes().get(from.node).best().contains(to.node);
        out.append("<path d=\"").append(line).append("\" fill=\"none\" stroke=\"#77777c\" stroke-width=\"");
        out.append(best ? "2.5" : "1").append(back ? "\" stroke-dasharray=\"5 3\"/>\n" : "\"/>\n");
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
        String brief = WorthWords.brief(node.worth(), words);
        String second = node.hasNimber()
                ? "  " + strong("", brief)
                : strong(String.format(Locale.ROOT, " x=\"%.1f\" dy=\"18\"", x), brief);
        out.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" fill=\"%s\">%s%s</text>\n",
                x,
                y + 17,
                INK,
                Markup.escaped(node.position()),
                second));
        int cells = cells(node);
        for (int value = 0; value < cells; value++) {
            cell(x + (value - cells / 2.0) * CELL, y + 25, value, node);
        }
    }

    private static String strong(String place, String text) {
        return "<tspan font-weight=\"bold\"" + place + ">" + Markup.escaped(text) + "</tspan>";
    }

    private void cell(double x, double y, int value, Node node) {
        boolean gap = node.worth().equals(new Nimber(value));
        boolean present = node.values().contains((long) value);
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

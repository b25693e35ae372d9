package org.zermelo.present.graph;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.desk.graph.PositionGraph;
import org.zermelo.desk.graph.PositionGraph.Node;
import org.zermelo.game.Note;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.graph.Layers.Place;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Curve;
import org.zermelo.present.picture.Picture.Face;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Move;
import org.zermelo.present.picture.Picture.Path;
import org.zermelo.present.picture.Picture.PathPiece;
import org.zermelo.present.picture.Picture.Shape;
import org.zermelo.present.picture.Picture.Straight;
import org.zermelo.present.tree.GameTreePicture;
import org.zermelo.present.words.Words;
import org.zermelo.value.Nimber;

/**
 * A graph drawn in layers, the start on top: green where the player to move wins, red where he loses, thick edges to
 * positions by best moves; edges that go back are dashed. Under each position stands what it is worth, and with a nimber the
 * numbers up to the largest nimber of an option in boxes: filled ones are nimbers of options, the gap has a thick frame.
 */
public final class GraphPicture {

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
    private final List<Shape> shapes = new ArrayList<>();
    private final int box;
    private final Layers layers;
    private final double left;
    private double indent;

    private GraphPicture(PositionGraph graph, Words words) {
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
    public static Picture of(PositionGraph graph, Words words) {
        boolean nimbers = graph.nodes().get(0).hasNimber();
        String note = words.say(Note.of(nimbers ? "graph.drawn" : "graph.note-worths")
                .with("nodes", graph.nodes().size()));
        return new GraphPicture(graph, words).drawn(GraphText.cut(note, graph, words));
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

    private Picture drawn(String note) {
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
        shapes.add(new Label(MARGIN, height - 10, note, Anchor.LEFT, 12, false, "#55555a"));
        return new Picture(note, width, height, Face.MONOSPACED, shapes);
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
        List<PathPiece> line = new ArrayList<>();
        line.add(new Move(x(path.get(0)) + aside, back ? y(path.get(0)) : foot(path.get(0))));
        for (int i = 1; i < path.size(); i++) {
            Place from = path.get(i - 1);
            Place to = path.get(i);
            double start = back ? y(from) : foot(from);
            double end = back ? foot(to) : y(to);
            line.add(Curve.between(x(from) + aside, start, x(to) + aside, end, false));
            if (i + 1 < path.size()) {
                line.add(new Straight(x(to) + aside, back ? y(to) : foot(to)));
            }
        }
        Place last = path.get(path.size() - 1);
        if (back) {
            line.addAll(tip(x(last) + aside, foot(last), -4, 7, 4, 7));
        }
        path(line, path.get(0), last, back);
    }

    /** An edge from a position to itself. */
    private void loop(Place place) {
        double side = x(place) + box / 2.0;
        double top = y(place) + HEIGHT / 2.0 - 6;
        List<PathPiece> line = new ArrayList<>();
        line.add(new Move(side, top));
        line.add(new Curve(side + 14, top - 12, side + 14, top + 24, side, top + 12));
        line.addAll(tip(side, top + 12, 7, -7, 8, 3));
        path(line, place, place, true);
    }

    /** The head of an arrow: from one side of a place to it and on to the other side. */
    private static List<PathPiece> tip(double x, double y, int fromX, int fromY, int toX, int toY) {
        return List.of(new Move(x + fromX, y + fromY), new Straight(x, y), new Straight(x + toX, y + toY));
    }

    private void path(List<PathPiece> line, Place from, Place to, boolean back) {
        boolean best = graph.nodes().get(from.node).best().contains(to.node);
        shapes.add(new Path(line, best ? 2.5 : 1, "#77777c", back));
    }

    private void node(Place place) {
        Node node = graph.nodes().get(place.node);
        double x = x(place);
        double y = y(place);
        String colour = GameTreePicture.colour(node.worth());
        shapes.add(new Box(x - box / 2.0, y, box, HEIGHT, 6, colour, "#8a8a90"));
        String brief = WorthWords.brief(node.worth(), words);
        String beside = node.hasNimber() ? "  " : "";
        shapes.add(new Label(
                x, y + 17, node.position() + beside, node.hasNimber() ? brief : "", Anchor.MIDDLE, 13, false, INK));
        if (!node.hasNimber()) {
            shapes.add(new Label(x, y + 35, brief, Anchor.MIDDLE, 13, true, INK));
        }
        int cells = cells(node);
        for (int value = 0; value < cells; value++) {
            cell(x + (value - cells / 2.0) * CELL, y + 25, value, node);
        }
    }

    private void cell(double x, double y, int value, Node node) {
        boolean gap = node.worth().equals(new Nimber(value));
        boolean present = node.values().contains((long) value);
        shapes.add(new Box(
                x + 1,
                y,
                CELL - 2,
                15,
                0,
                present ? "#c3cde0" : "#ffffff",
                gap ? "#b3261e" : "#a8a8ae",
                gap ? 2 : 0.7));
        shapes.add(new Label(
                x + CELL / 2.0,
                y + 11,
                String.valueOf(value),
                Anchor.MIDDLE,
                10,
                false,
                present || gap ? INK : "#a8a8ae"));
    }
}

package org.zermelo.present.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.zermelo.desk.graph.PositionGraph;

/**
 * Where the positions of a graph stand: a layer for each length of the longest play that occurs, the longest on top, and in each layer
 * positions near those that they are joined with. An edge over several layers passes each between two positions.
 *
 * <p>Method of K. Sugiyama, S. Tagawa and M. Toda, 1981, with barycentres. Time O(sweeps x edges x layers).
 */
final class Layers {

    private static final int SWEEPS = 12;

    /** A position, or, with node -1, a place where an edge passes. */
    static final class Place {
        final int node;
        final int level;
        final List<Place> above = new ArrayList<>();
        final List<Place> below = new ArrayList<>();
        double x;

        Place(int node, int level) {
            this.node = node;
            this.level = level;
        }
    }

    /** For each edge, by {@code from * nodes + to}, the places that it passes, both ends included; one that goes back goes up. */
    final Map<Integer, List<Place>> edges = new HashMap<>();

    private final List<List<Place>> layers = new ArrayList<>();
    private final int nodes;
    private final double wide;
    private final double narrow;

    /**
     * Lays a graph out.
     *
     * @param wide the room of a position
     * @param narrow the room of a passing edge
     */
    Layers(PositionGraph graph, double wide, double narrow) {
        this.nodes = graph.nodes().size();
        this.wide = wide;
        this.narrow = narrow;
        List<Integer> levels = graph.nodes().stream()
                .map(PositionGraph.Node::level)
                .distinct()
                .sorted()
                .toList();
        int top = levels.size() - 1;
        levels.forEach(level -> layers.add(new ArrayList<>()));
        Place[] places = new Place[nodes];
        for (int i = 0; i < places.length; i++) {
            places[i] = entered(new Place(i, levels.indexOf(graph.nodes().get(i).level())));
        }
        for (int from = 0; from < places.length; from++) {
            for (int to : graph.nodes().get(from).options()) {
                edges.put(
                        from * nodes + to,
                        graph.back(from, to) ? back(places[from], places[to]) : joined(places[from], places[to]));
            }
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean down = sweep % 2 == 0;
            for (int i = 0; i <= top; i++) {
                arrange(layers.get(down ? top - i : i), down);
            }
        }
    }

    /** The layers; that of the ended positions is the first. */
    List<List<Place>> layers() {
        return layers;
    }

    /** The places of the edge between two positions, both ends included. */
    List<Place> path(int from, int to) {
        return Objects.requireNonNull(edges.get(from * nodes + to));
    }

    private Place entered(Place place) {
        layers.get(place.level).add(place);
        return place;
    }

    /** An edge up to what is above, or from a position to itself. */
    private List<Place> back(Place from, Place to) {
        if (from == to) {
            return List.of(from);
        }
        List<Place> path = joined(to, from);
        Collections.reverse(path);
        return path;
    }

    private List<Place> joined(Place from, Place to) {
        List<Place> path = new ArrayList<>(List.of(from));
        for (int level = from.level - 1; level >= to.level; level--) {
            Place next = level == to.level ? to : entered(new Place(-1, level));
            Place last = path.get(path.size() - 1);
            last.below.add(next);
            next.above.add(last);
            path.add(next);
        }
        return path;
    }

    /** Orders a layer by the mean of what it is joined with above or below, and spreads it about the middle of these. */
    private void arrange(List<Place> layer, boolean down) {
        Map<Place, Double> wanted = new HashMap<>();
        for (Place place : layer) {
            List<Place> joined = down ? place.above : place.below;
            wanted.put(
                    place,
                    joined.stream().mapToDouble(other -> other.x).average().orElse(place.x));
        }
        layer.sort(Comparator.comparingDouble(wanted::get));
        double room = layer.stream().mapToDouble(this::room).sum();
        double at = -room / 2;
        for (Place place : layer) {
            place.x = at + room(place) / 2;
            at += room(place);
        }
    }

    private double room(Place place) {
        return place.node < 0 ? narrow : wide;
    }
}

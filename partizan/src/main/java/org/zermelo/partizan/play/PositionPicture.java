package org.zermelo.partizan.play;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Player;

/** What a position looks like. */
public sealed interface PositionPicture {

    /**
     * Cells with signs.
     *
     * @param columns cells in a row
     * @param signs row by row from the top, as positions are written
     */
    record Cells(int columns, String signs) implements PositionPicture {}

    /** Heaps of counters, or other numbers. */
    record Heaps(List<Integer> heaps) implements PositionPicture {
        public Heaps {
            heaps = List.copyOf(heaps);
        }
    }

    /** The text of a position, which no picture tells better. */
    record Words(String text) implements PositionPicture {}

    /** Heaps that may be broken. */
    record Breaking(List<Integer> heaps) implements PositionPicture {
        public Breaking {
            heaps = List.copyOf(heaps);
        }
    }

    /**
     * A graph of which something is left.
     *
     * @param names the vertices' names, each a number
     * @param edges in the order in which places name them
     * @param ground whether the first vertex is the ground
     * @param onVertices whether moves are made on vertices; else on edges
     * @param left the vertices, or the edges, that are left, as bits
     * @param owners of each of these, who alone may take it; empty where that is not one player
     */
    record Graph(
            List<Integer> names,
            List<Edge> edges,
            boolean ground,
            boolean onVertices,
            long left,
            List<Optional<Player>> owners)
            implements PositionPicture {
        public Graph {
            names = List.copyOf(names);
            edges = List.copyOf(edges);
            owners = List.copyOf(owners);
        }
    }

    /** An edge between two vertices by their numbers from 0. */
    record Edge(int from, int to) {}

    /** Several pictures beside each other. */
    record Several(List<PositionPicture> parts) implements PositionPicture {
        public Several {
            parts = List.copyOf(parts);
        }
    }

    /**
     * Where a move is made in a picture.
     *
     * @param part which of several pictures, from 0
     * @param spots cells in the order in which they are chosen; a vertex; an edge; each heap that changes
     *     followed by what it becomes; or a heap that breaks followed by the heaps that it becomes
     */
    record Place(int part, List<Integer> spots) {
        public Place {
            spots = List.copyOf(spots);
        }

        /** A place in the only picture. */
        public static Place of(Integer... spots) {
            return new Place(0, List.of(spots));
        }
    }
}

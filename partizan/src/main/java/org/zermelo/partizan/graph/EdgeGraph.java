package org.zermelo.partizan.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.PositionPicture;

/**
 * A graph with coloured edges, at most 64; vertex 0 is the ground. Sets of edges are bits.
 *
 * @param text how it was written
 * @param names the vertices' numbers in a picture
 */
record EdgeGraph(String text, List<Integer> names, List<ColoredEdge> edges) {

    static final int MOST_EDGES = Long.SIZE;

    /** An edge; a loop has both ends alike. */
    record ColoredEdge(int from, int to, EdgeColor color) {
        boolean touches(ColoredEdge that) {
            return from == that.from || from == that.to || to == that.from || to == that.to;
        }

        boolean meetsAboveGround(ColoredEdge that) {
            return from != 0 && (from == that.from || from == that.to) || to != 0 && (to == that.from || to == that.to);
        }
    }

    /** A move: the edge that is taken, by its number in the text from 1. */
    record Taken(int edge) {
        @Override
        public String toString() {
            return String.valueOf(edge + 1);
        }
    }

    EdgeGraph {
        names = List.copyOf(names);
        edges = List.copyOf(edges);
    }

    /**
     * What is left of some edges.
     *
     * @param ground whether they stand on the ground
     */
    PositionPicture picture(long some, long left, boolean ground) {
        List<PositionPicture.Edge> drawn = new ArrayList<>();
        List<Optional<Player>> owners = new ArrayList<>();
        long there = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            int number = Long.numberOfTrailingZeros(rest);
            ColoredEdge edge = edges.get(number);
            there |= (left >>> number & 1) << drawn.size();
            drawn.add(new PositionPicture.Edge(edge.from(), edge.to()));
            owners.add(edge.color().owner());
        }
        return new PositionPicture.Graph(names, drawn, ground, false, there, owners);
    }

    /** Where an edge is in the picture of some. */
    static List<PositionPicture.Place> place(long some, Taken taken) {
        return List.of(PositionPicture.Place.of(Long.bitCount(some & ((1L << taken.edge()) - 1))));
    }

    long all() {
        return edges.isEmpty() ? 0 : -1L >>> (MOST_EDGES - edges.size());
    }

    /** The edges of a set that a player may take. */
    List<Taken> of(long set, Player player) {
        List<Taken> taken = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int edge = Long.numberOfTrailingZeros(rest);
            if (edges.get(edge).color().of(player)) {
                taken.add(new Taken(edge));
            }
        }
        return taken;
    }

    /** The edges of a set that hang on the ground. */
    long supported(long set) {
        long hanging = 0;
        boolean grown = true;
        boolean[] reached = new boolean[2 * MOST_EDGES + 1];
        reached[0] = true;
        while (grown) {
            grown = false;
            for (long rest = set & ~hanging; rest != 0; rest &= rest - 1) {
                int edge = Long.numberOfTrailingZeros(rest);
                ColoredEdge at = edges.get(edge);
                if (reached[at.from()] || reached[at.to()]) {
                    reached[at.from()] = true;
                    reached[at.to()] = true;
                    hanging |= 1L << edge;
                    grown = true;
                }
            }
        }
        return hanging;
    }

    /** The edges of a set that share no end with an edge, nor are it. */
    long apartFrom(long set, int edge) {
        long apart = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int other = Long.numberOfTrailingZeros(rest);
            if (!edges.get(other).touches(edges.get(edge))) {
                apart |= 1L << other;
            }
        }
        return apart;
    }

    /**
     * The connected parts of a set.
     *
     * @param throughGround whether edges that meet on the ground are connected
     */
    List<Long> parts(long set, boolean throughGround) {
        List<Long> parts = new ArrayList<>();
        long rest = set;
        while (rest != 0) {
            long part = Long.lowestOneBit(rest);
            long fresh = part;
            while (fresh != 0) {
                ColoredEdge edge = edges.get(Long.numberOfTrailingZeros(fresh));
                fresh &= fresh - 1;
                for (long others = rest & ~part; others != 0; others &= others - 1) {
                    int other = Long.numberOfTrailingZeros(others);
                    if (throughGround ? edge.touches(edges.get(other)) : edge.meetsAboveGround(edges.get(other))) {
                        part |= 1L << other;
                        fresh |= 1L << other;
                    }
                }
            }
            parts.add(part);
            rest &= ~part;
        }
        return parts;
    }
}

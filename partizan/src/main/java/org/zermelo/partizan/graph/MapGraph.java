package org.zermelo.partizan.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.PositionPicture;

/**
 * A graph whose vertices are coloured in play, at most 64. Sets of vertices are bits.
 *
 * @param text how it was written
 * @param names the vertices' names in moves
 * @param neighbours the neighbours of each vertex
 */
record MapGraph(String text, List<String> names, long[] neighbours) {

    static final int MOST_VERTICES = Long.SIZE;

    MapGraph {
        names = List.copyOf(names);
    }

    int size() {
        return names.size();
    }

    /**
     * What is left of it.
     *
     * @param left the vertices that are
     * @param lefts those that Left alone may colour
     * @param rights those that Right alone may colour
     */
    PositionPicture picture(long left, long lefts, long rights) {
        List<PositionPicture.Edge> edges = new ArrayList<>();
        List<Optional<Player>> owners = new ArrayList<>();
        for (int v = 0; v < size(); v++) {
            for (long rest = neighbours[v] & -1L << v; rest != 0; rest &= rest - 1) {
                edges.add(new PositionPicture.Edge(v, Long.numberOfTrailingZeros(rest)));
            }
            boolean one = (lefts >>> v & 1) != 0;
            boolean other = (rights >>> v & 1) != 0;
            owners.add(one == other ? Optional.empty() : Optional.of(one ? Player.LEFT : Player.RIGHT));
        }
        List<Integer> numbers = names.stream().map(Integer::valueOf).toList();
        return new PositionPicture.Graph(numbers, edges, false, true, left, owners);
    }

    /** Cells of a rectangle, side by side. */
    static MapGraph grid(int rows, int columns) {
        List<String> names = new ArrayList<>();
        long[] neighbours = new long[rows * columns];
        for (int v = 0; v < rows * columns; v++) {
            names.add(String.valueOf(v + 1));
            if (v % columns > 0) {
                join(neighbours, v, v - 1);
            }
            if (v >= columns) {
                join(neighbours, v, v - columns);
            }
        }
        return new MapGraph(rows + "x" + columns, names, neighbours);
    }

    static void join(long[] neighbours, int v, int w) {
        neighbours[v] |= 1L << w;
        neighbours[w] |= 1L << v;
    }
}

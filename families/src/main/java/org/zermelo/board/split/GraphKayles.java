package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.List;

/**
 * Kayles on a graph: a move removes one cell with all cells that touch it. The cells are the vertices, or the edges: Arc Kayles
 * on a graph is Node Kayles on its line graph.
 */
public abstract sealed class GraphKayles extends SplitGame permits NodeKayles, ArcKayles {

    private final Graph graph;
    /** For each cell itself and the cells that touch it. */
    private final long[] touching;

    private final List<String> names;

    GraphKayles(Graph graph, long[] touching, List<String> names, String text) {
        super(all(touching.length), text);
        this.graph = graph;
        this.touching = touching;
        this.names = names;
    }

    /** The graph at the start. */
    public final Graph graph() {
        return graph;
    }

    @Override
    final List<Removal> takes(long cells) {
        List<Removal> takes = new ArrayList<>();
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            takes.add(new Removal(touching[cell], names.get(cell)));
        }
        return takes;
    }

    @Override
    final int options(long cells, long[] into) {
        int count = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            into[count++] = cells & ~touching[Long.numberOfTrailingZeros(left)];
        }
        return count;
    }

    @Override
    final long grown(long set, long within) {
        long grown = set;
        for (long left = set; left != 0; left &= left - 1) {
            grown |= touching[Long.numberOfTrailingZeros(left)];
        }
        return grown & within;
    }
}

package org.zermelo.board.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;

/**
 * A game on a directed graph: a token stands on a vertex, a move slides it along an edge, and a vertex without edges ends
 * the play. Vertices are numbered from 1; a move is the vertex it leads to. An edge from a vertex to itself is a move like
 * any other, which may be made for ever; edges given twice count once.
 */
public final class GraphGame
        implements Rules<Integer, Integer>, Packed<Integer>, Textual<Integer, Integer>, Restartable<Integer, Integer> {

    private final int start;
    private final int[][] options;
    private final Ending[] endings;
    /** Longest walk from each vertex; null when there is a cycle, be it of one edge. */
    private final int @Nullable [] levels;

    /**
     * A game.
     *
     * @param start the vertex of the start, from 1
     * @param options for each vertex in order the vertices that its edges lead to, from 1
     * @param endings for each vertex how the play has ended there, read where it has no edges
     * @throws BadInputException when a vertex is not on the graph
     */
    public GraphGame(int start, int[][] options, Ending[] endings) {
        this.start = vertex(start, options.length);
        this.options = new int[options.length][];
        for (int v = 0; v < options.length; v++) {
            this.options[v] = IntStream.of(options[v])
                    .map(w -> vertex(w, options.length))
                    .sorted()
                    .distinct()
                    .toArray();
        }
        this.endings = endings.clone();
        this.levels = levels(this.options);
    }

    private GraphGame(GraphGame game, int start) {
        this.start = vertex(start, game.options.length);
        this.options = game.options;
        this.endings = game.endings;
        this.levels = game.levels;
    }

    @Override
    public GraphGame from(Integer position) {
        return new GraphGame(this, position);
    }

    private static int vertex(int vertex, int count) {
        if (vertex < 1 || vertex > count) {
            throw new BadInputException("graph.vertex", "seen", vertex, "most", count);
        }
        return vertex;
    }

    private static int @Nullable [] levels(int[][] options) {
        int[] levels = new int[options.length];
        int[] left = new int[options.length];
        List<List<Integer>> parents = new ArrayList<>();
        IntStream.range(0, options.length).forEach(v -> parents.add(new ArrayList<>()));
        List<Integer> free = new ArrayList<>();
        for (int v = 0; v < options.length; v++) {
            left[v] = options[v].length;
            for (int w : options[v]) {
                parents.get(w - 1).add(v);
            }
            if (left[v] == 0) {
                free.add(v);
            }
        }
        for (int i = 0; i < free.size(); i++) {
            int v = free.get(i);
            for (int parent : parents.get(v)) {
                levels[parent] = Math.max(levels[parent], levels[v] + 1);
                if (--left[parent] == 0) {
                    free.add(parent);
                }
            }
        }
        return free.size() == options.length ? levels : null;
    }

    /** The number of vertices. */
    public int size() {
        return options.length;
    }

    /** The vertices that the edges of a vertex lead to, ascending. */
    public int[] options(int vertex) {
        return options[vertex - 1].clone();
    }

    /** Whether no walk comes back. */
    public boolean acyclic() {
        return levels != null;
    }

    @Override
    public Integer start() {
        return start;
    }

    @Override
    public List<Integer> moves(Integer position) {
        return Arrays.stream(options[position - 1]).boxed().toList();
    }

    @Override
    public Integer play(Integer position, Integer move) {
        return move;
    }

    @Override
    public Ending ending(Integer position) {
        return endings[position - 1];
    }

    /** Impartial when every play that ends is lost by the player to move. */
    @Override
    public Set<Trait> traits() {
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        boolean normal = IntStream.range(0, options.length)
                .allMatch(v -> options[v].length > 0 || endings[v] == Ending.LAST_MOVER_WINS);
        if (acyclic()) {
            traits.add(Trait.ACYCLIC);
        }
        if (normal && acyclic()) {
            traits.add(Trait.IMPARTIAL);
        }
        return traits;
    }

    @Override
    public long pack(Integer position) {
        return position - 1;
    }

    @Override
    public Integer unpack(long packed) {
        return (int) packed + 1;
    }

    @Override
    public String text(Integer position) {
        return position.toString();
    }

    @Override
    public Integer position(String text) {
        try {
            return vertex(Integer.parseInt(text.strip()), options.length);
        } catch (NumberFormatException e) {
            throw new BadInputException("graph.vertex", "seen", text, "most", options.length);
        }
    }

    @Override
    public Integer move(Integer position, String text) {
        int move = position(text);
        if (Arrays.binarySearch(options[position - 1], move) < 0) {
            throw new BadInputException("graph.edge", "from", position, "to", move);
        }
        return move;
    }

    @Override
    public PackedRules packed() {
        return new GraphKernel();
    }

    private final class GraphKernel implements PackedRules {
        private final int most =
                Arrays.stream(options).mapToInt(o -> o.length).max().orElse(0);
        private final int depth =
                levels == null ? 0 : Arrays.stream(levels).max().orElse(0) + 1;

        @Override
        public long start() {
            return start - 1L;
        }

        @Override
        public long bound() {
            return options.length;
        }

        @Override
        public int mostOptions() {
            return most;
        }

        @Override
        public int options(long position, long[] into) {
            int[] all = options[(int) position];
            for (int i = 0; i < all.length; i++) {
                into[i] = all[i] - 1L;
            }
            return all.length;
        }

        @Override
        public Ending ending(long position) {
            return endings[(int) position];
        }

        @Override
        public int levels() {
            return depth;
        }

        @Override
        public int level(long position) {
            return levels == null ? 0 : levels[(int) position];
        }
    }

    /** The game in the notation: start, then each edge, then each end that is not lost by the player to move. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("graph(" + options.length + " from " + start + ";");
        for (int v = 0; v < options.length; v++) {
            for (int w : options[v]) {
                text.append(' ').append(v + 1).append('-').append(w);
            }
        }
        for (int v = 0; v < options.length; v++) {
            if (options[v].length == 0 && endings[v] != Ending.LAST_MOVER_WINS) {
                text.append("; ")
                        .append(endings[v] == Ending.TIE ? "tie " : "win ")
                        .append(v + 1);
            }
        }
        return text.append(')').toString();
    }
}

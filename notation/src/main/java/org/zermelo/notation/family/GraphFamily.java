package org.zermelo.notation.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.board.graph.Geography;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Rules;
import org.zermelo.notation.text.Cursor;

/**
 * {@code graph(...)}: vertices, the start, edges, and ends that are not lost by the player to move. The first lines of a
 * graph file, {@code n m} and then {@code m} edges of two numbers, are read too.
 */
final class GraphFamily implements Family {

    private static final int MOST = 1 << 22;

    @Override
    public String name() {
        return "graph";
    }

    @Override
    public FamilyGroup group() {
        return FamilyGroup.GRAPHS;
    }

    @Override
    public String synopsis() {
        return "graph(N [from V]; V-W V-W .. [; both ways] [; once] [; win V ..] [; tie V ..])  or  graph(N M  V W  V W .. [; ..])";
    }

    @Override
    public String example() {
        return "graph(4 from 1; 1-2 2-1 2-3 3-4)";
    }

    @Override
    public Rules<?, ?> parse(Cursor in) {
        Drawn drawn = Drawn.read(in);
        Ending[] endings = new Ending[drawn.options().size()];
        Arrays.fill(endings, Ending.LAST_MOVER_WINS);
        boolean once = clauses(in, drawn, endings);
        if (once && !Arrays.stream(endings).allMatch(Ending.LAST_MOVER_WINS::equals)) {
            throw new BadInputException("graph.once-ends");
        }
        return once
                ? new Geography(drawn.start(), drawn.edges())
                : new GraphGame(drawn.start(), drawn.edges(), endings);
    }

    /**
     * A graph as it is written.
     *
     * @param options for each vertex in order the vertices that its edges lead to, from 1
     * @param second where a second token stands, behind a bar; 0 for none
     */
    record Drawn(List<List<Integer>> options, int start, int second) {

        /** {@code N [from V [| W]]; V-W V-W ..}, or {@code N M} and M edges of two numbers, and then the start. */
        static Drawn read(Cursor in) {
            int size = (int) in.integer("notation.vertices", 1, MOST);
            List<List<Integer>> options = new ArrayList<>();
            for (int v = 0; v < size; v++) {
                options.add(new ArrayList<>());
            }
            if (in.peek() >= '0' && in.peek() <= '9') {
                long edges = in.integer("notation.edges", 0, Integer.MAX_VALUE);
                for (long e = 0; e < edges; e++) {
                    int from = vertex(in, size);
                    options.get(from - 1).add(vertex(in, size));
                }
                int start = start(in, size);
                return new Drawn(options, Math.max(1, start), second(in, size, start));
            }
            int start = start(in, size);
            int second = second(in, size, start);
            if (!in.done()) {
                in.expect(";");
            }
            while (!in.done() && in.peek() != ';') {
                int from = vertex(in, size);
                in.expect("-");
                options.get(from - 1).add(vertex(in, size));
                in.take(",");
            }
            return new Drawn(options, Math.max(1, start), second);
        }

        private static int start(Cursor in, int size) {
            return in.takeWord("from") ? vertex(in, size) : 0;
        }

        private static int second(Cursor in, int size, int start) {
            return start > 0 && in.take("|") ? vertex(in, size) : 0;
        }

        int[][] edges() {
            return options.stream()
                    .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                    .toArray(int[][]::new);
        }

        /** Lets each edge lead back, too. */
        void bothWays() {
            List<List<Integer>> given = options.stream().map(List::copyOf).toList();
            for (int v = 0; v < given.size(); v++) {
                for (int w : given.get(v)) {
                    options.get(w - 1).add(v + 1);
                }
            }
        }
    }

    private static int vertex(Cursor in, int size) {
        return (int) in.integer("notation.vertex", 1, size);
    }

    /** The clauses behind the edges; says whether the token comes to no vertex twice. */
    private static boolean clauses(Cursor in, Drawn drawn, Ending[] endings) {
        boolean once = false;
        while (in.take(";")) {
            if (in.takeWord("once")) {
                once = true;
                continue;
            }
            if (in.takeWord("both") && in.takeWord("ways")) {
                drawn.bothWays();
                continue;
            }
            boolean tie = in.takeWord("tie");
            if (!tie && !in.takeWord("win")) {
                throw in.expected("notation.expected", "win, tie, once, both ways");
            }
            do {
                endings[vertex(in, endings.length) - 1] = tie ? Ending.TIE : Ending.LAST_MOVER_LOSES;
                in.take(",");
            } while (!in.done() && in.peek() != ';');
        }
        return once;
    }
}

package org.zermelo.notation.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.board.graph.GraphGame;
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
        return "graph(N [from V]; V-W V-W .. [; win V ..] [; tie V ..])  or  graph(N M  V W  V W .. [; win V ..] [; tie V ..])";
    }

    @Override
    public String example() {
        return "graph(4 from 1; 1-2 2-1 2-3 3-4)";
    }

    @Override
    public Rules<?, ?> parse(Cursor in) {
        int size = (int) in.integer("notation.vertices", 1, MOST);
        List<List<Integer>> options = new ArrayList<>();
        for (int v = 0; v < size; v++) {
            options.add(new ArrayList<>());
        }
        int start = 1;
        if (in.peek() >= '0' && in.peek() <= '9') {
            long edges = in.integer("notation.edges", 0, Integer.MAX_VALUE);
            for (long e = 0; e < edges; e++) {
                int from = vertex(in, size);
                options.get(from - 1).add(vertex(in, size));
            }
        } else {
            if (in.takeWord("from")) {
                start = vertex(in, size);
            }
            if (!in.done()) {
                in.expect(";");
            }
            while (!in.done() && in.peek() != ';') {
                int from = vertex(in, size);
                in.expect("-");
                options.get(from - 1).add(vertex(in, size));
                in.take(",");
            }
        }
        Ending[] endings = new Ending[size];
        Arrays.fill(endings, Ending.LAST_MOVER_WINS);
        ends(in, size, endings);
        int[][] edges = options.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        return new GraphGame(start, edges, endings);
    }

    private static int vertex(Cursor in, int size) {
        return (int) in.integer("notation.vertex", 1, size);
    }

    private static void ends(Cursor in, int size, Ending[] endings) {
        while (in.take(";")) {
            boolean tie = in.takeWord("tie");
            if (!tie && !in.takeWord("win")) {
                throw in.expected("notation.expected", "win, tie");
            }
            do {
                endings[vertex(in, size) - 1] = tie ? Ending.TIE : Ending.LAST_MOVER_LOSES;
                in.take(",");
            } while (!in.done() && in.peek() != ';');
        }
    }
}

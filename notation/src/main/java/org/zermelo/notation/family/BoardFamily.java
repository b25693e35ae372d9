package org.zermelo.notation.family;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.zermelo.board.coin.CoinTurning;
import org.zermelo.board.coin.CoinTurning.Kind;
import org.zermelo.board.forest.GreenTree;
import org.zermelo.board.forest.LargeKayles;
import org.zermelo.board.split.ArcKayles;
import org.zermelo.board.split.Cram;
import org.zermelo.board.split.Graph;
import org.zermelo.board.split.Hackenbush;
import org.zermelo.board.split.NodeKayles;
import org.zermelo.board.split.Pins;
import org.zermelo.board.split.SplitGame;
import org.zermelo.board.treblecross.Treblecross;
import org.zermelo.game.Rules;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.text.Cursor;
import org.zermelo.partizan.family.PartizanFamilies;

/** Boards and graphs that fall apart: Cram, pins in a row, Treblecross, Kayles on graphs, Green Hackenbush. */
final class BoardFamily {

    private static final String GRAPH = "(path N | cycle N | EDGES)";

    private static final int MOST_VERTICES = 1_000_001;

    static final String HACKENBUSH = "hackenbush";

    private BoardFamily() {}

    static List<Family> all() {
        return List.of(
                FunctionFamily.of(FamilyGroup.BOARDS, "cram", "cram(ROWSxCOLUMNS)", "cram(4x4)", BoardFamily::cram),
                FunctionFamily.of(
                        FamilyGroup.BOARDS,
                        "pins",
                        "pins(NUMBER)",
                        "pins(12)",
                        cursor -> Pins.of(ImpartialFamily.side(cursor))),
                FunctionFamily.of(
                        FamilyGroup.BOARDS,
                        "treblecross",
                        "treblecross(SQUARES)",
                        "treblecross(9)",
                        cursor -> new Treblecross(ImpartialFamily.side(cursor))),
                turning("turning-turtles", Kind.TURNING_TURTLES),
                turning("mock-turtles", Kind.MOCK_TURTLES),
                turning("ruler", Kind.RULER),
                graph("node-kayles", "node-kayles(path 7)", BoardFamily::nodeKayles),
                graph("arc-kayles", "arc-kayles(1-2, 2-3, 3-1, 3-4)", BoardFamily::arcKayles),
                FunctionFamily.of(
                        FamilyGroup.GRAPHS,
                        HACKENBUSH,
                        HACKENBUSH + "(path N | cycle N | EDGES | EDGES:l|r|e | TREE)",
                        HACKENBUSH + "(1-2, 2-3, 2-4, 4-5, 5-2)",
                        BoardFamily::hackenbush));
    }

    /** With a sign between the sides Cram by its components; with a comma, as with their names, its text in words. */
    private static Rules<?, ?> cram(Cursor cursor) {
        int from = cursor.offset();
        if (Character.isDigit(cursor.peek())) {
            int rows = ImpartialFamily.side(cursor);
            if (ImpartialFamily.takesSign(cursor)) {
                return Cram.of(rows, ImpartialFamily.side(cursor));
            }
            if (!cursor.take(",")) {
                throw cursor.expected("notation.expected", "x");
            }
            cursor.moveTo(from);
        }
        return BoardRuleText.sized("cram", cursor);
    }

    private static Family turning(String name, Kind kind) {
        return FunctionFamily.of(FamilyGroup.COINS, name, name + "(HEADS)", name + "(1, 4, 6)", cursor -> {
            List<Integer> heads = new ArrayList<>();
            while (!cursor.done()) {
                cursor.take(",");
                heads.add(ImpartialFamily.side(cursor));
            }
            return new CoinTurning(kind, heads);
        });
    }

    /** With colours, in the form of a tree or of numbered edges, a game with Left and Right; else the green one. */
    private static Rules<?, ?> hackenbush(Cursor cursor) {
        String inner = cursor.source().text().substring(cursor.offset(), cursor.end());
        return PartizanFamilies.GAMES.knows(HACKENBUSH, inner)
                ? PositionFamily.read(HACKENBUSH, cursor)
                : graph(cursor, HACKENBUSH, BoardFamily::green);
    }

    /** Beyond the cells that a word has bits for, a tree. */
    private static Rules<?, ?> green(Graph graph, String text) {
        return graph.edges().size() > SplitGame.MOST_CELLS ? new GreenTree(graph, text) : new Hackenbush(graph, text);
    }

    private static Rules<?, ?> nodeKayles(Graph graph, String text) {
        return graph.vertices() > SplitGame.MOST_CELLS
                ? new LargeKayles(LargeKayles.Removing.NODE, graph, text)
                : new NodeKayles(graph, text);
    }

    private static Rules<?, ?> arcKayles(Graph graph, String text) {
        return graph.edges().size() > SplitGame.MOST_CELLS
                ? new LargeKayles(LargeKayles.Removing.ARC, graph, text)
                : new ArcKayles(graph, text);
    }

    private static Family graph(String name, String example, BiFunction<Graph, String, Rules<?, ?>> maker) {
        return FunctionFamily.of(FamilyGroup.GRAPHS, name, name + GRAPH, example, cursor -> graph(cursor, name, maker));
    }

    private static Rules<?, ?> graph(Cursor cursor, String name, BiFunction<Graph, String, Rules<?, ?>> maker) {
        StringBuilder text = new StringBuilder(name).append('(');
        Graph graph = graph(cursor, text);
        return maker.apply(graph, text.append(')').toString());
    }

    private static Graph graph(Cursor cursor, StringBuilder text) {
        if (cursor.takeWord("path")) {
            int vertices = (int) cursor.integer("notation.vertices", 0, 10_000);
            text.append("path ").append(vertices);
            return Graph.path(vertices);
        }
        if (cursor.takeWord("cycle")) {
            int vertices = (int) cursor.integer("notation.vertices", 3, 10_000);
            text.append("cycle ").append(vertices);
            return Graph.cycle(vertices);
        }
        List<Graph.Edge> edges = new ArrayList<>();
        if (cursor.done()) {
            return new Graph(0, edges);
        }
        int from = cursor.skip().offset();
        int first = vertex(cursor);
        int vertices = 1;
        int counted = 1;
        if (cursor.take("-")) {
            edges.add(new Graph.Edge(first, vertex(cursor)));
            cursor.take(",");
            while (!cursor.done()) {
                int a = vertex(cursor);
                cursor.expect("-");
                edges.add(new Graph.Edge(a, vertex(cursor)));
                cursor.take(",");
            }
        } else {
            counted = list(cursor, first, edges);
        }
        for (Graph.Edge edge : edges) {
            vertices = Math.max(vertices, Math.max(edge.a(), edge.b()));
            text.append(edge == edges.get(0) ? "" : ", ").append(edge);
        }
        if (counted > vertices) {
            throw cursor.error(from, cursor.offset() - from, "forest.count", "seen", counted, "greatest", vertices);
        }
        return new Graph(vertices, edges);
    }

    /** The edges as judges list them, two numbers each, maybe behind the number of vertices; says which number that is, or 1. */
    private static int list(Cursor cursor, int first, List<Graph.Edge> edges) {
        List<Integer> numbers = new ArrayList<>(List.of(first));
        while (!cursor.done()) {
            cursor.take(",");
            numbers.add(vertex(cursor));
        }
        boolean counted = numbers.size() % 2 == 1;
        if (numbers.size() < 2) {
            throw cursor.expected("notation.expected", "-");
        }
        for (int i = counted ? 1 : 0; i < numbers.size(); i += 2) {
            edges.add(new Graph.Edge(numbers.get(i), numbers.get(i + 1)));
        }
        return counted ? first : 1;
    }

    private static int vertex(Cursor cursor) {
        return (int) cursor.integer("notation.vertex", 1, MOST_VERTICES);
    }
}

package org.zermelo.present.scene.sketch;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.board.token.TokenGame;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.GraphScenes;
import org.zermelo.present.scene.Piece;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** A token or two on a directed graph. In letters the graph is a list of arrows. */
final class ArrowSketch implements Sketch {

    /** Vertices; more would not be read. */
    private static final int MOST = 40;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (rules instanceof TokenGame game
                && position instanceof Long at
                && game.graph().size() <= MOST) {
            Scene.Graph drawn = GraphScenes.arrows(game.graph(), game.token(at, game.turn(at)));
            List<Scene.Vertex> vertices = drawn.vertices().stream()
                    .map(vertex -> new Scene.Vertex(
                            vertex.name(),
                            vertex.place(),
                            !game.open(at, vertex.name()),
                            owner(game, at, vertex.name())))
                    .toList();
            return Optional.of(new Scene.Graph(vertices, drawn.edges(), false, true, drawn.token()));
        }
        return rules instanceof GraphGame graph && position instanceof Integer token && graph.size() <= MOST
                ? Optional.of(GraphScenes.arrows(graph, token))
                : Optional.empty();
    }

    /** Whose token stands on a vertex, where each player has one. */
    private static Piece.Owner owner(TokenGame game, long at, int vertex) {
        if (!game.two()) {
            return Piece.Owner.NOBODY;
        }
        return vertex == game.token(at, 0)
                ? Piece.Owner.FIRST
                : vertex == game.token(at, 1) ? Piece.Owner.SECOND : Piece.Owner.NOBODY;
    }

    /** The same behind what is told of the tokens. */
    static String text(TokenGame game, long at) {
        return game.text(at) + "\n" + text(game.graph(), game.token(at, game.turn(at)));
    }

    /** A line for each vertex with those to which one may move from it; the token stands in brackets. */
    static String text(GraphGame graph, int token) {
        int width = Integer.toString(graph.size()).length();
        return IntStream.rangeClosed(1, graph.size())
                .mapToObj(vertex -> {
                    String name = String.format(Locale.ROOT, "%" + width + "d", vertex);
                    String options = IntStream.of(graph.options(vertex))
                            .mapToObj(Integer::toString)
                            .collect(Collectors.joining(", "));
                    String line = (vertex == token ? "[" + name + "]" : " " + name + " ")
                            + (options.isEmpty() ? "" : " -> " + options);
                    return line.stripTrailing();
                })
                .collect(Collectors.joining("\n"));
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        return moves.stream()
                .map(move -> Target.of(move, 0, (Integer) move - 1L))
                .toList();
    }
}

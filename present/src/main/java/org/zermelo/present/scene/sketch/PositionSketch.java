package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.zermelo.board.split.CellSet;
import org.zermelo.board.split.Graph;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.game.Turned;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;
import org.zermelo.present.scene.GraphScenes;
import org.zermelo.present.scene.Piece;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Positions of games with Left and Right by name, as their rules picture them. Left's pieces are the first player's. */
final class PositionSketch implements Sketch {

    /** Signs of Left's pieces and Right's, of what is both players', and of what is nobody's any more. */
    private static final Map<String, Piece> PIECES = pieces();

    private static Map<String, Piece> pieces() {
        Map<String, Piece> pieces = new HashMap<>();
        for (String sign : List.of("x", "t", "l")) {
            pieces.put(sign, new Piece(Piece.PieceShape.STONE, Piece.Owner.FIRST));
        }
        for (String sign : List.of("o", "f", "r")) {
            pieces.put(sign, new Piece(Piece.PieceShape.STONE, Piece.Owner.SECOND));
        }
        pieces.put("L", new Piece(Piece.PieceShape.KING, Piece.Owner.FIRST));
        pieces.put("R", new Piece(Piece.PieceShape.KING, Piece.Owner.SECOND));
        pieces.put("e", new Piece(Piece.PieceShape.STONE, Piece.Owner.NOBODY));
        pieces.put("#", new Piece(Piece.PieceShape.BLOCK, Piece.Owner.NOBODY));
        return pieces;
    }

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        return rules instanceof Turned<?, ?> turned
                        && position instanceof AtTurn<?> at
                        && turned.withoutTurn() instanceof DecomposingRules<?, ?> game
                ? Optional.of(scene(picture(game, at.position())))
                : Optional.empty();
    }

    @SuppressWarnings("unchecked")
    private static <P> PositionPicture picture(DecomposingRules<P, ?> rules, Object position) {
        return rules.picture((P) position);
    }

    private static Scene scene(PositionPicture picture) {
        if (picture instanceof PositionPicture.Cells cells) {
            List<String> signs =
                    cells.signs().chars().mapToObj(Character::toString).toList();
            return new Scene.Grid(signs, cells.columns(), false, false, PIECES, List.of());
        }
        if (picture instanceof PositionPicture.Heaps heaps) {
            return Scene.Heaps.stacks(longs(heaps.heaps()), List.of());
        }
        if (picture instanceof PositionPicture.Breaking heaps) {
            return new Scene.Heaps(longs(heaps.heaps()), List.of(), "lines", OptionalLong.empty());
        }
        if (picture instanceof PositionPicture.Words words) {
            return new Scene.Plain(words.text());
        }
        if (picture instanceof PositionPicture.Several several) {
            return new Scene.Sum(
                    several.parts().stream().map(PositionSketch::scene).toList());
        }
        return graph((PositionPicture.Graph) picture);
    }

    private static List<Long> longs(List<Integer> numbers) {
        return numbers.stream().map(Integer::longValue).toList();
    }

    /** A graph with its own names, and whose each part is. */
    private static Scene.Graph graph(PositionPicture.Graph picture) {
        List<Graph.Edge> edges = picture.edges().stream()
                .map(edge -> new Graph.Edge(edge.from() + 1, edge.to() + 1))
                .toList();
        Graph graph = new Graph(picture.names().size(), edges);
        List<Integer> all = IntStream.range(0, edges.size()).boxed().toList();
        CellSet left = new CellSet(picture.left());
        Scene.Graph drawn = picture.onVertices()
                ? GraphScenes.vertices(graph, left)
                : picture.ground() ? GraphScenes.standing(graph, all, left) : GraphScenes.edges(graph, left);
        List<Scene.Vertex> vertices = drawn.vertices().stream()
                .map(vertex -> new Scene.Vertex(
                        picture.names().get(vertex.name() - 1),
                        vertex.place(),
                        vertex.gone(),
                        picture.onVertices() ? owner(picture, vertex.name() - 1) : Piece.Owner.NOBODY))
                .toList();
        List<Scene.Edge> lines = new ArrayList<>();
        for (int i = 0; i < edges.size(); i++) {
            Scene.Edge edge = drawn.edges().get(i);
            String name = picture.onVertices() ? edge.name() : Integer.toString(i + 1);
            lines.add(new Scene.Edge(
                    name, edge.curve(), edge.gone(), picture.onVertices() ? Piece.Owner.NOBODY : owner(picture, i)));
        }
        return new Scene.Graph(vertices, lines, picture.ground(), picture.onVertices(), OptionalInt.empty());
    }

    private static Piece.Owner owner(PositionPicture.Graph picture, int index) {
        return picture.owners()
                .get(index)
                .map(player -> player == Player.LEFT ? Piece.Owner.FIRST : Piece.Owner.SECOND)
                .orElse(Piece.Owner.NOBODY);
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        DecomposingRules<?, ?> game = (DecomposingRules<?, ?>) ((Turned<?, ?>) rules).withoutTurn();
        return targets(game, ((AtTurn<?>) position).position(), moves);
    }

    @SuppressWarnings("unchecked")
    private static <P, M> List<Target> targets(DecomposingRules<P, M> rules, Object position, List<?> moves) {
        List<Target> targets = new ArrayList<>();
        for (Object move : moves) {
            for (PositionPicture.Place place : rules.places((P) position, (M) move)) {
                long[] spots =
                        place.spots().stream().mapToLong(Integer::longValue).toArray();
                targets.add(Target.of(move, place.part(), spots));
            }
        }
        return targets;
    }
}

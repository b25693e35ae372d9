package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.zermelo.board.split.ArcKayles;
import org.zermelo.board.split.CellSet;
import org.zermelo.board.split.Graph;
import org.zermelo.board.split.Hackenbush;
import org.zermelo.board.split.NodeKayles;
import org.zermelo.board.split.Removal;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.GraphScenes;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/**
 * Games on graphs: Green Hackenbush stands on its ground, the two games of Kayles lie on the paper. Every vertex and edge keeps
 * the place that it has at the start.
 */
final class GraphSketch implements Sketch {

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!(position instanceof CellSet cells)) {
            return Optional.empty();
        }
        if (rules instanceof Hackenbush game) {
            return Optional.of(GraphScenes.standing(game.graph(), edges(game), cells));
        }
        if (rules instanceof ArcKayles game) {
            return Optional.of(GraphScenes.edges(game.graph(), cells));
        }
        return rules instanceof NodeKayles game
                ? Optional.of(GraphScenes.vertices(game.graph(), cells))
                : Optional.empty();
    }

    /** The edges that stand at the start: others are no part of the game. */
    private static List<Integer> edges(Hackenbush game) {
        List<Integer> edges = new ArrayList<>();
        for (int i = 0; i < game.graph().edges().size(); i++) {
            if (game.start().has(i)) {
                edges.add(i);
            }
        }
        return edges;
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        Set<Long> named = new HashSet<>();
        return moves.stream()
                .map(move -> Target.of(move, 0, cell(rules, (Removal) move, named)))
                .toList();
    }

    /** The vertex or edge that a move names; of edges with the same ends one that no move before it has named. */
    private static long cell(Rules<?, ?> rules, Removal move, Set<Long> named) {
        if (rules instanceof NodeKayles) {
            return Long.parseLong(move.text()) - 1;
        }
        if (rules instanceof Hackenbush game) {
            int number = Integer.parseInt(move.text().substring(0, move.text().indexOf(':')));
            return edges(game).indexOf(number - 1);
        }
        List<Graph.Edge> edges = ((ArcKayles) rules).graph().edges();
        return LongStream.range(0, edges.size())
                .filter(edge -> edges.get((int) edge).toString().equals(move.text()))
                .filter(named::add)
                .findFirst()
                .orElseThrow();
    }
}

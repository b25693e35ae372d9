package org.zermelo.present.scene;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.board.coin.CoinTurning;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.game.Rules;

/**
 * Positions that letters show best: coins in a row, in which heads show their number and tails a dot; a graph as a list of arrows.
 */
final class LetterSketch implements Sketch {

    /** Coins or vertices; more would not be read. */
    private static final int MOST = 40;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (rules instanceof CoinTurning game && position instanceof List<?> heads) {
            int coins = game.start().stream().mapToInt(coin -> coin).max().orElse(0);
            return coins <= MOST ? Optional.of(new Scene.Plain(coins(coins, heads))) : Optional.empty();
        }
        if (rules instanceof GraphGame graph && position instanceof Integer token && graph.size() <= MOST) {
            return Optional.of(new Scene.Plain(arrows(graph, token)));
        }
        return Optional.empty();
    }

    /** A line for each vertex with those to which one may move from it; the token stands in brackets. */
    private static String arrows(GraphGame graph, int token) {
        return IntStream.rangeClosed(1, graph.size())
                .mapToObj(vertex -> {
                    String name = padded(Integer.toString(vertex), graph.size());
                    String options = IntStream.of(graph.options(vertex))
                            .mapToObj(Integer::toString)
                            .collect(Collectors.joining(", "));
                    String line = (vertex == token ? "[" + name + "]" : " " + name + " ")
                            + (options.isEmpty() ? "" : " -> " + options);
                    return line.stripTrailing();
                })
                .collect(Collectors.joining("\n"));
    }

    private static String coins(int coins, List<?> heads) {
        return IntStream.rangeClosed(1, coins)
                .mapToObj(coin -> padded(heads.contains(coin) ? Integer.toString(coin) : ".", coins))
                .collect(Collectors.joining(" "));
    }

    private static String padded(String text, int most) {
        return " ".repeat(Integer.toString(most).length() - text.length()) + text;
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, List<?> moves) {
        return moves.stream().map(move -> Target.of(move, 0)).toList();
    }
}

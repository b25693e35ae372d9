package org.zermelo.present.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Canonical;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.present.answer.Texts;
import org.zermelo.present.tree.GameTree.Prune;
import org.zermelo.value.Convention;

/**
 * The positions of a small impartial game under normal play, each once, with its nimber: the least number that none of its
 * options has. Positions that a symmetry of the rules takes into each other are one.
 *
 * @param nodes the positions, the start first; an option comes after what it is an option of or before it
 */
public record PositionGraph(List<Node> nodes) {

    /** More positions cannot be read. */
    public static final int MOST = 250;

    /**
     * A position.
     *
     * @param position its text
     * @param nimber the least number that is not in {@code values}
     * @param level the plies of the longest play from here
     * @param values the nimbers of its options, in rising order
     * @param options the numbers of its options among the nodes, each once, in the order of the moves
     * @param line moves that lead here from the start
     * @param hidden how many more options it has, which are not among the nodes
     */
    public record Node(
            String position,
            int nimber,
            int level,
            List<Integer> values,
            List<Integer> options,
            List<String> line,
            int hidden) {
        public Node {
            values = List.copyOf(values);
            options = List.copyOf(options);
            line = List.copyOf(line);
        }
    }

    public PositionGraph {
        nodes = List.copyOf(nodes);
    }

    /**
     * The graph of a game.
     *
     * @throws BadInputException under misère play, in which positions have no nimbers
     * @throws RefusedException as {@link #of(Rules)}
     */
    public static PositionGraph of(Game game) {
        if (game.convention() == Convention.MISERE) {
            throw new BadInputException("general.nimber-of-misere", "game", game);
        }
        return of(game.rules());
    }

    /**
     * The graph of all positions that can be reached.
     *
     * @throws RefusedException when the rules do not declare themselves impartial, when there are more than {@link #MOST}
     *     positions, or when one can come up again
     */
    public static <P, M> PositionGraph of(Rules<P, M> rules) {
        if (!rules.traits().contains(Trait.IMPARTIAL)) {
            throw new RefusedException("graph.not-impartial");
        }
        return new Maker<>(rules).graph();
    }

    /** How many options there are in all. */
    public int edges() {
        return nodes.stream().mapToInt(node -> node.options().size()).sum();
    }

    /**
     * The positions within some plies of the start along these moves; nimbers stay those of the whole game.
     *
     * @param plies at least 0
     * @param prune {@code BEST}: of a won position only the moves that win; {@code STRATEGY}: only one of them. All moves of a
     *     lost one
     */
    public PositionGraph part(int plies, Prune prune) {
        List<Integer> kept = new ArrayList<>(List.of(0));
        List<List<Integer>> followed = new ArrayList<>();
        Map<Integer, Integer> depths = new HashMap<>(Map.of(0, 0));
        for (int i = 0; i < kept.size(); i++) {
            int depth = depths.getOrDefault(kept.get(i), 0);
            List<Integer> options = depth == plies ? List.of() : followed(nodes.get(kept.get(i)), prune);
            followed.add(options);
            for (int option : options) {
                if (depths.putIfAbsent(option, depth + 1) == null) {
                    kept.add(option);
                }
            }
        }
        List<Node> part = new ArrayList<>();
        for (int i = 0; i < kept.size(); i++) {
            Node node = nodes.get(kept.get(i));
            List<Integer> options = followed.get(i).stream().map(kept::indexOf).toList();
            part.add(new Node(
                    node.position(),
                    node.nimber(),
                    node.level(),
                    node.values(),
                    options,
                    node.line(),
                    node.options().size() - options.size()));
        }
        return new PositionGraph(part);
    }

    private List<Integer> followed(Node node, Prune prune) {
        if (prune == Prune.NONE || node.nimber() == 0) {
            return node.options();
        }
        return node.options().stream()
                .filter(option -> nodes.get(option).nimber() == 0)
                .limit(prune == Prune.STRATEGY ? 1 : Long.MAX_VALUE)
                .toList();
    }

    private static final class Maker<P, M> {
        private final Rules<P, M> rules;
        private final Map<P, Integer> numbers = new LinkedHashMap<>();
        private final List<P> positions = new ArrayList<>();
        private final List<List<String>> lines = new ArrayList<>();
        private final List<List<Integer>> options = new ArrayList<>();

        Maker(Rules<P, M> rules) {
            this.rules = rules;
            number(rules.start(), List.of());
            for (int i = 0; i < positions.size(); i++) {
                P position = positions.get(i);
                List<String> line = lines.get(i);
                options.add(rules.moves(position).stream()
                        .map(move -> number(rules.play(position, move), longer(line, move)))
                        .distinct()
                        .toList());
            }
        }

        @SuppressWarnings("unchecked")
        private int number(P position, List<String> line) {
            P one = rules instanceof Canonical<?> ? ((Canonical<P>) rules).canonical(position) : position;
            Integer known = numbers.putIfAbsent(one, positions.size());
            if (known != null) {
                return known;
            }
            if (positions.size() == MOST) {
                throw new RefusedException("graph.too-large", "limit", MOST);
            }
            positions.add(position);
            lines.add(line);
            return positions.size() - 1;
        }

        private static List<String> longer(List<String> line, Object move) {
            List<String> longer = new ArrayList<>(line);
            longer.add(move.toString());
            return longer;
        }

        PositionGraph graph() {
            Node[] nodes = new Node[positions.size()];
            for (int left = nodes.length; left > 0; ) {
                int before = left;
                for (int i = 0; i < nodes.length; i++) {
                    if (nodes[i] == null && options.get(i).stream().allMatch(option -> nodes[option] != null)) {
                        nodes[i] = node(i, nodes);
                        left--;
                    }
                }
                if (left == before) {
                    throw new RefusedException("graph.cycle");
                }
            }
            return new PositionGraph(List.of(nodes));
        }

        private Node node(int i, Node[] nodes) {
            TreeSet<Integer> values = new TreeSet<>();
            int level = 0;
            for (int option : options.get(i)) {
                values.add(nodes[option].nimber());
                level = Math.max(level, 1 + nodes[option].level());
            }
            int mex = 0;
            while (values.contains(mex)) {
                mex++;
            }
            String text = Texts.position(rules, positions.get(i));
            return new Node(text, mex, level, List.copyOf(values), options.get(i), lines.get(i), 0);
        }
    }
}

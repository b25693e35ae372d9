package org.zermelo.present.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.zermelo.game.Canonical;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.present.answer.Texts;

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
     */
    public record Node(String position, int nimber, int level, List<Integer> values, List<Integer> options) {
        public Node {
            values = List.copyOf(values);
            options = List.copyOf(options);
        }
    }

    public PositionGraph {
        nodes = List.copyOf(nodes);
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

    private static final class Maker<P, M> {
        private final Rules<P, M> rules;
        private final Map<P, Integer> numbers = new LinkedHashMap<>();
        private final List<P> positions = new ArrayList<>();
        private final List<List<Integer>> options = new ArrayList<>();

        Maker(Rules<P, M> rules) {
            this.rules = rules;
            number(rules.start());
            for (int i = 0; i < positions.size(); i++) {
                P position = positions.get(i);
                options.add(rules.moves(position).stream()
                        .map(move -> number(rules.play(position, move)))
                        .distinct()
                        .toList());
            }
        }

        @SuppressWarnings("unchecked")
        private int number(P position) {
            P one = rules instanceof Canonical<?> ? ((Canonical<P>) rules).canonical(position) : position;
            Integer known = numbers.putIfAbsent(one, positions.size());
            if (known != null) {
                return known;
            }
            if (positions.size() == MOST) {
                throw new RefusedException("graph.too-large", "limit", MOST);
            }
            positions.add(position);
            return positions.size() - 1;
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
            return new Node(Texts.position(rules, positions.get(i)), mex, level, List.copyOf(values), options.get(i));
        }
    }
}

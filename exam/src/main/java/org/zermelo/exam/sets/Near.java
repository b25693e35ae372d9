package org.zermelo.exam.sets;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * The part of a game within a few plies of the positions asked for, explored no further than the questions reach. So
 * cycles, and games without an end in sight, do no harm. Positions are cached with what is known of them.
 *
 * <p>Each position is looked at once for every depth up to the one asked: O(positions x moves x plies).
 *
 * @param <P> a position
 * @param <M> a move
 */
final class Near<P, M> {

    /** A rough upper figure for one position with its moves, in bytes. */
    private static final long BYTES_PER_POSITION = 600;

    private final Rules<P, M> rules;
    private final Watch watch;
    private final long most;
    private final Map<P, Node<P>> nodes = new HashMap<>();

    Near(Rules<P, M> rules, Budget budget, Watch watch) {
        this.rules = rules;
        this.watch = watch;
        this.most = Math.max(1_000, budget.bytes() / BYTES_PER_POSITION);
    }

    /** A position, the positions that its moves lead to, and how far it has been looked at. */
    static final class Node<P> {
        final P position;
        private Node<P> @Nullable [] options;
        private Fate fate = Fate.OPEN;
        private int seen;

        private Node(P position) {
            this.position = position;
        }
    }

    Node<P> node(P position) {
        Node<P> node = nodes.get(position);
        if (node == null) {
            if (nodes.size() >= most) {
                throw new RefusedException("exam.positions.full", "positions", most);
            }
            if ((nodes.size() & 0x3FF) == 0) {
                watch.check();
                watch.progress(nodes.size(), -1);
            }
            node = new Node<>(position);
            nodes.put(position, node);
        }
        return node;
    }

    int size() {
        return nodes.size();
    }

    /** The positions that the moves lead to, in the order of the moves. */
    Node<P>[] options(Node<P> node) {
        Node<P>[] options = node.options;
        if (options == null) {
            List<M> moves = rules.moves(node.position);
            @SuppressWarnings({"unchecked", "rawtypes"})
            Node<P>[] made = new Node[moves.size()];
            for (int i = 0; i < made.length; i++) {
                made[i] = node(rules.play(node.position, moves.get(i)));
            }
            options = made;
            node.options = options;
            if (made.length == 0) {
                node.fate = ended(rules.ending(node.position));
            }
        }
        return options;
    }

    boolean ended(Node<P> node) {
        return options(node).length == 0;
    }

    private static Fate ended(Ending ending) {
        return switch (ending) {
            case LAST_MOVER_WINS -> Fate.loss(0);
            case LAST_MOVER_LOSES, OVERSHOT -> Fate.win(1);
            case TIE -> Fate.TIE;
            case SCORED -> throw new RefusedException("exam.scored");
        };
    }

    /**
     * What is known of a position when plays of at most {@code plies} plies are looked at. Exact: a fate within the plies
     * is the position's fate in the whole game.
     */
    Fate fate(Node<P> node, int plies) {
        Node<P>[] options = options(node);
        if (options.length == 0 || node.fate.decided() || node.seen >= plies) {
            return node.fate.plies() <= plies ? node.fate : Fate.OPEN;
        }
        if (node.seen == 0) {
            lookAtEnds(node, options);
        }
        for (int depth = Math.max(2, node.seen + 1); depth <= plies && !node.fate.decided(); depth++) {
            look(node, options, depth);
        }
        return node.fate.plies() <= plies ? node.fate : Fate.OPEN;
    }

    private void lookAtEnds(Node<P> node, Node<P>[] options) {
        for (Node<P> option : options) {
            if (ended(option) && option.fate.kind() == Fate.Kind.LOSS) {
                node.fate = Fate.win(1);
                break;
            }
        }
        node.seen = 1;
    }

    private void look(Node<P> node, Node<P>[] options, int depth) {
        boolean winning = (depth & 1) == 1;
        int slowest = 0;
        for (Node<P> option : options) {
            Fate fate = fate(option, depth - 1);
            if (winning) {
                if (fate.kind() == Fate.Kind.LOSS) {
                    node.fate = Fate.win(fate.plies() + 1);
                    break;
                }
            } else if (fate.kind() != Fate.Kind.WIN) {
                slowest = -1;
                break;
            } else {
                slowest = Math.max(slowest, fate.plies());
            }
        }
        if (!winning && slowest >= 0) {
            node.fate = Fate.loss(slowest + 1);
        }
        node.seen = depth;
    }
}

package org.zermelo.desk.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Evaluator;
import org.zermelo.desk.Texts;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Answer;
import org.zermelo.value.Worth;

/**
 * A game tree, as deep and as pruned as it was asked for.
 *
 * @param position the position's text
 * @param move the move that led here; null at the root
 * @param gain the points of that move
 * @param best whether no sibling is better
 * @param worth what the position is worth to the player to move there
 * @param more options that are not shown
 * @param options the options that are shown
 */
public record GameTree(
        String position,
        @Nullable String move,
        long gain,
        boolean best,
        Worth worth,
        long more,
        List<GameTree> options) {

    /** More nodes cannot be read, and hardly drawn. */
    private static final int MOST = 5000;

    public GameTree {
        options = List.copyOf(options);
    }

    /** Which moves are followed. */
    public enum Prune {
        /** All moves. */
        NONE,
        /** Of each position only the best moves. */
        BEST,
        /** One best move of the player who moves first, all replies: the proof of what he can force. */
        STRATEGY;

        /** The pruning of this name. */
        public static Prune of(String name) {
            for (Prune prune : values()) {
                if (prune.name().equalsIgnoreCase(name)) {
                    return prune;
                }
            }
            throw new BadInputException("tree.prune-unknown", "seen", name);
        }

        /** The name as it is given. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The tree from the start.
     *
     * @param depth plies to go down
     * @throws RefusedException when it would have more than 5,000 nodes
     */
    public static <P, M> GameTree of(Evaluator<P, M> evaluator, int depth, Prune prune) {
        return new Maker<>(evaluator, prune).node(evaluator.rules().start(), null, 0, true, depth, true);
    }

    /** How many nodes there are. */
    public long size() {
        return 1 + options.stream().mapToLong(GameTree::size).sum();
    }

    private static final class Maker<P, M> {
        private final Evaluator<P, M> evaluator;
        private final Prune prune;
        private int nodes;

        Maker(Evaluator<P, M> evaluator, Prune prune) {
            this.evaluator = evaluator;
            this.prune = prune;
        }

        GameTree node(P position, @Nullable M move, long gain, boolean best, int depth, boolean firstMoves) {
            if (++nodes > MOST) {
                throw new RefusedException("tree.too-large", "limit", MOST);
            }
            Rules<P, M> rules = evaluator.rules();
            Answer<M> answer = evaluator.at(position);
            List<GameTree> options = new ArrayList<>();
            List<Answer.MoveWorth<M>> followed = depth > 0 ? followed(answer, firstMoves) : List.of();
            for (Answer.MoveWorth<M> option : followed) {
                P next = rules.play(position, option.move());
                long points = rules.gain(position, option.move());
                options.add(node(next, option.move(), points, option.best(), depth - 1, !firstMoves));
            }
            return new GameTree(
                    Texts.position(rules, position),
                    move == null ? null : move.toString(),
                    gain,
                    best,
                    answer.worth(),
                    answer.moves().size() - options.size(),
                    options);
        }

        private List<Answer.MoveWorth<M>> followed(Answer<M> answer, boolean firstMoves) {
            return switch (prune) {
                case NONE -> answer.moves();
                case BEST ->
                    answer.moves().stream().filter(Answer.MoveWorth::best).toList();
                case STRATEGY -> firstMoves ? answer.moves().stream().limit(1).toList() : answer.moves();
            };
        }
    }
}

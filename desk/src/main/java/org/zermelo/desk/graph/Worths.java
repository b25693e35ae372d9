package org.zermelo.desk.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Evaluator;
import org.zermelo.desk.Texts;
import org.zermelo.desk.graph.GameTree.Prune;
import org.zermelo.desk.graph.PositionGraph.Node;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;

/** Reached positions with what they are worth. */
final class Worths<P, M> {

    /** Of more moves not every one is told with its worth. */
    private static final int MOST_MOVES = 1_000;

    private final Evaluator<P, M> evaluator;
    private final Rules<P, M> rules;
    private final Prune prune;

    Worths(Evaluator<P, M> evaluator, Prune prune) {
        this.evaluator = evaluator;
        this.rules = evaluator.rules();
        this.prune = prune;
    }

    PositionGraph graph(@Nullable Integer plies, Watch watch) {
        PlyReach<P, M> reach =
                PlyReach.of(rules, plies, prune == Prune.NONE ? PlyReach.all(rules) : this::followed, watch);
        int[] levels = reach.levels();
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < levels.length; i++) {
            watch.check();
            P position = reach.position(i);
            int all = options(position);
            Answer<M> answer = evaluator.at(position);
            List<Integer> options = reach.options(i);
            nodes.add(new Node(
                    Texts.position(rules, position),
                    answer.worth(),
                    levels[i],
                    nimbers(answer),
                    options,
                    best(reach, i, answer),
                    reach.line(i),
                    all - options.size()));
        }
        return new PositionGraph(nodes, reach.plies(), reach.whole());
    }

    /** How many positions the moves lead to. */
    private int options(P position) {
        List<M> moves = rules.moves(position);
        if (moves.size() > MOST_MOVES) {
            throw new RefusedException("graph.too-large", "limit", PositionGraph.MOST);
        }
        return (int) moves.stream()
                .map(move -> PlyReach.one(rules, rules.play(position, move)))
                .distinct()
                .count();
    }

    private Set<Integer> best(PlyReach<P, M> reach, int from, Answer<M> answer) {
        return answer.moves().stream()
                .filter(Worths::best)
                .map(move -> reach.number(rules.play(reach.position(from), move.move())))
                .filter(reach.options(from)::contains)
                .collect(Collectors.toSet());
    }

    /** Nimbers say who wins and not how soon: of them the best is a move that wins. */
    private static boolean best(Answer.MoveWorth<?> move) {
        return move.worth() instanceof Nimber nimber ? nimber.nimber() == 0 : move.best();
    }

    private List<M> followed(P position, int ply) {
        Answer<M> answer = evaluator.at(position);
        boolean one = prune == Prune.STRATEGY
                && (answer.worth().sign() > 0 || answer.worth().sign() == 0 && ply % 2 == 0);
        boolean all = !one && (prune == Prune.STRATEGY || answer.worth().equals(new Nimber(0)));
        return answer.moves().stream()
                .filter(move -> all || best(move))
                .limit(one ? 1 : Long.MAX_VALUE)
                .map(Answer.MoveWorth::move)
                .toList();
    }

    private List<Long> nimbers(Answer<M> answer) {
        if (!(answer.worth() instanceof Nimber)) {
            return List.of();
        }
        return answer.moves().stream()
                .map(move -> ((Nimber) move.worth()).nimber())
                .distinct()
                .sorted()
                .toList();
    }
}

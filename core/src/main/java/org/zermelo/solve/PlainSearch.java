package org.zermelo.solve;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.value.Value;

/**
 * Plain search: the rules and the value, and nothing else. Every line of play is followed to its end, and a position that
 * is reached twice is searched twice. It is the definition that every other method is checked against.
 *
 * <p>Time is proportional to the number of nodes of the game tree, memory to its depth. A play that comes back to a
 * position on its own path has no plain value; the search refuses it and names retrograde analysis.
 */
public final class PlainSearch implements Method {

    /** Deeper plays would overflow the call stack; memo search has no such limit. */
    private static final int DEEPEST = 2_000;

    private static final int CHECK_MASK = 0xFFFF;

    @Override
    public String name() {
        return "plain-search";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        return Fit.yes(new Cost("O(nodes of the game tree)", Double.POSITIVE_INFINITY, -1), "method.plain-search.fits");
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        Search<P, M> search = new Search<>(question, watch);
        return Answers.of(question, search::code, name(), search.counts());
    }

    private static final class Search<P, M> {
        private final Rules<P, M> rules;
        private final Value value;
        private final Watch watch;
        private final Set<P> path = new HashSet<>();
        private final boolean acyclic;
        private final long startCode;
        private final long startNodes;
        private long nodes;

        Search(Question<P, M> question, Watch watch) {
            this.rules = question.rules();
            this.value = question.value();
            this.watch = watch;
            this.acyclic = rules.traits().contains(Trait.ACYCLIC);
            this.startCode = search(rules.start(), 0);
            this.startNodes = nodes;
        }

        Counts counts() {
            return new Counts(startNodes, -1);
        }

        long code(P position) {
            return position.equals(rules.start()) ? startCode : search(position, 0);
        }

        private long search(P position, int depth) {
            if ((++nodes & CHECK_MASK) == 0) {
                watch.check();
                watch.progress(nodes, -1);
            }
            List<M> moves = rules.moves(position);
            if (moves.isEmpty()) {
                return value.ended(rules.ending(position));
            }
            if (depth >= DEEPEST) {
                throw new RefusedException("method.plain-search.too-deep", "limit", DEEPEST);
            }
            if (!acyclic && !path.add(position)) {
                throw new RefusedException("method.plain-search.cycle", "position", position);
            }
            long[] codes = new long[moves.size()];
            for (int i = 0; i < codes.length; i++) {
                M move = moves.get(i);
                codes[i] = value.along(search(rules.play(position, move), depth + 1), rules.gain(position, move));
            }
            path.remove(position);
            return Codes.fold(value, codes, codes.length);
        }
    }
}

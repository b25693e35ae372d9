package org.zermelo.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.value.Value;

/**
 * Memo search: plain search that remembers every position it has finished. For acyclic games; a position that is met
 * again on its own path is refused, because only retrograde analysis gives it a value.
 *
 * <p>Time O(positions x options), memory O(positions) at about 100 bytes a position. The path is kept on a stack of its
 * own, so plays may be as long as memory allows.
 */
public final class MemoSearch implements Method {

    /** A rough upper figure for one entry of the memo with its position. */
    private static final long BYTES_PER_POSITION = 120;

    @Override
    public String name() {
        return "memo";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        // a game that may be cyclic is better left to retrograde analysis, which ranks between the two figures
        boolean acyclic = question.rules().traits().contains(Trait.ACYCLIC);
        Cost cost = new Cost("O(positions x options)", acyclic ? 1e12 : 3e12, question.bytesForAll(BYTES_PER_POSITION));
        return Fit.yes(cost, acyclic ? "method.memo.fits" : "method.memo.fits-unless-cyclic");
    }

    @Override
    public Rate rate(Question<?, ?> question) {
        return new Rate(BYTES_PER_POSITION, 250);
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        Memo<P, M> memo = new Memo<>(question, watch);
        memo.code(question.rules().start());
        Counts counts = memo.counts();
        return Answers.of(question, memo::code, name(), counts);
    }

    private static final class Memo<P, M> {
        private final Rules<P, M> rules;
        private final Value value;
        private final Watch watch;
        private final long mostPositions;
        /** A finished position has its code; one on the path has null. */
        private final Map<P, @Nullable Long> known = new HashMap<>();

        private long nodes;

        Memo(Question<P, M> question, Watch watch) {
            this.rules = question.rules();
            this.value = question.value();
            this.watch = watch;
            this.mostPositions = question.budget().bytes() / BYTES_PER_POSITION;
        }

        Counts counts() {
            return new Counts(nodes, known.size());
        }

        long code(P position) {
            Long code = known.get(position);
            return code != null ? code : search(position);
        }

        private long search(P root) {
            Deque<Frame<P, M>> path = new ArrayDeque<>();
            path.push(enter(root));
            while (true) {
                Frame<P, M> frame = path.element();
                P child = frame.nextUnknown(known);
                if (child != null) {
                    path.push(enter(child));
                    continue;
                }
                long code = frame.fold(rules, value);
                known.put(frame.position, code);
                path.pop();
                if (path.isEmpty()) {
                    return code;
                }
            }
        }

        private Frame<P, M> enter(P position) {
            if (known.containsKey(position)) {
                throw new RefusedException("method.memo.cycle", "position", position);
            }
            if (known.size() >= mostPositions) {
                throw new RefusedException("method.memo.full", "positions", known.size());
            }
            known.put(position, null);
            if ((++nodes & 0xFFF) == 0) {
                watch.check();
                watch.progress(nodes, -1);
            }
            return new Frame<>(rules, position);
        }
    }

    /** A position on the path, with the codes of the options that are done. */
    private static final class Frame<P, M> {
        private final P position;
        private final List<M> moves;
        private final Object[] children;
        private final long[] codes;
        private int done;

        Frame(Rules<P, M> rules, P position) {
            this.position = position;
            this.moves = rules.moves(position);
            this.children = new Object[moves.size()];
            this.codes = new long[moves.size()];
            for (int i = 0; i < children.length; i++) {
                children[i] = rules.play(position, moves.get(i));
            }
        }

        /** Takes over the codes of finished options; the first option that is not finished, or null. */
        @SuppressWarnings("unchecked")
        @Nullable
        P nextUnknown(Map<P, @Nullable Long> known) {
            while (done < children.length) {
                Long code = known.get(children[done]);
                if (code == null) {
                    return (P) children[done];
                }
                codes[done++] = code;
            }
            return null;
        }

        long fold(Rules<P, M> rules, Value value) {
            if (moves.isEmpty()) {
                return value.ended(rules.ending(position));
            }
            for (int i = 0; i < codes.length; i++) {
                codes[i] = value.along(codes[i], rules.gain(position, moves.get(i)));
            }
            return Codes.fold(value, codes, codes.length);
        }
    }
}

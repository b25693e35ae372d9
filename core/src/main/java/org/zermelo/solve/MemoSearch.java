package org.zermelo.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Counted;
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

    /** A rough upper figure for one entry of the memo beside its position. */
    private static final long ENTRY_BYTES = 56;

    /** The same for a position on the path, and for each of its options, beside the positions themselves. */
    private static final long FRAME_BYTES = 80;

    private static final long OPTION_BYTES = 12;

    @Override
    public String name() {
        return "memo";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        // a game that may be cyclic is better left to retrograde analysis, which ranks between the two figures
        boolean acyclic = question.rules().traits().contains(Trait.ACYCLIC);
        Cost cost = new Cost(
                "O(positions x options)", acyclic ? 1e12 : 3e12, question.bytesForAll(entryBytes(question.rules())));
        return Fit.yes(cost, acyclic ? "method.memo.fits" : "method.memo.fits-unless-cyclic");
    }

    @Override
    public Rate rate(Question<?, ?> question) {
        return new Rate(entryBytes(question.rules()), 250, 0);
    }

    private static long entryBytes(Rules<?, ?> rules) {
        return ENTRY_BYTES + Counted.bytesOf(rules);
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
        private final long mostBytes;
        private final long positionBytes;
        /** What the positions on the path take beside the memo. */
        private long pathBytes;

        /** A finished position has its code; one on the path has null. */
        private final Map<P, @Nullable Long> known = new HashMap<>();

        private long nodes;

        Memo(Question<P, M> question, Watch watch) {
            this.rules = question.rules();
            this.value = question.value();
            this.watch = watch;
            this.mostBytes = question.budget().bytes();
            this.positionBytes = Counted.bytesOf(rules);
        }

        Counts counts() {
            return new Counts(nodes, known.size());
        }

        long code(P position) {
            Long code = known.get(position);
            return code != null ? code : search(position);
        }

        private long search(P root) {
            Deque<OpenPosition<P, M>> path = new ArrayDeque<>();
            path.push(enter(root));
            while (true) {
                OpenPosition<P, M> frame = path.element();
                P child = frame.nextUnknown(known, value);
                if (child != null) {
                    path.push(enter(child));
                    continue;
                }
                long code = frame.fold(rules, value);
                known.put(frame.position, code);
                pathBytes -= bytes(path.pop());
                if (path.isEmpty()) {
                    return code;
                }
            }
        }

        private OpenPosition<P, M> enter(P position) {
            if (known.containsKey(position)) {
                throw new RefusedException("method.memo.cycle", "position", position);
            }
            if (known.size() * (ENTRY_BYTES + positionBytes) + pathBytes >= mostBytes) {
                throw new RefusedException("method.memo.full", "positions", known.size());
            }
            known.put(position, null);
            if ((++nodes & 0xFFF) == 0) {
                watch.check();
                watch.progress(nodes, -1);
            }
            OpenPosition<P, M> frame = new OpenPosition<>(rules, position);
            pathBytes += bytes(frame);
            return frame;
        }

        private long bytes(OpenPosition<P, M> frame) {
            return FRAME_BYTES + frame.children.length * (OPTION_BYTES + positionBytes);
        }
    }

    /** A position on the path. Each move has the points that it gains, and once its option is done the code along it. */
    private static final class OpenPosition<P, M> {
        private final P position;
        private final Object[] children;
        private final long[] codes;
        private int done;

        OpenPosition(Rules<P, M> rules, P position) {
            this.position = position;
            List<M> moves = rules.moves(position);
            this.children = new Object[moves.size()];
            this.codes = new long[moves.size()];
            for (int i = 0; i < children.length; i++) {
                children[i] = rules.play(position, moves.get(i));
                codes[i] = rules.gain(position, moves.get(i));
            }
        }

        /** Takes over the codes of finished options; the first option that is not finished, or null. */
        @SuppressWarnings("unchecked")
        @Nullable
        P nextUnknown(Map<P, @Nullable Long> known, Value value) {
            while (done < children.length) {
                Long code = known.get(children[done]);
                if (code == null) {
                    return (P) children[done];
                }
                codes[done] = value.along(code, codes[done]);
                done++;
            }
            return null;
        }

        long fold(Rules<P, M> rules, Value value) {
            if (codes.length == 0) {
                return value.ended(rules.ending(position));
            }
            return Codes.fold(value, codes, codes.length);
        }
    }
}

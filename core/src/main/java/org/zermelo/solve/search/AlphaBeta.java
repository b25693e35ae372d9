package org.zermelo.solve.search;

import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/**
 * Alpha-beta search for who wins, when only one position is asked and not how soon. It asks first whether the mover can
 * win, then whether it can tie, each with an empty window, so that a position is left at the first move that is good
 * enough. Results are remembered by canonical form, and options whose results are known are looked at before any is
 * searched.
 *
 * <p>For packed games with levels. At worst O(positions x options), with good moves first about the square root of the
 * game tree; 14 to 27 bytes a position that is met.
 */
public final class AlphaBeta implements Method {

    /** Each level may take a frame of the call stack. */
    private static final int MOST_LEVELS = 1500;

    @Override
    public String name() {
        return "alpha-beta";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (question.value().subject() != Subject.OUTCOME || question.value().hasPlies()) {
            return Fit.no(
                    "method.alpha-beta.winner-only", "value", question.value().name());
        }
        if (!(question.rules() instanceof Packed<?> game)) {
            return Fit.no("method.packed.not-packed");
        }
        PackedRules rules = game.packed();
        if (rules.levels() == 0 || rules.levels() > MOST_LEVELS) {
            return Fit.no("method.alpha-beta.levels", "most", MOST_LEVELS);
        }
        double steps = Math.min(8e11, Math.sqrt((double) rules.bound()) * 1e3);
        return Fit.yes(new Cost("O(positions x options)", steps, -1), "method.alpha-beta.fits");
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (fit(question) instanceof Fit.No no) {
            throw new RefusedException(no.why());
        }
        @SuppressWarnings("unchecked")
        Packed<P> game = (Packed<P>) question.rules();
        WindowSearch search = new WindowSearch(
                game.packed(), question.value(), question.budget().bytes(), watch);
        search.code(game.packed().start());
        Counts counts = new Counts(search.nodes, search.known.size());
        return Answers.of(question, position -> search.code(game.pack(position)), name(), counts);
    }

    private static final class WindowSearch {
        /** The codes of the two results that can be reached. */
        private static final int WIN = 2;

        private static final int TIE = 1;

        /** What is known of a position, as bits. */
        private static final int WINS = 1;

        private static final int NO_WIN = 2;
        private static final int TIES = 4;
        private static final int NO_TIE = 8;

        private final PackedRules rules;
        private final Value value;
        private final Watch watch;
        private final KnownResults known;
        private final long[][] buffers;
        private long nodes;

        WindowSearch(PackedRules rules, Value value, long bytes, Watch watch) {
            this.rules = rules;
            this.value = value;
            this.watch = watch;
            this.known = new KnownResults(bytes);
            this.buffers = new long[rules.levels()][];
        }

        /** The result, by asking at most twice whether it reaches a bound. */
        long code(long position) {
            long key = rules.canonical(position);
            return reaches(key, WIN) ? WIN : reaches(key, TIE) ? TIE : -WIN;
        }

        /** Whether the mover can reach a win, or at least a tie. Levels fall, so a level's buffer is in use once at a time. */
        private boolean reaches(long key, int bound) {
            int bounds = known.get(key);
            bounds = bounds == KnownResults.UNKNOWN ? 0 : bounds;
            if ((bounds & (bound == WIN ? WINS : TIES)) != 0) {
                return true;
            }
            if ((bounds & (bound == WIN ? NO_WIN : NO_TIE)) != 0) {
                return false;
            }
            if ((++nodes & 0xFFFF) == 0) {
                watch.check();
                watch.progress(nodes, -1);
            }
            boolean reached = search(key, bound);
            bounds |= reached ? bound == WIN ? WINS | TIES : TIES : bound == WIN ? NO_WIN : NO_WIN | NO_TIE;
            known.put(key, bounds);
            return reached;
        }

        private boolean search(long key, int bound) {
            int level = rules.level(key);
            if (buffers[level] == null) {
                buffers[level] = new long[rules.mostOptions()];
            }
            long[] options = buffers[level];
            int count = rules.options(key, options);
            if (count == 0) {
                return value.ended(rules.ending(key)) >= bound;
            }
            // a move wins when the opponent cannot even tie, and ties when he cannot win
            int against = bound == WIN ? TIE : WIN;
            int refuted = bound == WIN ? NO_TIE : NO_WIN;
            for (int i = 0; i < count; i++) {
                options[i] = rules.canonical(options[i]);
                int bounds = known.get(options[i]);
                if (bounds != KnownResults.UNKNOWN && (bounds & refuted) != 0) {
                    return true;
                }
            }
            for (int i = 0; i < count; i++) {
                if (!reaches(options[i], against)) {
                    return true;
                }
            }
            return false;
        }
    }
}

package org.zermelo.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.zermelo.game.PackedRules;

/**
 * The size of a packed game with levels by a sample of its numbers, of each of which is found out whether it is a position in reach:
 * the rules know it, or a way back to the start is looked for. The share among the sample is that among all numbers, with the
 * uncertainty of drawing alone. Where hardly any number is a position nothing is said.
 */
final class Sieve {

    private static final int ASKED = 1 << 15;
    private static final int PLAYED_BACK = 1 << 12;
    /** So many numbers of the sample must be positions, for an uncertainty of a fifth at most. */
    private static final int LEAST = 400;
    /** A way back that has not come to the start after so many positions is left open. */
    private static final int LOST = 500;

    private static final double DEVIATIONS = 4;

    private final PackedRules rules;
    private final long start;
    private final long[] parents;
    private final Watch watch;

    private Sieve(PackedRules rules, Watch watch) {
        this.rules = rules;
        this.start = rules.canonical(rules.start());
        this.parents = new long[rules.mostParents()];
        this.watch = watch;
    }

    /** The size, where numbers tell enough of it. */
    static Optional<Size> of(PackedRules rules, Watch watch) {
        boolean told = rules.levels() > 0 && (rules.knowsReach() || rules.mostParents() > 0);
        return told ? new Sieve(rules, watch).size() : Optional.empty();
    }

    private Optional<Size> size() {
        SplittableRandom random = new SplittableRandom(1935);
        long[] options = new long[rules.mostOptions()];
        int sample = rules.knowsReach() ? ASKED : PLAYED_BACK;
        long span = rules.indices() > 0 ? rules.indices() : rules.bound();
        int reached = 0;
        int open = 0;
        double moves = 0;
        for (int i = 0; i < sample; i++) {
            if ((i & 0xFF) == 0) {
                watch.check();
            }
            long number = random.nextLong(span);
            long key = rules.indices() > 0 ? rules.at(number) : number;
            int verdict = rules.knowsReach() ? (rules.reached(key) ? 1 : 0) : wayBack(key);
            if (verdict != 0) {
                moves += rules.options(key, options);
            }
            reached += verdict > 0 ? 1 : 0;
            open += verdict < 0 ? 1 : 0;
        }
        if (reached + open < LEAST) {
            return Optional.empty();
        }
        double each = (double) span / sample;
        double least = Math.max(0, reached - DEVIATIONS * Math.sqrt(reached));
        double most = reached + open + DEVIATIONS * Math.sqrt(reached + open);
        // so many positions before it make it likely that the start is among all of them
        double guess = reached + open;
        return Optional.of(new Size(
                guess * each, least * each, Math.min(span, most * each), moves / (reached + open), sample, false));
    }

    /** Whether a way back leads to the start: 1 yes, 0 no, -1 not found among the first positions. */
    private int wayBack(long key) {
        if (rules.canonical(key) != key) {
            return 0;
        }
        Set<Long> seen = new HashSet<>(Set.of(key));
        Deque<Long> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty() && !seen.contains(start)) {
            if (seen.size() > LOST) {
                return -1;
            }
            // the last first: it is nearest to the start
            int count = rules.parents(waiting.removeLast(), parents);
            for (int i = 0; i < count; i++) {
                long parent = rules.canonical(parents[i]);
                if (seen.add(parent)) {
                    waiting.add(parent);
                }
            }
        }
        return seen.contains(start) ? 1 : 0;
    }
}

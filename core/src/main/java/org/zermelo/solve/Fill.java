package org.zermelo.solve;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.zermelo.game.PackedRules;

/**
 * How many canonical positions there can be among the numbers of a packed game, by a sample of these numbers: those that stand
 * for themselves, and of them those that can be come to, as far as backward moves tell.
 *
 * @param most canonical numbers, with the uncertainty of the sample
 * @param fed canonical numbers to which a play of some length leads; negative when the game cannot be played backwards
 */
record Fill(double most, double fed) {

    private static final int SAMPLE = 4096;
    /** So many positions before a number make it likely that the start is among all of them. */
    private static final int BEFORE = 64;

    /** Looks at some thousand numbers. */
    static Fill of(PackedRules rules) {
        long span = rules.indices() > 0 ? rules.indices() : rules.bound();
        if (span <= SAMPLE) {
            return new Fill(span, -1);
        }
        SplittableRandom random = new SplittableRandom(1928);
        boolean backwards = rules.mostParents() > 0;
        int canonical = 0;
        int fed = 0;
        for (int i = 0; i < SAMPLE; i++) {
            long number = random.nextLong(span);
            long key = rules.indices() > 0 ? rules.at(number) : number;
            if (rules.canonical(key) == key) {
                canonical++;
                fed += backwards && isFed(rules, key) ? 1 : 0;
            }
        }
        // three deviations, and three numbers that the sample may have missed where it met none
        double most = canonical + 3 * Math.sqrt(canonical) + 3;
        return new Fill(Math.min(span, most * span / SAMPLE), backwards ? (double) fed * span / SAMPLE : -1);
    }

    private static boolean isFed(PackedRules rules, long key) {
        long start = rules.canonical(rules.start());
        long[] parents = new long[rules.mostParents()];
        Set<Long> seen = new HashSet<>(Set.of(key));
        Deque<Long> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty() && seen.size() < BEFORE && !seen.contains(start)) {
            int count = rules.parents(waiting.remove(), parents);
            Arrays.stream(parents, 0, count)
                    .map(rules::canonical)
                    .filter(seen::add)
                    .forEach(waiting::add);
        }
        return seen.size() >= BEFORE || seen.contains(start);
    }
}

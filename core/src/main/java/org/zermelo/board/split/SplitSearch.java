package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * Nimbers of games that fall apart, by questions of the form "is the nimber of this component equal to n?".
 *
 * <p>To refute n it is enough to find one option with nimber n; an option that falls apart is asked only about its largest
 * part, against n added to the nimbers of the others without carry. What was learnt is kept for each component: its
 * nimber, or the set of numbers that it is not. Most components are thus never evaluated in full.
 *
 * <p>Method after J. Lemoine and S. Viennot, Nimbers are inevitable, 2012; P. Beling and M. Rogalski, On pruning search
 * trees of impartial games, 2020.
 */
final class SplitSearch {

    private static final long BYTES_PER_COMPONENT = 100;
    private static final long EXACT = 1L << 63;

    private final SplitGame game;
    private final Watch watch;
    private final long mostComponents;
    /** For each component {@code EXACT | nimber}, or a bit for each number below 63 that it is known not to be. */
    private final Map<Long, Long> known = new HashMap<>();

    SplitSearch(SplitGame game, Budget budget, Watch watch) {
        this.game = game;
        this.watch = watch;
        this.mostComponents = budget.bytes() / BYTES_PER_COMPONENT;
    }

    int nimber(long cells) {
        int total = 0;
        for (long part : game.parts(cells)) {
            total ^= component(part);
        }
        return total;
    }

    private int component(long part) {
        for (int n = 0; ; n++) {
            if (equals(part, n)) {
                return n;
            }
        }
    }

    private boolean equals(long part, int n) {
        long facts = known.getOrDefault(part, 0L);
        if (facts < 0) {
            return (facts & ~EXACT) == n;
        }
        if ((facts >>> n & 1) != 0) {
            return false;
        }
        watch.check();
        List<List<Long>> options = options(part);
        facts |= atOnce(options);
        if ((facts >>> n & 1) != 0 || hasOption(options, n)) {
            learn(part, facts | 1L << n);
            return false;
        }
        for (int m = 0; m < n; m++) {
            if ((facts >>> m & 1) == 0 && !hasOption(options, m)) {
                known.put(part, EXACT | m);
                return false;
            }
            facts |= 1L << m;
        }
        known.put(part, EXACT | n);
        return true;
    }

    private void learn(long part, long facts) {
        if (known.size() >= mostComponents) {
            throw new RefusedException("sum.full", "positions", known.size());
        }
        known.put(part, facts);
    }

    /** The different options, each as its parts in order of size, those that are nearly done first. */
    private List<List<Long>> options(long part) {
        Set<List<Long>> options = new HashSet<>();
        for (Take move : game.takes(part)) {
            List<Long> parts = game.parts(game.after(part, move));
            parts.sort(Comparator.<Long>comparingInt(Long::bitCount).thenComparing(Comparator.naturalOrder()));
            options.add(parts);
        }
        List<List<Long>> sorted = new ArrayList<>(options);
        sorted.sort(Comparator.<List<Long>>comparingInt(
                        parts -> parts.isEmpty() ? 0 : Long.bitCount(parts.get(parts.size() - 1)))
                .thenComparing(List::toString));
        return sorted;
    }

    /** The nimbers of options all of whose parts are known already. */
    private long atOnce(List<List<Long>> options) {
        long seen = 0;
        for (List<Long> parts : options) {
            int xor = 0;
            boolean exact = true;
            for (long part : parts) {
                long facts = known.getOrDefault(part, 0L);
                exact &= facts < 0;
                xor ^= (int) facts;
            }
            if (exact) {
                seen |= 1L << xor;
            }
        }
        return seen;
    }

    private boolean hasOption(List<List<Long>> options, int n) {
        for (List<Long> parts : options) {
            int wanted = n;
            for (int i = 0; i + 1 < parts.size(); i++) {
                wanted ^= component(parts.get(i));
            }
            if (parts.isEmpty() ? wanted == 0 : equals(parts.get(parts.size() - 1), wanted)) {
                return true;
            }
        }
        return false;
    }
}

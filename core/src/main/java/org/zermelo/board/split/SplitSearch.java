package org.zermelo.board.split;

import java.util.Arrays;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * Nimbers of games that fall apart, by questions of the form "is the nimber of this component equal to n?".
 *
 * <p>To refute n it is enough to find one option with nimber n; an option that falls apart is asked only about its heaviest
 * part, against n added to the nimbers of the others without carry. What was learnt is kept for each component: its
 * nimber, or the set of numbers that it is not. Most components are thus never evaluated in full.
 *
 * <p>Method after J. Lemoine and S. Viennot, Nimbers are inevitable, 2012; P. Beling and M. Rogalski, On pruning search
 * trees of impartial games, 2020.
 */
final class SplitSearch {

    private static final int[] NOTHING = {};

    private final SplitGame game;
    private final Watch watch;
    private final SplitTable table;
    private final long[] after = new long[2 * SplitGame.MOST_CELLS];
    private final int[] found = new int[SplitGame.MOST_CELLS];
    private long expanded;

    SplitSearch(SplitGame game, Budget budget, Watch watch) {
        this.game = game;
        this.watch = watch;
        this.table = new SplitTable(game, budget.bytes());
    }

    int nimber(long cells) {
        int total = 0;
        int[] parts = Arrays.copyOf(found, split(cells));
        for (int part : parts) {
            total ^= component(part);
        }
        return total;
    }

    private int component(int part) {
        for (int n = 0; ; n++) {
            if (equals(part, n)) {
                return n;
            }
        }
    }

    /** Whether a component has nimber n; a nimber is at most the number of moves of the longest play, hence of the cells. */
    private boolean equals(int part, int n) {
        long facts = table.facts(part);
        if (facts < 0) {
            return (facts & ~SplitTable.EXACT) == n;
        }
        if (n > Long.bitCount(table.cells(part)) || (facts >>> n & 1) != 0) {
            return false;
        }
        int[] options = options(part);
        facts |= atOnce(options);
        if ((facts >>> n & 1) != 0 || hasOption(options, n)) {
            table.learn(part, facts | 1L << n);
            return false;
        }
        for (int m = 0; m < n; m++) {
            if ((facts >>> m & 1) == 0 && !hasOption(options, m)) {
                table.finish(part, m);
                return false;
            }
            facts |= 1L << m;
        }
        table.finish(part, n);
        return true;
    }

    /**
     * The different options of a component one after the other, each as the number of its parts and the parts, the heaviest
     * last. Options that fall apart come first, then those of the least weight: they are settled soonest.
     */
    private int[] options(int part) {
        int[] kept = table.options(part);
        if (kept != null) {
            return kept;
        }
        if ((++expanded & 0xFF) == 0) {
            watch.check();
            watch.progress(expanded, -1);
        }
        int count = game.options(table.cells(part), after);
        int[][] options = new int[count][];
        long[] order = new long[count];
        int length = 0;
        for (int i = 0; i < count; i++) {
            int parts = split(after[i]);
            options[i] = parts == 0 ? NOTHING : Arrays.copyOf(found, parts);
            length += parts + 1;
            order[i] = order(options[i]) << 8 | i;
        }
        Arrays.sort(order);
        int[] flat = new int[length];
        int end = 0;
        int[] last = null;
        for (long key : order) {
            int[] option = options[(int) key & 0xFF];
            if (last == null || !Arrays.equals(option, last)) {
                flat[end++] = option.length;
                System.arraycopy(option, 0, flat, end, option.length);
                end += option.length;
                last = option;
            }
        }
        int[] result = Arrays.copyOf(flat, end);
        table.keep(part, result);
        return result;
    }

    /** Where an option stands; equal options stand together. */
    private long order(int[] option) {
        if (option.length == 0) {
            return 0;
        }
        int heaviest = option[option.length - 1];
        return (table.weight(heaviest) + 2L * (64 - option.length)) << 32 | heaviest;
    }

    /** Writes the parts of a set of cells to {@link #found}, in order of weight; says how many there are. */
    private int split(long cells) {
        int count = 0;
        for (long left = game.simplified(cells); left != 0; ) {
            long part = Long.lowestOneBit(left);
            for (long next = game.grown(part, left); next != part; next = game.grown(part, left)) {
                part = next;
            }
            left &= ~part;
            if (game.singlesAreDead() && (part & part - 1) == 0) {
                continue;
            }
            int id = table.id(game.canonical(part));
            int at = count++;
            for (; at > 0 && heavier(found[at - 1], id); at--) {
                found[at] = found[at - 1];
            }
            found[at] = id;
        }
        return withoutPairs(count);
    }

    private boolean heavier(int a, int b) {
        int difference = table.weight(a) - table.weight(b);
        return difference > 0 || (difference == 0 && a > b);
    }

    /** Two equal components add up to nothing. */
    private int withoutPairs(int count) {
        int end = 0;
        for (int i = 0; i < count; i++) {
            if (end > 0 && found[end - 1] == found[i]) {
                end--;
            } else {
                found[end++] = found[i];
            }
        }
        return end;
    }

    /** The nimbers of options all of whose parts are known already. */
    private long atOnce(int[] options) {
        long seen = 0;
        for (int at = 0; at < options.length; ) {
            int end = at + 1 + options[at];
            long xor = SplitTable.EXACT;
            boolean exact = true;
            for (at++; at < end; at++) {
                long facts = table.facts(options[at]);
                exact &= facts < 0;
                xor ^= facts & ~SplitTable.EXACT;
            }
            if (exact) {
                seen |= 1L << (int) xor;
            }
        }
        return seen;
    }

    private boolean hasOption(int[] options, int n) {
        for (int at = 0; at < options.length; ) {
            int last = at + options[at];
            int wanted = n;
            for (int i = at + 1; i < last; i++) {
                wanted ^= component(options[i]);
            }
            if (last == at ? wanted == 0 : equals(options[last], wanted)) {
                return true;
            }
            at = last + 1;
        }
        return false;
    }
}

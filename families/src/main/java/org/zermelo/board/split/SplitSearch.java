package org.zermelo.board.split;

import java.util.Arrays;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * Nimbers of games that fall apart, by questions of the form "is the nimber of this component equal to n?".
 *
 * <p>To refute n it is enough to find one option with nimber n; an option that falls apart is asked only about its heaviest
 * part, against n added to the nimbers of the others without carry. What was learnt is kept for each component: its
 * nimber, or the set of numbers that it is not. Most components are thus never evaluated in full. Options are looked at one
 * after the other until one is found whose nimber is known to be n, and are asked only when there is none.
 *
 * <p>Method after J. Lemoine and S. Viennot, Nimbers are inevitable, 2012; P. Beling and M. Rogalski, On pruning search
 * trees of impartial games, 2020.
 */
final class SplitSearch {

    /** An option with this many moves less is as good to ask as one of which one number more is known not to be its nimber. */
    private static final int MOVES_PER_FACT = 4;

    /** An option with one component more is as good to ask as one with this many moves less. */
    private static final int MOVES_PER_PART = 2;

    private static final int UNKNOWN = -1;

    private final SplitGame game;
    private final Watch watch;
    private final SplitTable table;
    private final long[] scratch = new long[2 * SplitGame.MOST_CELLS];
    private final int[] found = new int[SplitGame.MOST_CELLS];
    private long opened;

    SplitSearch(SplitGame game, Budget budget, Watch watch) {
        this.game = game;
        this.watch = watch;
        this.table = new SplitTable(game, budget.bytes());
    }

    /** How many components have had their options looked at. */
    long opened() {
        return opened;
    }

    int nimber(long cells) {
        int total = 0;
        for (int part : Arrays.copyOf(found, split(cells))) {
            total ^= component(part);
        }
        return total;
    }

    /** Whether a set of cells has nimber n; of the heaviest part only that is asked. */
    boolean is(long cells, int n) {
        int[] parts = Arrays.copyOf(found, split(cells));
        int wanted = n;
        for (int i = 0; i < parts.length - 1; i++) {
            wanted ^= component(parts[i]);
        }
        return parts.length == 0 ? n == 0 : equals(parts[parts.length - 1], wanted);
    }

    /** Whether the nimber of a set of cells is known. */
    boolean knows(long cells) {
        return nimber(split(cells)) != UNKNOWN;
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
        SplitOptions options = options(part);
        table.learn(part, known(options));
        if (isRefuted(part, n) || seek(options, part, n) || ask(options, n)) {
            table.learn(part, 1L << n);
            return false;
        }
        if (n > 0) {
            table.learn(part, known(options));
        }
        for (int m = 0; m < n; m++) {
            if (!isRefuted(part, m) && !ask(options, m)) {
                table.finish(part, m);
                return false;
            }
        }
        table.finish(part, n);
        return true;
    }

    private boolean isRefuted(int part, int n) {
        return (table.facts(part) >>> n & 1) != 0;
    }

    private SplitOptions options(int part) {
        SplitOptions kept = table.options(part);
        if (kept != null) {
            return kept;
        }
        if ((++opened & 0xFF) == 0) {
            watch.check();
            watch.progress(opened, -1);
        }
        SplitOptions fresh = new SplitOptions(game, table.cells(part), scratch);
        table.keep(part, fresh);
        return fresh;
    }

    /** Looks at further options until one is known to have nimber n; false when there are no more. */
    private boolean seek(SplitOptions options, int part, int n) {
        long before = options.bytes();
        boolean hit = false;
        while (!hit && !options.isComplete()) {
            int size = split(options.next());
            int nimber = nimber(size);
            if (nimber == UNKNOWN) {
                options.add(found, size);
            } else {
                table.learn(part, 1L << nimber);
                hit = nimber == n;
            }
        }
        table.grew(options.bytes() - before);
        return hit;
    }

    /** Writes the parts of a set of cells to {@link #found}, in order of weight; says how many there are. */
    private int split(long cells) {
        int parts = game.parts(cells, scratch, 0);
        int count = 0;
        for (int i = 0; i < parts; i++) {
            int number = table.number(game.canonical(scratch[i]));
            int at = count++;
            for (; at > 0 && heavier(found[at - 1], number); at--) {
                found[at] = found[at - 1];
            }
            found[at] = number;
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

    /** The nimber of the parts in {@link #found} when all of them are known. */
    private int nimber(int size) {
        long xor = 0;
        for (int i = 0; i < size; i++) {
            long facts = table.facts(found[i]);
            if (facts >= 0) {
                return UNKNOWN;
            }
            xor ^= facts & ~SplitTable.EXACT;
        }
        return (int) xor;
    }

    /** The nimbers of options all of whose parts are known by now. */
    private long known(SplitOptions options) {
        long seen = 0;
        for (int at = 0; at < options.end(); at = options.after(at)) {
            long xor = SplitTable.EXACT;
            boolean exact = true;
            for (int i = 0; i < options.parts(at); i++) {
                long facts = table.facts(options.part(at, i));
                exact &= facts < 0;
                xor ^= facts & ~SplitTable.EXACT;
            }
            if (exact) {
                seen |= 1L << (int) xor;
            }
        }
        return seen;
    }

    /** Whether an option has nimber n; those are asked first that promise an answer with little work. */
    private boolean ask(SplitOptions options, int n) {
        long[] order = new long[options.count()];
        int count = 0;
        for (int at = 0; at < options.end(); at = options.after(at)) {
            int parts = options.parts(at);
            int heaviest = options.part(at, parts - 1);
            long facts = table.facts(heaviest);
            int refuted = facts < 0 ? 0 : Long.bitCount(facts);
            long key = table.weight(heaviest) - MOVES_PER_PART * parts - MOVES_PER_FACT * refuted;
            order[count++] = key << Integer.SIZE | at;
        }
        Arrays.sort(order);
        for (long key : order) {
            int at = (int) key;
            int last = options.parts(at) - 1;
            int wanted = n;
            for (int i = 0; i < last; i++) {
                wanted ^= component(options.part(at, i));
            }
            if (equals(options.part(at, last), wanted)) {
                return true;
            }
        }
        return false;
    }
}

package org.zermelo.row.linear;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import org.zermelo.game.RefusedException;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;
import org.zermelo.row.take.TakeRuns;

/**
 * The linear method: margin, best first move and a whole optimal line of one row, or of a sum of rows, each open at both
 * ends or at one, from which one item is taken at a time.
 *
 * <p>Every row is reduced to a valley in one pass ({@link Blocks}); then the players take the largest free block in turn,
 * and at last, when only pairs at closed ends are left, the player to move opens them all. A block taken from a side is
 * played item by item from that side, the players alternating; every single move of that line is optimal.
 *
 * <p>O(n) time for one row, O(n log rows) for a sum. Memory 12 bytes for each block that stays, at most one per item.
 * Items may have any values as long as the sum of their sizes is at most {@link Sums#MOST}.
 *
 * <p>Source: the reduction is the published solution of the stone problem BZOJ 2000 (HNOI2010), there with strict
 * comparisons; at least one must not be strict, else {@code 1 2 2 2 1} gets 2 instead of 0.
 */
public final class LinearRows {

    private LinearRows() {}

    /**
     * What optimal play gives.
     *
     * @param margin the first player's total minus the second's
     * @param first the first player's total
     * @param second the second player's total
     * @param line every move, optimal for both; empty when only the margin was asked
     * @param blocks how many blocks were left after the reduction
     */
    public record LinearResult(long margin, long first, long second, TakeRuns line, int blocks) {}

    /** Margin and line of one row with both ends open. */
    public static LinearResult solve(long[] row) {
        return one(row, true);
    }

    /** Only the margin of one row with both ends open. */
    public static long margin(long[] row) {
        return margin(row, 0, row.length);
    }

    /** Only the margin of the items {@code from .. to-1}, both ends open. */
    public static long margin(long[] row, int from, int to) {
        Blocks blocks = new Blocks(1, to - from);
        blocks.add(row, from, to);
        if (!blocks.provedExact()) {
            Sums.check(row, from, to);
        }
        return blocks.play(to - from, false).margin();
    }

    /** The values of the reduced blocks at the left and at the right end of a row of at least one item. */
    public static long[] endBlocks(long[] row) {
        Blocks blocks = new Blocks(1, row.length);
        blocks.add(row, 0, row.length);
        return new long[] {blocks.value(0), blocks.value(blocks.size() - 1)};
    }

    /** One row with both ends open. A row that is a valley from the start is played from its own array. */
    private static LinearResult one(long[] row, boolean line) {
        OptionalLong total = totalOfValley(row);
        if (total.isPresent()) {
            ValleyLine played = ValleyLine.of(row, new int[0], row.length, row.length, line);
            return result(played, total.getAsLong(), row.length);
        }
        Blocks blocks = reduce(List.of(row));
        return result(blocks.play(row.length, line), blocks.total(), blocks.size());
    }

    private static LinearResult result(ValleyLine played, long total, int blocks) {
        long first = Sums.first(total, played.margin());
        return new LinearResult(played.margin(), first, total - first, played.runs(), blocks);
    }

    /**
     * The total of a row in which no item is at least as large as both its neighbours, or nothing of another row, which is seen soon.
     * One pass, since the memory is what such a row waits for.
     */
    private static OptionalLong totalOfValley(long[] row) {
        long total = 0;
        long magnitude = 0;
        long before = Long.MAX_VALUE;
        long here = row.length == 0 ? 0 : row[0];
        for (int i = 0; i < row.length; i++) {
            long after = i + 1 < row.length ? row[i + 1] : Long.MAX_VALUE;
            if (here >= before && here >= after) {
                return OptionalLong.empty();
            }
            total += here;
            magnitude |= here;
            before = here;
            here = after;
        }
        if (!Sums.provedExact(row.length, magnitude)) {
            Sums.check(row);
        }
        return OptionalLong.of(total);
    }

    /**
     * Margin and, when asked, the line of a sum of rows.
     *
     * @param rows the rows, read and not changed
     * @param ends which ends of each are open
     * @throws RefusedException when the items' sizes together exceed {@link Sums#MOST}
     */
    public static LinearResult solve(List<long[]> rows, List<Ends> ends, boolean line) {
        if (rows.size() == 1 && ends.get(0) == Ends.BOTH) {
            return one(rows.get(0), line);
        }
        Blocks blocks = reduce(rows);
        Reduced[] reduced = new Reduced[rows.size()];
        long pen = 0;
        for (int r = 0; r < reduced.length; r++) {
            reduced[r] = Reduced.of(blocks, r, ends.get(r));
            pen += reduced[r].pen();
        }
        Play play = new Play(blocks, ends, line);
        long free = play.largestFirst(reduced);
        long margin = play.firstOpensPairs() ? free - pen : free + pen;
        if (line) {
            play.pairs(reduced);
        }
        long first = Sums.first(blocks.total(), margin);
        return new LinearResult(margin, first, blocks.total() - first, play.line(rows), blocks.size());
    }

    private static Blocks reduce(List<long[]> rows) {
        long items = 0;
        for (long[] row : rows) {
            items += row.length;
        }
        if (items > Integer.MAX_VALUE - 16 - rows.size()) {
            throw new RefusedException("row.too-many-items", "items", items, "limit", Integer.MAX_VALUE - 16);
        }
        Blocks blocks = new Blocks(rows.size(), items);
        for (long[] row : rows) {
            blocks.add(row, 0, row.length);
        }
        if (!blocks.provedExact()) {
            long size = 0;
            for (long[] row : rows) {
                if (!Sums.fits(row, size)) {
                    throw new RefusedException("row.sums-too-large", "limit", Sums.MOST);
                }
                size += Sums.size(row);
            }
        }
        return blocks;
    }

    /** Plays the blocks out. */
    private static final class Play {
        private final Blocks blocks;
        private final List<Ends> ends;
        private final boolean keep;
        private final BitSet right = new BitSet();
        /** The row of each block in the order of play; empty for a single row. */
        private final int[] rowOf;

        private int taken;

        Play(Blocks blocks, List<Ends> ends, boolean keep) {
            this.blocks = blocks;
            this.ends = ends;
            this.keep = keep;
            this.rowOf = new int[keep && ends.size() > 1 ? blocks.size() : 0];
        }

        long largestFirst(Reduced[] reduced) {
            FreeBlocks free = new FreeBlocks(blocks, reduced, ends);
            long margin = 0;
            while (!free.isEmpty()) {
                int row = free.row();
                Side side = free.side();
                long worth = blocks.value(free.take());
                margin += (taken & 1) == 0 ? worth : -worth;
                run(row, side);
            }
            return margin;
        }

        boolean firstOpensPairs() {
            return (taken & 1) == 0;
        }

        void pairs(Reduced[] reduced) {
            for (int r = 0; r < reduced.length; r++) {
                for (int b = blocks.first(r); b < reduced[r].first(); b++) {
                    run(r, Side.RIGHT);
                }
                for (int b = reduced[r].end(); b < blocks.end(r); b++) {
                    run(r, Side.LEFT);
                }
            }
        }

        private void run(int row, Side side) {
            if (keep) {
                right.set(taken, side == Side.RIGHT);
                if (rowOf.length > 0) {
                    rowOf[taken] = row;
                }
            }
            taken++;
        }

        /** The runs of the line: blocks leave their row from the side they were taken from. */
        TakeRuns line(List<long[]> rows) {
            blocks.forgetValues();
            TakeRuns.TakeRunsBuilder runs = new TakeRuns.TakeRunsBuilder(keep ? taken : 0, rows.size() > 1);
            int[] next = new int[rows.size()];
            int[] last = new int[rows.size()];
            for (int r = 0; r < next.length; r++) {
                next[r] = blocks.first(r);
                last[r] = blocks.end(r) - 1;
            }
            for (int run = 0; keep && run < taken; run++) {
                int row = rowOf.length > 0 ? rowOf[run] : 0;
                Side side = right.get(run) ? Side.RIGHT : Side.LEFT;
                int block = side == Side.LEFT ? next[row]++ : last[row]--;
                runs.add(row, side, blocks.length(block, row, rows.get(row).length));
            }
            return runs.build();
        }
    }
}

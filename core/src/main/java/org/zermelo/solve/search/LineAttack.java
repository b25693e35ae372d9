package org.zermelo.solve.search;

import java.util.Arrays;
import org.zermelo.solve.LineFilling;
import org.zermelo.solve.Watch;

/** Whether one player, the attacker, can fill a line before the other does. */
final class LineAttack {

    /** The weight of a filled line; one with more free cells than this weighs too much, which only prunes less. */
    private static final int SHIFT = 40;

    private final long[] lines;
    private final long[] otherLines;
    private final int side;
    private final MarkResults results;
    private final Watch watch;
    /** The open lines of the position on the path with so many marks. */
    private final Open[] path = new Open[LineFilling.MOST_CELLS + 1];

    private long nodes;

    /**
     * An attack.
     *
     * @param lines the attacker's
     * @param side tells this attack from another with other lines in the same results
     */
    LineAttack(long[] lines, long[] otherLines, int side, MarkResults results, Watch watch) {
        this.lines = lines;
        this.otherLines = otherLines;
        this.side = side;
        this.results = results;
        this.watch = watch;
    }

    long[] lines() {
        return lines;
    }

    long nodes() {
        return nodes;
    }

    /** Whether a set holds one of some lines. */
    static boolean filled(long marks, long[] some) {
        for (long line : some) {
            if ((line & ~marks) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The open lines of both players: what they weigh, which cells decide, and which are worth a mark. */
    private static final class Open {
        private final long[] worth = new long[Long.SIZE];
        private long weight;
        private long threats;
        private long cells;

        void clear() {
            Arrays.fill(worth, 0);
            weight = 0;
            threats = 0;
            cells = 0;
        }

        /**
         * Takes the lines of a player that the other has not closed.
         *
         * @param halved how often a cell's worth is halved: to fill is worth more than to hinder
         */
        void take(long[] some, long marks, long closing, int halved) {
            for (long line : some) {
                if ((line & closing) != 0) {
                    continue;
                }
                long free = line & ~marks;
                int count = Long.bitCount(free);
                long heavy = count >= SHIFT ? 1 : 1L << SHIFT - count;
                weight += heavy;
                threats |= count == 1 ? free : 0;
                cells |= free;
                for (long rest = free; rest != 0; rest &= rest - 1) {
                    worth[Long.numberOfTrailingZeros(rest)] += heavy >> halved;
                }
            }
        }

        /** The cell of most weight among some. */
        long heaviest(long among) {
            long best = 0;
            long most = -1;
            for (long rest = among; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                if (worth[cell] > most) {
                    most = worth[cell];
                    best = 1L << cell;
                }
            }
            return best;
        }
    }

    /** Enters a position: nothing is known of its lines yet. */
    private Open enter(long own, long other) {
        if ((++nodes & 0xFFFF) == 0) {
            watch.check();
            watch.progress(nodes, -1);
        }
        int marks = Long.bitCount(own | other);
        Open open = path[marks];
        if (open == null) {
            open = new Open();
            path[marks] = open;
        } else {
            open.clear();
        }
        return open;
    }

    /** Whether the attacker wins who is to move. */
    boolean wins(long own, long other) {
        Open open = enter(own, other);
        open.take(lines, own, other, 0);
        if (open.threats != 0) {
            return true;
        }
        if (open.weight < 1L << SHIFT - 1) {
            return false;
        }
        open.take(otherLines, other, own, 1);
        if (open.threats != 0) {
            return single(open.threats) && winsSecond(own | open.threats, other);
        }
        int known = results.get(own, other, side * 2);
        if (known != MarkResults.UNKNOWN) {
            return known == MarkResults.YES;
        }
        boolean won = false;
        for (long rest = open.cells; rest != 0 && !won; ) {
            long cell = open.heaviest(rest);
            rest &= ~cell;
            won = winsSecond(own | cell, other);
        }
        results.put(own, other, side * 2, won);
        return won;
    }

    /** Whether the attacker wins where the other is to move. */
    boolean winsSecond(long own, long other) {
        Open open = enter(own, other);
        if (filled(own, lines)) {
            return true;
        }
        open.take(lines, own, other, 0);
        if (open.weight < 1L << SHIFT) {
            return false;
        }
        long threats = open.threats;
        open.threats = 0;
        open.take(otherLines, other, own, 1);
        if (open.threats != 0) {
            return false;
        }
        if (threats != 0) {
            return !single(threats) || wins(own, other | threats);
        }
        int known = results.get(own, other, side * 2 + 1);
        if (known != MarkResults.UNKNOWN) {
            return known == MarkResults.YES;
        }
        boolean won = true;
        for (long rest = open.cells; rest != 0 && won; ) {
            long cell = open.heaviest(rest);
            rest &= ~cell;
            won = wins(own, other | cell);
        }
        results.put(own, other, side * 2 + 1, won);
        return won;
    }

    private static boolean single(long cells) {
        return (cells & cells - 1) == 0;
    }
}

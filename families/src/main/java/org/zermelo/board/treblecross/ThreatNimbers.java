package org.zermelo.board.treblecross;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * Nimbers of Treblecross with the crosses that lose at once. A position with a threat, a square that completes three in a row, has an
 * option of nimber 0, the completed row; all its other options have threats, too, as a threat stays until it is carried out. So its
 * nimber is one more than that of the game in which no three may be completed. In that game the squares of threats stay free for good
 * and divide the row: what lies between is a row of its own, in which any two crosses are three apart. Without a threat the nimber is
 * the least that no option has; it is 0 just where that of {@link Treblecross} is.
 *
 * <p>Time and memory: about 1.47^squares, the rows in which any two crosses are three apart.
 */
final class ThreatNimbers implements Nimbers<Long, Integer> {

    private static final int OFTEN = 0xFFF;

    private final int squares;

    /** The nimbers of the heaps of 0.007 that stretches of squares are where no threat may be made. */
    private final long[] heaps;

    private final Watch watch;

    /** Rows without threats, under a bit above their squares: as they are, and with no three to be completed. */
    private final Map<Long, Integer> wholes = new HashMap<>();

    private final Map<Long, Integer> parts = new HashMap<>();

    /** @param safe the nimbers of rows without threats where none may be made: who loses is the same */
    ThreatNimbers(int squares, Nimbers<Strip, Integer> safe, Watch watch) {
        this.squares = squares;
        this.watch = watch;
        this.heaps = new long[squares + 3];
        for (int heap = 3; heap < heaps.length; heap++) {
            heaps[heap] = safe.nimber(new Strip(heap - 2, List.of()));
        }
    }

    /** Whether there are three in a row. */
    static boolean line(long crosses) {
        return (crosses & crosses >>> 1 & crosses >>> 2) != 0;
    }

    /** The free squares that complete three in a row. */
    private static long threats(long crosses, int length) {
        long below = crosses << 1;
        long above = crosses >>> 1;
        return (below & crosses << 2 | below & above | above & crosses >>> 2) & ~crosses & (1L << length) - 1;
    }

    @Override
    public long nimber(Long crosses) {
        if (zero(crosses)) {
            return 0;
        }
        return threats(crosses, squares) != 0 ? 1 + sum(crosses, squares, false) : whole(crosses);
    }

    /** Whether the nimber is 0: there are three in a row, or no threat and the player to move loses. */
    private boolean zero(long crosses) {
        if (line(crosses) || threats(crosses, squares) != 0) {
            return line(crosses);
        }
        long sum = 0;
        int before = -3;
        for (long rest = crosses; rest != 0; rest &= rest - 1) {
            int cross = Long.numberOfTrailingZeros(rest);
            sum ^= heaps[cross - before - 3];
            before = cross;
        }
        return (sum ^ heaps[squares - 1 - before]) == 0;
    }

    @Override
    public boolean is(Long crosses, long nimber) {
        return nimber == 0 ? zero(crosses) : nimber(crosses) == nimber;
    }

    @Override
    public boolean knows(Long crosses) {
        return zero(crosses)
                || wholes.containsKey(key(crosses, squares))
                || threats(crosses, squares) != 0 && sum(crosses, squares, true) >= 0;
    }

    @Override
    public long counted() {
        return wholes.size() + (long) parts.size();
    }

    private int whole(long crosses) {
        long key = key(crosses, squares);
        Integer known = wholes.get(key);
        if (known != null) {
            return known;
        }
        long seen = 0;
        for (long free = ~crosses & (1L << squares) - 1; free != 0; free &= free - 1) {
            seen |= 1L << nimber(crosses | Long.lowestOneBit(free));
        }
        return entered(wholes, key, seen);
    }

    /**
     * The nimber where no three may be completed: the sum of the rows between the squares of threats.
     *
     * @param known whether only rows are added whose nimbers are known; -1 where one is not
     */
    private int sum(long crosses, int length, boolean known) {
        int sum = 0;
        long live = ~threats(crosses, length) & (1L << length) - 1;
        while (live != 0) {
            int from = Long.numberOfTrailingZeros(live);
            int cells = Long.numberOfTrailingZeros(~(live >>> from));
            long row = key(crosses >>> from & (1L << cells) - 1, cells);
            if (known && !parts.containsKey(row)) {
                return -1;
            }
            sum ^= part(row);
            live &= -1L << from + cells;
        }
        return sum;
    }

    private int part(long row) {
        Integer known = parts.get(row);
        if (known != null) {
            return known;
        }
        int length = Long.SIZE - 1 - Long.numberOfLeadingZeros(row);
        long crosses = row ^ 1L << length;
        long seen = 0;
        for (long free = ~crosses & (1L << length) - 1; free != 0; free &= free - 1) {
            seen |= 1L << sum(crosses | Long.lowestOneBit(free), length, false);
        }
        return entered(parts, row, seen);
    }

    private int entered(Map<Long, Integer> map, long key, long seen) {
        int nimber = Long.numberOfTrailingZeros(~seen);
        map.put(key, nimber);
        if ((map.size() & OFTEN) == 0) {
            watch.check();
        }
        return nimber;
    }

    /** A row and its mirror image alike, with a bit above the squares that tells their number. */
    private static long key(long crosses, int length) {
        long image = Long.reverse(crosses) >>> Long.SIZE - length;
        return Math.min(crosses, image) | 1L << length;
    }
}

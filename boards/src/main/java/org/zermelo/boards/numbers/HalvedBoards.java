package org.zermelo.boards.numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.derive.PieceCounts;
import org.zermelo.game.large.CancelScope;

/**
 * Numbers the boards on which as many pieces stand as can be there, by halves: how many boards have lesser last cells, and the place
 * of the first cells among those that go with the last ones. Both ways take a few reads from tables. For boards of some 18 cells.
 */
final class HalvedBoards implements BoardOrder {

    private static final int MOST_LOW = 6561;

    private static final int MOST_HIGH = 59_049;

    /** Tables of places; where the counts of pieces differ, but the same first cells go with them, they share one. */
    private static final int MOST_ROWS = 100;

    private static final int BUCKET = 9;

    private final int lowFillings;
    /** For each filling of the last cells the number of boards with a lesser one; one more entry for all boards. */
    private final int[] before;
    /** For each filling of the last cells which table of places goes with it. */
    private final byte[] row;
    /** For each filling of the first cells its place among those that go with a row, or -1. */
    private final short[][] places;
    /** The inverse of the places. */
    private final short[][] lows;
    /** For every 512th board a filling of the last cells that is not greater than its own. */
    private final int[] hints;

    private HalvedBoards(int[] before, byte[] row, short[][] places, short[][] lows) {
        this.before = before;
        this.row = row;
        this.places = places;
        this.lows = lows;
        this.lowFillings = places[0].length;
        this.hints = new int[(before[before.length - 1] >>> BUCKET) + 2];
        int high = 0;
        for (int bucket = 0; bucket < hints.length; bucket++) {
            while (high < row.length - 1 && before[high + 1] <= bucket << BUCKET) {
                high++;
            }
            hints[bucket] = high;
        }
    }

    /** The order of a game's boards; null where its tables would be too large. */
    static @Nullable HalvedBoards of(int[] values, PieceCounts counts) {
        int cut = 0;
        long low = 1;
        while (cut < values.length && low * Integer.bitCount(values[cut]) <= MOST_LOW) {
            low *= Integer.bitCount(values[cut++]);
        }
        long high = 1;
        for (int cell = cut; cell < values.length && high <= MOST_HIGH; cell++) {
            high *= Integer.bitCount(values[cell]);
        }
        if (high > MOST_HIGH) {
            return null;
        }
        int[] lowCounts = pieces(values, 0, cut);
        int[] highCounts = pieces(values, cut, values.length);
        Map<Integer, Byte> rowOf = new HashMap<>();
        List<short[]> places = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        int[] before = new int[highCounts.length + 1];
        byte[] row = new byte[highCounts.length];
        for (int filling = 0; filling < row.length; filling++) {
            int counted = highCounts[filling];
            if (!rowOf.containsKey(counted)) {
                CancelScope.check();
                short[] found = places(counted, lowCounts, counts);
                int same = 0;
                while (same < places.size() && !Arrays.equals(places.get(same), found)) {
                    same++;
                }
                if (same == places.size()) {
                    places.add(found);
                    sizes.add(size(found));
                }
                if (same == MOST_ROWS) {
                    return null;
                }
                rowOf.put(counted, (byte) same);
            }
            row[filling] = Objects.requireNonNull(rowOf.get(counted));
            before[filling + 1] = before[filling] + sizes.get(row[filling]);
            if (before[filling + 1] < 0) {
                return null;
            }
        }
        short[][] lows = places.stream().map(HalvedBoards::inverse).toArray(short[][]::new);
        return new HalvedBoards(before, row, places.toArray(short[][]::new), lows);
    }

    /** For each filling of some cells how many pieces of each value it has, a byte each. */
    private static int[] pieces(int[] values, int from, int to) {
        int[] pieces = {0};
        for (int cell = from; cell < to; cell++) {
            int radix = Integer.bitCount(values[cell]);
            int[] more = new int[pieces.length * radix];
            int rest = values[cell];
            for (int digit = 0; digit < radix; digit++, rest &= rest - 1) {
                int value = Integer.numberOfTrailingZeros(rest);
                for (int filling = 0; filling < pieces.length; filling++) {
                    more[digit * pieces.length + filling] = pieces[filling] + (value == 0 ? 0 : 1 << 8 * (value - 1));
                }
            }
            pieces = more;
        }
        return pieces;
    }

    private static short[] places(int counted, int[] lowCounts, PieceCounts counts) {
        short[] places = new short[lowCounts.length];
        short count = 0;
        for (int filling = 0; filling < places.length; filling++) {
            int sum = counted + lowCounts[filling];
            places[filling] = counts.possible(sum & 0xFF, sum >>> 8 & 0xFF, sum >>> 16) ? count++ : -1;
        }
        return places;
    }

    private static int size(short[] places) {
        int size = 0;
        for (short place : places) {
            size = Math.max(size, place + 1);
        }
        return size;
    }

    private static short[] inverse(short[] places) {
        short[] lows = new short[size(places)];
        for (int filling = 0; filling < places.length; filling++) {
            if (places[filling] >= 0) {
                lows[places[filling]] = (short) filling;
            }
        }
        return lows;
    }

    @Override
    public long size() {
        return before[before.length - 1];
    }

    @Override
    public long index(long board) {
        // numbers of such boards fit an int, whose division is quicker, but for the largest
        int high = board <= Integer.MAX_VALUE ? (int) board / lowFillings : (int) (board / lowFillings);
        int place = places[row[high]][(int) (board - (long) high * lowFillings)];
        return place < 0 ? -1 : before[high] + place;
    }

    @Override
    public long board(long index) {
        int place = (int) index;
        int high = hints[place >>> BUCKET];
        while (before[high + 1] <= place) {
            high++;
        }
        return (long) high * lowFillings + lows[row[high]][place - before[high]];
    }
}

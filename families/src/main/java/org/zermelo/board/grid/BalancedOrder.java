package org.zermelo.board.grid;

import java.util.Arrays;

/**
 * The boards on which two colours have claimed cells by turns, numbered without gaps in the order of their numbers in base
 * 3: those with as many cells of the first colour as of the second, or one more. Of the 3^16 fillings of 4 x 4 cells that
 * is less than a quarter. For boards of at most 16 cells; both directions take a few reads from tables.
 */
final class BalancedOrder implements Order {

    static final int MOST_CELLS = 16;

    /** Cells in the low half. */
    private static final int HALF = 8;

    private static final int BUCKET = 9;

    private final int lowFillings;
    /** For each filling of the high cells the number of boards with a smaller one; one more entry for all boards. */
    private final int[] before;
    /** For each filling of the high cells, by how much the first colour leads in it, plus 8. */
    private final byte[] lead;
    /** For each lead of the high cells and each filling of the low ones its place among those that balance, or -1. */
    private final short[][] places;
    /** The inverse: for each lead the low fillings that balance it, ascending. */
    private final short[][] lows;
    /** For every 512th board a filling of the high cells that is not greater than its own. */
    private final short[] hints;

    BalancedOrder(int cells) {
        int low = Math.min(cells, HALF);
        this.lowFillings = power(low);
        int highFillings = power(cells - low);
        int[] leads = leads(Math.max(lowFillings, highFillings));
        this.places = new short[2 * HALF + 1][lowFillings];
        this.lows = new short[2 * HALF + 1][];
        for (int l = 0; l <= 2 * HALF; l++) {
            lows[l] = balance(l - HALF, leads, places[l]);
        }
        this.lead = new byte[highFillings];
        this.before = new int[highFillings + 1];
        for (int high = 0; high < highFillings; high++) {
            lead[high] = (byte) (leads[high] + HALF);
            before[high + 1] = before[high] + lows[lead[high]].length;
        }
        this.hints = new short[(before[highFillings] >>> BUCKET) + 1];
        int high = 0;
        for (int bucket = 0; bucket < hints.length; bucket++) {
            while (before[high + 1] <= bucket << BUCKET && high < highFillings - 1) {
                high++;
            }
            hints[bucket] = (short) high;
        }
    }

    private static int power(int cells) {
        int power = 1;
        for (int i = 0; i < cells; i++) {
            power *= 3;
        }
        return power;
    }

    /** For each filling by how many cells the first colour leads. */
    private static int[] leads(int fillings) {
        int[] leads = new int[fillings];
        for (int filling = 1; filling < fillings; filling++) {
            int digit = filling % 3;
            leads[filling] = leads[filling / 3] + (digit == 1 ? 1 : digit == 2 ? -1 : 0);
        }
        return leads;
    }

    private static short[] balance(int highLead, int[] leads, short[] place) {
        short[] found = new short[place.length];
        int count = 0;
        for (int filling = 0; filling < place.length; filling++) {
            int lead = highLead + leads[filling];
            boolean balanced = lead == 0 || lead == 1;
            place[filling] = (short) (balanced ? count : -1);
            if (balanced) {
                found[count++] = (short) filling;
            }
        }
        return Arrays.copyOf(found, count);
    }

    @Override
    public long size() {
        return before[before.length - 1];
    }

    @Override
    public long index(long filling) {
        int number = (int) filling;
        int high = number / lowFillings;
        int place = places[lead[high]][number - high * lowFillings];
        return place < 0 ? -1 : before[high] + place;
    }

    @Override
    public long at(long index) {
        int place = (int) index;
        int high = hints[place >>> BUCKET];
        while (before[high + 1] <= place) {
            high++;
        }
        return (long) high * lowFillings + lows[lead[high]][place - before[high]];
    }
}

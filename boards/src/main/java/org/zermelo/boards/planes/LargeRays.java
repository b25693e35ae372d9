package org.zermelo.boards.planes;

/** What lies free round a cell of a board of two words: on rays along which the numbers of the cells rise or fall, by masks. */
final class LargeRays {

    /** Whether they do on every ray; else rays are walked along. */
    private final boolean straight;

    private final int[][] next;
    private final boolean[] rises;
    /** For each ray and cell the cells behind it. */
    private final long[][] lows;

    private final long[][] highs;
    /** The cells that were found last. */
    long low;

    long high;

    /** The rays of a board: the first so many of them. */
    LargeRays(int[][] next, int rays) {
        this.next = next;
        this.rises = new boolean[rays];
        this.lows = new long[rays][next[0].length];
        this.highs = new long[rays][next[0].length];
        boolean monotone = true;
        for (int ray = 0; ray < rays; ray++) {
            boolean known = false;
            for (int cell = 0; cell < next[ray].length; cell++) {
                int to = next[ray][cell];
                if (to >= 0) {
                    monotone &= !known || rises[ray] == to > cell;
                    rises[ray] = to > cell;
                    known = true;
                }
                collect(ray, cell);
            }
        }
        this.straight = monotone;
    }

    /** The cells behind a cell; on a ring all others. */
    private void collect(int ray, int cell) {
        for (int at = next[ray][cell]; at >= 0 && at != cell && !behind(ray, cell, at); at = next[ray][at]) {
            lows[ray][cell] |= at < Long.SIZE ? 1L << at : 0;
            highs[ray][cell] |= at < Long.SIZE ? 0 : 1L << at;
        }
    }

    private boolean behind(int ray, int cell, int at) {
        return ((at < Long.SIZE ? lows : highs)[ray][cell] >>> at & 1) != 0;
    }

    /** Finds the cells on all rays as far as they are among some. */
    void find(int from, long amongLow, long amongHigh) {
        low = 0;
        high = 0;
        for (int ray = 0; ray < rises.length; ray++) {
            find(ray, from, amongLow, amongHigh);
        }
    }

    private void find(int ray, int from, long amongLow, long amongHigh) {
        if (!straight) {
            walk(next[ray], from, amongLow, amongHigh);
            return;
        }
        long lows = this.lows[ray][from];
        long highs = this.highs[ray][from];
        long endLow = lows & ~amongLow;
        long endHigh = highs & ~amongHigh;
        if (rises[ray]) {
            low |= endLow == 0 ? lows : lows & (endLow & -endLow) - 1;
            high |= endLow != 0 ? 0 : endHigh == 0 ? highs : highs & (endHigh & -endHigh) - 1;
        } else {
            high |= endHigh == 0 ? highs : highs & -(Long.highestOneBit(endHigh) << 1);
            low |= endHigh != 0 ? 0 : endLow == 0 ? lows : lows & -(Long.highestOneBit(endLow) << 1);
        }
    }

    private void walk(int[] ray, int from, long amongLow, long amongHigh) {
        for (int at = ray[from]; at >= 0 && at != from; at = ray[at]) {
            if (((at < Long.SIZE ? amongLow : amongHigh) >>> at & 1) == 0) {
                return;
            }
            low |= at < Long.SIZE ? 1L << at : 0;
            high |= at < Long.SIZE ? 0 : 1L << at;
        }
    }
}

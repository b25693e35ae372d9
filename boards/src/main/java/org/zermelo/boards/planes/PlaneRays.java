package org.zermelo.boards.planes;

/** The rays of a board as sets of cells, where the numbers of the cells allow it. */
final class PlaneRays {

    /** Whether along each ray the numbers of the cells always rise or always fall. */
    final boolean straight;
    /** Whether each ray leads equally far in these numbers from wherever it leads on. */
    final boolean even;

    /** For each ray how far it leads, and the cells from which it leads on. */
    final int[] offsets;

    private final long[] starts;
    /** For each ray and cell the cells behind it. */
    private final long[][] lines;

    PlaneRays(int[][] next) {
        this.offsets = new int[next.length];
        this.starts = new long[next.length];
        this.lines = new long[next.length][next[0].length];
        boolean monotone = true;
        boolean same = true;
        for (int ray = 0; ray < next.length; ray++) {
            for (int cell = 0; cell < next[ray].length; cell++) {
                int to = next[ray][cell];
                if (to >= 0) {
                    same &= offsets[ray] == 0 || offsets[ray] == to - cell;
                    monotone &= offsets[ray] == 0 || offsets[ray] > 0 == to > cell;
                    offsets[ray] = to - cell;
                    starts[ray] |= 1L << cell;
                }
                for (int at = to; at >= 0 && (lines[ray][cell] >>> at & 1) == 0; at = next[ray][at]) {
                    lines[ray][cell] |= 1L << at;
                }
            }
        }
        this.straight = monotone;
        this.even = same;
    }

    /** The cells from which a ray leads to one of these, where rays are even. */
    long before(int ray, long cells) {
        int offset = offsets[ray];
        return (offset > 0 ? cells >>> offset : cells << -offset) & starts[ray];
    }

    /** The cells on a ray as far as they are among some, where rays are straight. */
    long free(int ray, int from, long among) {
        long line = lines[ray][from];
        return upTo(ray, line, first(ray, line & ~among));
    }

    /** The row of the other's on a ray, where an own piece is behind it; rays are straight. */
    long shut(int ray, int from, long others, long owns) {
        long line = lines[ray][from];
        long end = first(ray, line & ~others);
        return (end & owns) == 0 ? 0 : upTo(ray, line, end);
    }

    private long first(int ray, long cells) {
        return offsets[ray] > 0 ? cells & -cells : Long.highestOneBit(cells);
    }

    private long upTo(int ray, long line, long end) {
        return end == 0 ? line : line & (offsets[ray] > 0 ? end - 1 : -(end << 1));
    }

    /** The cells from which a ray leads over some cells, one or more of them, to one of others; rays are even. */
    long over(int ray, long cells, long to) {
        long run = before(ray, to) & cells;
        long grown = run;
        do {
            run = grown;
            grown |= before(ray, run) & cells;
        } while (grown != run);
        return before(ray, run);
    }
}

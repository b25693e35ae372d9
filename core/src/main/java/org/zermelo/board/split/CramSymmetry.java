package org.zermelo.board.split;

/** The symmetries of sets of squares of a board whose lines have {@code width} squares. */
final class CramSymmetry {

    /** What a component is like under half a turn. */
    enum HalfTurn {
        /** It changes, or its centre is one of its squares. */
        NONE,
        /** It stays; the centre is a corner of squares or outside the component. */
        NO_CENTRE,
        /** It stays; the centre is between two of its squares. */
        DOMINO
    }

    private final int width;
    private final long firstColumn;
    /** For each line of squares its mirror image, and its squares one under the other. */
    private final long[] mirrored;

    private final long[] upright;

    CramSymmetry(int width, long firstColumn) {
        this.width = width;
        this.firstColumn = firstColumn;
        this.mirrored = new long[1 << width];
        this.upright = new long[1 << width];
        for (int line = 1; line < mirrored.length; line++) {
            int low = Integer.numberOfTrailingZeros(line);
            mirrored[line] = mirrored[line & line - 1] | 1L << width - 1 - low;
            upright[line] = upright[line & line - 1] | 1L << low * width;
        }
    }

    private int height(long cells) {
        return (63 - Long.numberOfLeadingZeros(cells)) / width + 1;
    }

    private int breadth(long cells) {
        int breadth = width;
        while ((cells & firstColumn << breadth - 1) == 0) {
            breadth--;
        }
        return breadth;
    }

    /** The least image, moved to the first corner; quarter turns count where the component fits into a square. */
    long canonical(long component) {
        long moved = component >>> Long.numberOfTrailingZeros(component) / width * width;
        while ((moved & firstColumn) == 0) {
            moved >>>= 1;
        }
        int height = height(moved);
        int breadth = breadth(moved);
        boolean turns = height <= width;
        int mask = (1 << width) - 1;
        long upsideDown = 0;
        long mirror = 0;
        long both = 0;
        long a = 0;
        long b = 0;
        long c = 0;
        long d = 0;
        for (int line = 0; line < height; line++) {
            int back = height - 1 - line;
            int row = (int) (moved >>> line * width) & mask;
            int reversed = (int) mirrored[row] >>> width - breadth;
            upsideDown |= (long) row << back * width;
            mirror |= (long) reversed << line * width;
            both |= (long) reversed << back * width;
            if (turns) {
                a |= upright[row] << line;
                b |= upright[row] << back;
                c |= upright[reversed] << line;
                d |= upright[reversed] << back;
            }
        }
        long least = Math.min(Math.min(moved, upsideDown), Math.min(mirror, both));
        return turns ? Math.min(least, Math.min(Math.min(a, b), Math.min(c, d))) : least;
    }

    /** What a component in the first corner is like under half a turn. */
    HalfTurn halfTurn(long component) {
        int height = height(component);
        int breadth = breadth(component);
        long turned = Long.reverse(component) >>> 64 - (height - 1) * width - breadth;
        if (turned != component) {
            return HalfTurn.NONE;
        }
        boolean centre = (component >>> (height - 1) / 2 * width + (breadth - 1) / 2 & 1) != 0;
        if (!centre || (height % 2 == 0 && breadth % 2 == 0)) {
            return HalfTurn.NO_CENTRE;
        }
        return height % 2 == 1 && breadth % 2 == 1 ? HalfTurn.NONE : HalfTurn.DOMINO;
    }
}

package org.zermelo.board.split;

/**
 * The squares of a board as the bits of a number, lines of {@code width} squares one after the other, and which of them a
 * domino can join.
 *
 * <p>Two squares at opposite corners of a block of four that have no neighbours but the other two corners are twins. They
 * are worth one square at each of these corners: whichever corner is covered together with anything, both graphs are left
 * with the same number of squares for the other corner, and one is as good as two. So one of the two ways to lay dominoes in
 * the block, across the lines, is enough; the other one, along the lines, is cut.
 */
final class CramGrid {

    final int width;
    final long firstColumn;
    final long lastColumn;
    /** For each square the first one of its line. */
    private final byte[] firstOfLine = new byte[Long.SIZE];
    /** Lines are laid upon each other in halves; the first fold is this many squares down. */
    private final int fold;

    CramGrid(int width, int height) {
        this.width = width;
        long column = 0;
        for (int line = 0; line < height; line++) {
            column |= 1L << line * width;
        }
        this.firstColumn = column;
        this.lastColumn = column << width - 1;
        this.fold = width * Integer.highestOneBit(Math.max(1, height - 1));
        for (int square = 0; square < Long.SIZE; square++) {
            firstOfLine[square] = (byte) (square - square % width);
        }
    }

    long rightOf(long set) {
        return (set & ~lastColumn) << 1;
    }

    long leftOf(long set) {
        return (set & ~firstColumn) >>> 1;
    }

    /** The squares that have a square of the set to their right, in a line that is not cut between them. */
    long leftOf(long set, long cut) {
        return leftOf(set) & ~cut;
    }

    long rightOf(long set, long cut) {
        return rightOf(set & ~cut);
    }

    /** The squares beside those of a set, board or not. */
    long beside(long set, long cut) {
        return set << width | set >>> width | rightOf(set, cut) | leftOf(set, cut);
    }

    /** The left squares of the dominoes that can be laid along a line. */
    long along(long cells, long cut) {
        return cells & leftOf(cells, cut);
    }

    /** The upper squares of the dominoes that can be laid across lines. */
    long across(long cells) {
        return cells & cells >>> width;
    }

    /** The squares where a line is cut to their right, because the domino there is like one across the lines. */
    long cut(long cells) {
        long hasLeft = rightOf(cells);
        long hasRight = leftOf(cells);
        long hasUpper = cells << width;
        long hasLower = cells >>> width;
        long goesDown = cells & hasLower & ~hasUpper;
        long goesUp = cells & hasUpper & ~hasLower;
        long goesRight = hasRight & ~hasLeft;
        long goesLeft = hasLeft & ~hasRight;
        long falling = goesDown & goesRight & leftOf(goesUp & goesLeft) >>> width;
        long rising = leftOf(goesDown & goesLeft) & (goesUp & goesRight) >>> width;
        long blocks = falling | rising;
        return blocks | blocks << width;
    }

    /** The squares with two neighbours or more. */
    long joined(long cells, long cut) {
        long upper = cells << width;
        long lower = cells >>> width;
        long right = rightOf(cells, cut);
        long left = leftOf(cells, cut);
        return cells & ((upper & lower) | (left & right) | ((upper | lower) & (left | right)));
    }

    /**
     * The squares that make a difference. Of the leaves of a square, which are those that have no other neighbour, one is
     * kept, or the twins. A square may go when each of its neighbours has a leaf beside it: a domino on the square and such
     * a neighbour does no more than the domino on the leaf, for without its neighbour the leaf is dead, and the square stays
     * of no use.
     */
    long simplified(long cells, long cut) {
        long leaves = cells & beside(cells, cut) & ~joined(cells, cut);
        long twins = leaves & (cut | cut << 1);
        long plain = leaves & ~twins;
        long hubs = (twins >>> width | twins << width) & cells;
        long kept = twins;
        long more = plain >>> width & cells & ~hubs;
        hubs |= more;
        kept |= more << width & plain;
        more = leftOf(plain, cut) & cells & ~hubs;
        hubs |= more;
        kept |= rightOf(more, cut) & plain;
        more = rightOf(plain, cut) & cells & ~hubs;
        hubs |= more;
        kept |= leftOf(more, cut) & plain;
        more = plain << width & cells & ~hubs;
        hubs |= more;
        kept |= more >>> width & plain;
        long others = cells & ~(plain & ~kept) & ~hubs;
        return cells & ~(plain & ~kept) & ~(others & ~kept & ~beside(others, cut));
    }

    /** All squares of a set that can be reached from one of them. */
    long connected(long from, long within, long cut) {
        long part = from;
        while (true) {
            long next = (part | beside(part, cut)) & within;
            long further = (next | beside(next, cut)) & within;
            if (further == next) {
                return next;
            }
            part = further;
        }
    }

    /** Moves a set to the first line and column. */
    long cornered(long set) {
        return set >>> firstOfLine[Long.numberOfTrailingZeros(set)] + Integer.numberOfTrailingZeros(columns(set));
    }

    /** How many lines a set in the corner takes. */
    int height(long cells) {
        return firstOfLine[63 - Long.numberOfLeadingZeros(cells)] / width + 1;
    }

    /** How many columns a set in the corner takes. */
    int breadth(long cells) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(columns(cells));
    }

    /** The columns in which there are squares of a set. */
    private int columns(long set) {
        long folded = set;
        for (int distance = fold; distance >= width; distance >>>= 1) {
            folded |= folded >>> distance;
        }
        return (int) folded & (1 << width) - 1;
    }
}

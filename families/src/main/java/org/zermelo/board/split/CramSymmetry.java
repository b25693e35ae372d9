package org.zermelo.board.split;

/**
 * The symmetries of sets of squares of a board. All sets are in the first corner, and so are their images; quarter turns
 * count where a set fits into a square of the board's width.
 */
final class CramSymmetry {

    /** The number of symmetries of a square; the first four keep the lines. */
    static final int IMAGES = 8;

    /** What a component is like under half a turn. */
    enum HalfTurn {
        /** It changes, or its centre is one of its squares. */
        NONE,
        /** It stays; the centre is a corner of squares or outside the component. */
        NO_CENTRE,
        /** It stays; the centre is between two of its squares. */
        DOMINO
    }

    private final CramGrid grid;
    private final int width;
    /** For each line of squares its squares one under the other. */
    private final long[] upright;

    CramSymmetry(CramGrid grid) {
        this.grid = grid;
        this.width = grid.width;
        this.upright = new long[1 << width];
        for (int line = 1; line < upright.length; line++) {
            int low = Integer.numberOfTrailingZeros(line);
            upright[line] = upright[line & line - 1] | 1L << low * width;
        }
    }

    /** The images of a set: itself, mirrored, turned by half, upside down, and, if they fit, the same of its transpose. */
    long image(long cells, int which) {
        int height = grid.height(cells);
        int breadth = grid.breadth(cells);
        boolean transposed = which >= IMAGES / 2;
        long upright = transposed ? transposed(cells, height) : cells;
        int columns = transposed ? height : breadth;
        long turned = (which & 2) != 0 ? turned(upright, transposed ? breadth : height, columns) : upright;
        return (which & 1) != 0 ? mirrored(turned, columns) : turned;
    }

    /** How many images a set has. */
    int images(long cells) {
        return grid.height(cells) <= width ? IMAGES : IMAGES / 2;
    }

    /** The least image of a set. */
    long least(long cells) {
        int height = grid.height(cells);
        int breadth = grid.breadth(cells);
        long least = leastOfFour(cells, height, breadth);
        return height > width ? least : Math.min(least, leastOfFour(transposed(cells, height), breadth, height));
    }

    private long leastOfFour(long cells, int height, int breadth) {
        long turned = turned(cells, height, breadth);
        return Math.min(Math.min(cells, turned), Math.min(mirrored(cells, breadth), mirrored(turned, breadth)));
    }

    /** Whether an image of a set is the set itself. */
    boolean isSymmetric(long cells) {
        int height = grid.height(cells);
        int breadth = grid.breadth(cells);
        long turned = turned(cells, height, breadth);
        if (turned == cells || mirrored(cells, breadth) == cells || mirrored(turned, breadth) == cells) {
            return true;
        }
        return height == breadth && isAnImage(cells, transposed(cells, height), height);
    }

    private boolean isAnImage(long cells, long transposed, int side) {
        long turned = turned(transposed, side, side);
        return transposed == cells
                || turned == cells
                || mirrored(transposed, side) == cells
                || mirrored(turned, side) == cells;
    }

    private long transposed(long cells, int height) {
        int mask = (1 << width) - 1;
        long transposed = 0;
        for (int line = 0; line < height; line++) {
            transposed |= upright[(int) (cells >>> line * width) & mask] << line;
        }
        return transposed;
    }

    /** Where a square goes to in one of the images. */
    int image(int square, int height, int breadth, int which) {
        boolean transposed = which >= IMAGES / 2;
        int line = transposed ? square % width : square / width;
        int column = transposed ? square / width : square % width;
        int lines = transposed ? breadth : height;
        int columns = transposed ? height : breadth;
        boolean mirrored = (which & 1) != (which >> 1 & 1);
        boolean down = (which & 2) != 0;
        return (down ? lines - 1 - line : line) * width + (mirrored ? columns - 1 - column : column);
    }

    private long turned(long cells, int height, int breadth) {
        return Long.reverse(cells) >>> 64 - (height - 1) * width - breadth;
    }

    private long mirrored(long cells, int breadth) {
        long mirrored = (width & 1) != 0 ? cells & grid.firstColumn << width / 2 : 0;
        for (int column = 0; column < width / 2; column++) {
            int distance = width - 1 - 2 * column;
            long side = grid.firstColumn << column;
            mirrored |= (cells & side) << distance | cells >>> distance & side;
        }
        return mirrored >>> width - breadth;
    }

    /** What a component is like under half a turn. */
    HalfTurn halfTurn(long component) {
        int height = grid.height(component);
        int breadth = grid.breadth(component);
        if (turned(component, height, breadth) != component) {
            return HalfTurn.NONE;
        }
        boolean centre = (component >>> (height - 1) / 2 * width + (breadth - 1) / 2 & 1) != 0;
        if (!centre || (height % 2 == 0 && breadth % 2 == 0)) {
            return HalfTurn.NO_CENTRE;
        }
        return height % 2 == 1 && breadth % 2 == 1 ? HalfTurn.NONE : HalfTurn.DOMINO;
    }
}

package org.zermelo.board.grid;

/**
 * Boards of at most 32 cells that are empty (0), the first colour's (1) or the second colour's (2), numbered in base 3 with
 * cell 0 as the last digit. Works on eight cells at a time by tables, for speed.
 */
final class TernaryBoard implements CellBoard {

    static final int MOST_CELLS = 32;

    /** 3^8, the number of fillings of eight cells. */
    static final int GROUP = 6561;

    private static final long LOW = 0xFFFF_FFFFL;

    private final int cells;
    private final int groups;
    private final int symmetries;
    private final long[] powers;
    /** For each filling of eight cells: the cells of the first colour, and from bit 8 on those of the second. */
    private final short[] colours = new short[GROUP];
    /** For each set of eight cells the sum of their powers. */
    private final int[] sums = new int[256];
    /**
     * For each group of cells, each filling of it and each symmetry, in this order: what the images of its pieces add to the
     * number. All symmetries of a filling are neighbours, so that they come with one read from memory.
     */
    private final long[] images;

    /** The same in half the memory, when every number fits. */
    private final int[] smallImages;

    /**
     * A board.
     *
     * @param permutations permutations of the cells that form a group; the first is the identity
     */
    TernaryBoard(int cells, int[]... permutations) {
        this.cells = cells;
        this.groups = (cells + 7) / 8;
        this.symmetries = permutations.length;
        this.powers = new long[cells + 1];
        powers[0] = 1;
        for (int i = 1; i <= cells; i++) {
            powers[i] = 3 * powers[i - 1];
        }
        for (int filling = 0; filling < GROUP; filling++) {
            int masks = 0;
            for (int cell = 0, rest = filling; cell < 8; cell++, rest /= 3) {
                masks |= rest % 3 == 1 ? 1 << cell : rest % 3 == 2 ? 256 << cell : 0;
            }
            colours[filling] = (short) masks;
            if (masks >> 8 == 0) {
                sums[masks] = filling;
            }
        }
        boolean small = powers[cells] <= Integer.MAX_VALUE;
        int entries = symmetries == 1 ? 0 : groups * GROUP * symmetries;
        this.images = new long[small ? 0 : entries];
        this.smallImages = new int[small ? entries : 0];
        for (int i = 0; i < entries; i++) {
            int filling = i / symmetries;
            long image = image(permutations[i % symmetries], filling / GROUP, filling % GROUP);
            if (small) {
                smallImages[i] = (int) image;
            } else {
                images[i] = image;
            }
        }
    }

    private long image(int[] permutation, int group, int filling) {
        long sum = 0;
        int rest = filling;
        for (int cell = 8 * group; cell < Math.min(cells, 8 * group + 8); cell++, rest /= 3) {
            sum += rest % 3 * powers[permutation[cell]];
        }
        return sum;
    }

    int cells() {
        return cells;
    }

    @Override
    public String cells(long key) {
        return BoardRows.cells(colours(key), cells);
    }

    @Override
    public long key(String text) {
        return filling(BoardRows.colours(text));
    }

    /** The number of fillings, 3^cells. */
    long fillings() {
        return powers[cells];
    }

    /** What a piece of the first colour on this cell adds to the number. */
    long power(int cell) {
        return powers[cell];
    }

    /** The cells of the first colour in the low 32 bits, those of the second in the high ones. */
    long colours(long filling) {
        long first = 0;
        long second = 0;
        long rest = filling;
        for (int g = 0; g < groups; g++) {
            long next = rest / GROUP;
            int masks = colours[(int) (rest - next * GROUP)];
            first |= (long) (masks & 0xFF) << 8 * g;
            second |= (long) (masks >> 8 & 0xFF) << 8 * g;
            rest = next;
        }
        return first | second << 32;
    }

    /** The number of a filling given by its colours; the inverse of {@link #colours}. */
    long filling(long colours) {
        int first = (int) colours;
        int second = (int) (colours >>> 32);
        long filling = 0;
        for (int g = groups - 1; g >= 0; g--) {
            int shift = 8 * g;
            filling = filling * GROUP + sums[first >>> shift & 0xFF] + 2 * sums[second >>> shift & 0xFF];
        }
        return filling;
    }

    /** The least number among the images of a filling. */
    long least(long filling) {
        if (symmetries == 1) {
            return filling;
        }
        if (groups == 2 && smallImages.length > 0) {
            return leastOfTwoGroups((int) filling);
        }
        long least = Long.MAX_VALUE;
        for (int s = 0; s < symmetries; s++) {
            least = Math.min(least, image(filling, s));
        }
        return least;
    }

    /** The hot case, boards of 9 to 16 cells. */
    private long leastOfTwoGroups(int filling) {
        int high = filling / GROUP;
        int low = (filling - high * GROUP) * symmetries;
        high = (high + GROUP) * symmetries;
        int least = Integer.MAX_VALUE;
        for (int s = 0; s < symmetries; s++) {
            least = Math.min(least, smallImages[low + s] + smallImages[high + s]);
        }
        return least;
    }

    /**
     * On boards of up to 16 cells with symmetries: for each filling of the first eight cells, then for each of the others, its
     * images under all symmetries as parts of a number.
     */
    int[] smallImages() {
        return smallImages;
    }

    /** The number of the image of a filling under a symmetry. */
    long image(long filling, int symmetry) {
        long sum = 0;
        long rest = filling;
        for (int g = 0; g < groups; g++) {
            long next = rest / GROUP;
            int entry = (g * GROUP + (int) (rest - next * GROUP)) * symmetries + symmetry;
            sum += smallImages.length > 0 ? smallImages[entry] : images[entry];
            rest = next;
        }
        return sum;
    }

    /** The number of different images of a filling. */
    int images(long filling) {
        if (symmetries == 1) {
            return 1;
        }
        int fixing = 0;
        for (int s = 0; s < symmetries; s++) {
            fixing += image(filling, s) == filling ? 1 : 0;
        }
        return symmetries / fixing;
    }

    static int first(long colours) {
        return (int) (colours & LOW);
    }

    static int second(long colours) {
        return (int) (colours >>> 32);
    }

    /** The symmetries of a grid: 8 of a square, 4 of any other; each maps a cell (row by row) to its image. */
    static int[][] gridSymmetries(int columns, int rows) {
        boolean square = columns == rows;
        int[][] symmetries = new int[square ? 8 : 4][columns * rows];
        for (int s = 0; s < symmetries.length; s++) {
            for (int cell = 0; cell < columns * rows; cell++) {
                int column = cell % columns;
                int row = cell / columns;
                int c = (s & 1) != 0 ? columns - 1 - column : column;
                int r = (s & 2) != 0 ? rows - 1 - row : row;
                symmetries[s][cell] = (s & 4) != 0 ? c * columns + r : r * columns + c;
            }
        }
        return symmetries;
    }
}

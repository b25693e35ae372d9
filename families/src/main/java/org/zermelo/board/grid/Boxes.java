package org.zermelo.board.grid;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;

/**
 * Dots and Boxes on m x n boxes: a move draws a side, and gains each box that it closes. Who has closed a box moves again;
 * as the turn passes with every move here, the opponent's only move is then {@code pass}.
 */
public final class Boxes extends GridGame {

    private static final int MOST_SIDES = 31;

    private final int columns;
    private final int rows;
    private final Kernel kernel;

    private Boxes(int columns, int rows, Kernel kernel) {
        super("boxes(" + columns + ", " + rows + ")", kernel);
        this.columns = columns;
        this.rows = rows;
        this.kernel = kernel;
    }

    /**
     * The game on m columns and n rows of boxes.
     *
     * @throws BadInputException when there is no box or there are more than 31 sides
     */
    public static Boxes of(int m, int n) {
        if (m < 1 || n < 1 || m > MOST_SIDES || n > MOST_SIDES || m * (n + 1) + n * (m + 1) > MOST_SIDES) {
            throw new BadInputException("grid.boxes", "m", m, "n", n, "most", MOST_SIDES);
        }
        return new Boxes(m, n, new Kernel(m, n));
    }

    /** Boxes in a row. */
    public int columns() {
        return columns;
    }

    /** Rows of boxes. */
    public int rows() {
        return rows;
    }

    /** A position is twice the set of the drawn sides, plus 1 when the mover must pass. */
    private static final class Kernel implements PackedRules {
        private final int sides;
        private final int[] boxes;
        private final List<String> names = new ArrayList<>();

        Kernel(int columns, int rows) {
            int across = columns * (rows + 1);
            this.sides = across + rows * (columns + 1);
            this.boxes = new int[columns * rows];
            for (int i = 0; i < boxes.length; i++) {
                int column = i % columns;
                int row = i / columns;
                int left = across + row * (columns + 1) + column;
                boxes[i] = 1 << i | 1 << i + columns | 1 << left | 1 << left + 1;
            }
            for (int side = 0; side < sides; side++) {
                boolean lies = side < across;
                int width = lies ? columns : columns + 1;
                names.add((lies ? "-" : "|") + BoardRows.cell(lies ? side : side - across, width));
            }
        }

        private int closed(int drawn, int side) {
            int count = 0;
            for (int box : boxes) {
                count += (box >> side & 1) != 0 && (drawn & box) == box ? 1 : 0;
            }
            return count;
        }

        private static boolean mustPass(long position) {
            return (position & 1) != 0;
        }

        @Override
        public long start() {
            return 0;
        }

        @Override
        public long bound() {
            return 2L << sides;
        }

        @Override
        public int mostOptions() {
            return sides;
        }

        @Override
        public int options(long position, long[] options) {
            if (mustPass(position)) {
                options[0] = position - 1;
                return 1;
            }
            int drawn = (int) (position >>> 1);
            int count = 0;
            for (int free = (1 << sides) - 1 & ~drawn; free != 0; free &= free - 1) {
                int side = Integer.numberOfTrailingZeros(free);
                int next = drawn | 1 << side;
                boolean again = closed(next, side) > 0 && next != (1 << sides) - 1;
                options[count++] = (long) next << 1 | (again ? 1 : 0);
            }
            return count;
        }

        @Override
        public boolean scoring() {
            return true;
        }

        @Override
        public void gains(long position, long[] gains) {
            gains[0] = 0;
            int drawn = (int) (position >>> 1);
            int count = 0;
            for (int free = mustPass(position) ? 0 : (1 << sides) - 1 & ~drawn; free != 0; free &= free - 1) {
                int side = Integer.numberOfTrailingZeros(free);
                gains[count++] = closed(drawn | 1 << side, side);
            }
        }

        @Override
        public Ending ending(long position) {
            return Ending.SCORED;
        }

        @Override
        public int levels() {
            return 2 * sides + 2;
        }

        @Override
        public int level(long position) {
            return 2 * (sides - Long.bitCount(position >>> 1)) + (int) (position & 1);
        }
    }

    @Override
    boolean twoColours() {
        return false;
    }

    @Override
    String moveText(long key, int index) {
        if (Kernel.mustPass(key)) {
            return "pass";
        }
        int free = (1 << kernel.sides) - 1 & ~(int) (key >>> 1);
        for (int i = 0; i < index; i++) {
            free &= free - 1;
        }
        return kernel.names.get(Integer.numberOfTrailingZeros(free));
    }

    /** The drawn sides, lying {@code -a1} and upright {@code |a1}, row by row; {@code pass} when the mover must. */
    @Override
    String boardText(long key) {
        List<String> drawn = new ArrayList<>();
        for (int side = 0; side < kernel.sides; side++) {
            if ((key >>> side + 1 & 1) != 0) {
                drawn.add(kernel.names.get(side));
            }
        }
        if (Kernel.mustPass(key)) {
            drawn.add("pass");
        }
        return drawn.isEmpty() ? "none" : String.join(" ", drawn);
    }

    @Override
    long read(String text) {
        long key = 0;
        for (String name : text.equals("none") ? new String[0] : text.split(" ")) {
            key |= name.equals("pass") ? 1 : 2L << Math.max(0, kernel.names.indexOf(name));
        }
        return key;
    }

    @Override
    public String drawing(GridPosition position) {
        return boardText(position.key());
    }
}

package org.zermelo.board.grid;

import java.util.stream.IntStream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Look;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Pictured;

/**
 * Hexapawn on m columns and n rows: each player has a row of pawns, which go forwards into a free cell or capture slanting
 * forwards. Who reaches the far row wins, and who cannot move loses. On three by three the second player wins (M. Gardner,
 * Mathematical Games, Scientific American, March 1962). In the text of a position x is the player to move and goes up.
 */
public final class Hexapawn extends CellGame implements Pictured {

    private final Kernel kernel;

    private Hexapawn(int columns, int rows, Kernel kernel) {
        super("hexapawn(" + columns + ", " + rows + ")", kernel, kernel.board, columns);
        this.kernel = kernel;
    }

    /**
     * The game on m columns and n rows.
     *
     * @throws BadInputException when there are fewer than 3 rows, no columns, or more than 32 cells
     */
    public static Hexapawn of(int m, int n) {
        if (m < 1 || n < 3 || (long) m * n > TernaryBoard.MOST_CELLS) {
            throw new BadInputException("grid.hexapawn", "m", m, "n", n, "most", TernaryBoard.MOST_CELLS);
        }
        return new Hexapawn(m, n, new Kernel(m, n));
    }

    /** The mover's pawns are the first colour and go up; after a move the board is turned round. */
    private static final class Kernel implements PackedRules {
        private final int columns;
        private final int rows;
        private final int cells;
        private final TernaryBoard board;
        private final Order order;

        Kernel(int columns, int rows) {
            this.columns = columns;
            this.rows = rows;
            this.cells = columns * rows;
            this.board = new TernaryBoard(cells, IntStream.range(0, cells).toArray());
            this.order = new FillingOrder(board, (columns + 1) * (columns + 1), this::next, state -> true);
        }

        /**
         * The pawns of both that were counted, from the last row on: no more than a row each; none of the mover's in the first
         * row, where he would have won, and at most one of the other's in the last, who has just won.
         */
        private int next(int state, int cell, int colour) {
            int own = state / (columns + 1) + (colour == 1 ? 1 : 0);
            int other = state % (columns + 1) + (colour == 2 ? 1 : 0);
            boolean beyond = colour == 1 && cell < columns || other > 1 && cell >= cells - columns;
            return own > columns || other > columns || beyond ? -1 : own * (columns + 1) + other;
        }

        @Override
        public long start() {
            long row = (1L << columns) - 1;
            return board.filling(row << (rows - 1) * columns | row << 32);
        }

        @Override
        public long bound() {
            return board.fillings();
        }

        @Override
        public long indices() {
            return order.size();
        }

        @Override
        public long index(long position) {
            return order.index(position);
        }

        @Override
        public long at(long index) {
            return order.at(index);
        }

        @Override
        public int mostOptions() {
            return 3 * columns;
        }

        private interface Step {
            void take(int count, int cell, int target, int own, int other);
        }

        private int walk(long position, Step step) {
            long colours = board.colours(position);
            int own = TernaryBoard.first(colours);
            int other = TernaryBoard.second(colours);
            if (other >>> (rows - 1) * columns != 0) {
                return 0;
            }
            int count = 0;
            for (int left = own; left != 0; left &= left - 1) {
                int cell = Integer.numberOfTrailingZeros(left);
                for (int aside = -1; aside <= 1; aside++) {
                    int column = cell % columns + aside;
                    int target = cell - columns + aside;
                    boolean inside = column >= 0 && column < columns && target >= 0;
                    boolean open =
                            inside && (aside == 0 ? ((own | other) >> target & 1) == 0 : (other >> target & 1) != 0);
                    if (open) {
                        step.take(count++, cell, target, own ^ 1 << cell | 1 << target, other & ~(1 << target));
                    }
                }
            }
            return count;
        }

        private int turned(int set) {
            return Integer.reverse(set) >>> 32 - cells;
        }

        @Override
        public int options(long position, long[] options) {
            return walk(
                    position,
                    (count, cell, target, own, other) ->
                            options[count] = board.filling(turned(other) & 0xFFFF_FFFFL | (long) turned(own) << 32));
        }

        @Override
        public Ending ending(long position) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public int levels() {
            return 2 * cells * rows;
        }

        /** The rows that all pawns together still have before them; every move takes one away, a capture more. */
        @Override
        public int level(long position) {
            long colours = board.colours(position);
            int level = 0;
            for (int cell = 0; cell < cells; cell++) {
                int row = cell / columns;
                level += (TernaryBoard.first(colours) >> cell & 1) != 0 ? row : 0;
                level += (TernaryBoard.second(colours) >> cell & 1) != 0 ? rows - 1 - row : 0;
            }
            return level;
        }
    }

    @Override
    public Look look() {
        return Look.CELLS;
    }

    @Override
    String moveText(long key, int index) {
        String[] text = {""};
        kernel.walk(key, (count, cell, target, own, other) -> {
            if (count == index) {
                text[0] = BoardRows.cell(cell, columns) + "-" + BoardRows.cell(target, columns);
            }
        });
        return text[0];
    }
}

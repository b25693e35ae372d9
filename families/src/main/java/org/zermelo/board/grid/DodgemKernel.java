package org.zermelo.board.grid;

import java.util.stream.IntStream;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;

/** The rules of {@link Dodgem}; a position is the board in base 3, doubled, plus 1 when o is to move. */
final class DodgemKernel implements PackedRules {

    private final int side;
    private final int cells;
    private final TernaryBoard board;
    /** Boards with no more cars than there are in the beginning. */
    private final Order order;

    DodgemKernel(int side) {
        this.side = side;
        this.cells = side * side;
        this.board = new TernaryBoard(cells, IntStream.range(0, cells).toArray());
        this.order = new FillingOrder(board, side * side, this::next, state -> true);
    }

    /** The cars of both that were counted. */
    private int next(int state, int cell, int colour) {
        int first = state / side + (colour == 1 ? 1 : 0);
        int second = state % side + (colour == 2 ? 1 : 0);
        return first == side || second == side ? -1 : first * side + second;
    }

    boolean secondMoves(long position) {
        return (position & 1) != 0;
    }

    long cars(long position) {
        return board.colours(position >>> 1);
    }

    long key(long cars, boolean second) {
        return board.filling(cars) << 1 | (second ? 1 : 0);
    }

    /** Where a car comes to, -1 off the board, -2 when the way leads over another edge. */
    private int target(int cell, int direction, boolean second) {
        int column = cell % side;
        int row = cell / side;
        // 0 forwards, 1 and 2 sideways
        int along = direction == 0 ? 1 : 0;
        int across = direction == 1 ? 1 : direction == 2 ? -1 : 0;
        int newColumn = column + (second ? across : along);
        int newRow = row + (second ? -along : across);
        if (second ? newRow < 0 : newColumn >= side) {
            return -1;
        }
        boolean inside = newColumn >= 0 && newColumn < side && newRow >= 0 && newRow < side;
        return inside ? newRow * side + newColumn : -2;
    }

    /** The cell that the car of the i-th move leaves, and the one it comes to, -1 off the board. */
    int[] move(long position, int index) {
        int[] result = {0, 0};
        walk(position, (count, cell, target, next) -> {
            if (count == index) {
                result[0] = cell;
                result[1] = target;
            }
        });
        return result;
    }

    private interface Step {
        void take(int count, int cell, int target, long next);
    }

    private int walk(long position, Step step) {
        long cars = cars(position);
        boolean second = secondMoves(position);
        int own = second ? TernaryBoard.second(cars) : TernaryBoard.first(cars);
        int other = second ? TernaryBoard.first(cars) : TernaryBoard.second(cars);
        if (own == 0 || other == 0) {
            return 0;
        }
        int count = 0;
        for (int left = own; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            for (int direction = 0; direction < 3; direction++) {
                int target = target(cell, direction, second);
                if (target == -2 || target >= 0 && ((own | other) >> target & 1) != 0) {
                    continue;
                }
                long weight = second ? 2 : 1;
                long filling =
                        (position >>> 1) - weight * board.power(cell) + (target < 0 ? 0 : weight * board.power(target));
                step.take(count++, cell, target, filling << 1 | (second ? 0 : 1));
            }
        }
        return count;
    }

    @Override
    public long start() {
        long cars = 0;
        for (int i = 0; i < side - 1; i++) {
            cars |= 1L << i * side | 1L << 32 + (side - 1) * side + i + 1;
        }
        return key(cars, false);
    }

    @Override
    public long bound() {
        return 2 * board.fillings();
    }

    @Override
    public long indices() {
        return 2 * order.size();
    }

    @Override
    public long index(long position) {
        long index = order.index(position >>> 1);
        return index < 0 ? -1 : 2 * index + (position & 1);
    }

    @Override
    public long at(long index) {
        return order.at(index >>> 1) << 1 | index & 1;
    }

    @Override
    public int mostOptions() {
        return 3 * (side - 1);
    }

    @Override
    public int options(long position, long[] options) {
        return walk(position, (count, cell, target, next) -> options[count] = next);
    }

    /** The last mover has driven his last car off, or has left the mover without a move, who wins. */
    @Override
    public Ending ending(long position) {
        long cars = cars(position);
        int own = secondMoves(position) ? TernaryBoard.second(cars) : TernaryBoard.first(cars);
        int other = secondMoves(position) ? TernaryBoard.first(cars) : TernaryBoard.second(cars);
        return own != 0 && other == 0 ? Ending.LAST_MOVER_WINS : Ending.LAST_MOVER_LOSES;
    }
}

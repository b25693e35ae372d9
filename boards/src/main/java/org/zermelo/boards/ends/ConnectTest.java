package org.zermelo.boards.ends;

import java.util.List;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;

/** Whether some cells that hang together lie on all of some sides. Each cell is looked at once. */
final class ConnectTest implements CellTest {

    private final long[] sides;
    private final long[] beside;

    ConnectTest(Board board, List<BoardCells> sides) {
        this.sides = BoardCells.low(sides);
        this.beside = new long[board.size()];
        for (int cell = 0; cell < beside.length; cell++) {
            beside[cell] = board.beside(cell).low();
        }
    }

    @Override
    public boolean holds(long cells) {
        for (long side : sides) {
            if ((cells & side) == 0) {
                return false;
            }
        }
        long rest = cells;
        for (long from = rest & sides[0]; from != 0; from = rest & sides[0]) {
            long group = Long.lowestOneBit(from);
            long edge = group;
            while (edge != 0) {
                int cell = Long.numberOfTrailingZeros(edge);
                long more = beside[cell] & rest & ~group;
                group |= more;
                edge = edge & ~(1L << cell) | more;
            }
            if (onAllSides(group)) {
                return true;
            }
            rest &= ~group;
        }
        return false;
    }

    private boolean onAllSides(long group) {
        for (long side : sides) {
            if ((group & side) == 0) {
                return false;
            }
        }
        return true;
    }
}

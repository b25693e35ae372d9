package org.zermelo.boards.derive;

import java.util.LinkedHashSet;
import java.util.Set;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.Rotation;

/** Where what stands on a cell may go when it goes round or falls, while what stood there goes elsewhere. */
final class Carries {

    private final Board board;
    private final Set<Carry> carries = new LinkedHashSet<>();

    /**
     * From a cell to another.
     *
     * @param goes the values that may, value v as bit v
     */
    private record Carry(int from, int to, int goes) {}

    Carries(Board board) {
        this.board = board;
    }

    /** Adds where what stands on a cell goes by some rotations. */
    void add(Movement.Rotate rotate, int cell) {
        for (Rotation way : rotate.rotations()) {
            carries.add(new Carry(cell, way.to().get(cell), -1));
        }
        int below = rotate.falling() ? board.next(Board.DOWN, cell) : -1;
        for (; below >= 0; below = board.next(Board.DOWN, below)) {
            carries.add(new Carry(cell, below, ~1));
            // where pieces fall, emptiness rises
            carries.add(new Carry(below, cell, 1));
        }
    }

    /** Adds what may stand on each cell then, to what may in the middle of a move and to what may behind it; whether that is more. */
    boolean spread(int[] found, int[] staying) {
        boolean grown = false;
        for (Carry carry : carries) {
            int goes = found[carry.from] & carry.goes;
            grown |= (goes & ~found[carry.to]) != 0;
            found[carry.to] |= goes;
            staying[carry.to] |= goes;
        }
        return grown;
    }

    /** What each of them changes: of each quantity, which is a value on a cell, how much more or less there is. */
    Set<QuantityChange> changes(int[] possible, int values) {
        Set<QuantityChange> changes = new LinkedHashSet<>();
        for (Carry carry : carries) {
            for (int value = 0; value < values && carry.from != carry.to; value++) {
                if (((possible[carry.from] & carry.goes) >> value & 1) != 0) {
                    changes.add(QuantityChange.from(carry.from * values + value, carry.to * values + value));
                }
            }
        }
        return changes;
    }
}

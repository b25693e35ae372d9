package org.zermelo.boards.diagram;

import java.util.List;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.Content;

/**
 * The moves of a player as rewritings of bits, both ways.
 *
 * @param there from a position to its options
 * @param back from an option to the positions that have it
 * @param possible the positions at which there is a move
 */
record MoveSets(OpenMoves there, OpenMoves back, int possible) {

    /** The moves; their guards are held. */
    static MoveSets of(List<GroundMove> moves, CellBits bits, Diagrams diagrams) {
        List<Rewriting> there = moves.stream()
                .map(move -> rewriting(move, bits, diagrams, true))
                .toList();
        List<Rewriting> back = moves.stream()
                .map(move -> rewriting(move, bits, diagrams, false))
                .toList();
        int possible = NodeTable.NONE;
        for (Rewriting move : there) {
            possible = diagrams.best(possible, move.guard());
        }
        return new MoveSets(OpenMoves.of(there, diagrams), OpenMoves.of(back, diagrams), diagrams.nodes.hold(possible));
    }

    private static Rewriting rewriting(GroundMove move, CellBits bits, Diagrams diagrams, boolean there) {
        int[] allowed = bits.values();
        byte[] changes = new byte[bits.bits()];
        for (int cell = 0; cell < allowed.length; cell++) {
            int before = value(move.clears(), cell);
            int after = value(move.sets(), cell);
            if (before >= 0) {
                allowed[cell] = 1 << (there ? before : after);
                int above = bits.above(cell);
                if (above >= 0) {
                    // a piece comes to the top of a column, and is taken back from there
                    allowed[above] &= 1;
                }
                bits.change(changes, cell, there ? before : after, there ? after : before);
            } else {
                for (int value = 0; value < Content.VALUES; value++) {
                    if ((move.forbidden().get(value) >>> cell & 1) != 0) {
                        allowed[cell] &= ~(1 << value);
                    }
                }
            }
        }
        return new Rewriting(diagrams.nodes.hold(bits.set(diagrams, allowed)), changes);
    }

    /** The value whose set has the cell; -1 when none has. */
    static int value(List<Long> sets, int cell) {
        for (int value = 0; value < Content.VALUES; value++) {
            if ((sets.get(value) >>> cell & 1) != 0) {
                return value;
            }
        }
        return -1;
    }
}

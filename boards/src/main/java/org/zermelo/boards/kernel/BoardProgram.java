package org.zermelo.boards.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.ends.EndTests;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.numbers.BoardDigits;

/**
 * A board game as a compiler needs it. Who has pieces in hand has as many of them as are missing on the board.
 *
 * @param sides what holds at Left's turn and at Right's
 */
public record BoardProgram(Reading reading, List<Side> sides) {

    /**
     * How a number is read. Planes are sets of cells: those that are empty, Left's, Right's, and neutral.
     *
     * @param turnWritten whether the last bit is the turn; the rest is the board
     * @param shared whether every position is one at Left's turn
     * @param oddTurn the turn, where it is not written, when no cell counts
     * @param pliesWeight what a ply that is left adds to the number, above all else; 0 where plies are not bounded
     * @param oddPlies whether a ply that is left changes the turn, where it is not written
     * @param oddCells of each plane the cells that change the turn
     * @param all the cells
     * @param digits the board by groups of cells
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Reading(
            boolean turnWritten,
            boolean shared,
            int oddTurn,
            long pliesWeight,
            boolean oddPlies,
            long[] oddCells,
            long all,
            BoardDigits digits) {

        /** What it means for the player to move that no ply is left. */
        public int outOfPlies() {
            return EndTests.code(Verdict.DRAWS);
        }
    }

    /** The ends and the moves at a player's turn. */
    public record Side(List<EndTests.End> ends, List<ProgramRun> runs) {}

    /**
     * Moves that are listed at cells of one plane.
     *
     * @param groups in the order in which the moves of a cell are listed, where there are no slots
     * @param slots for each place in the lists of the cells what comes there; none where the groups are in order
     * @param same the moves that are left out where earlier ones are legal
     * @param hand what the player to move must have in hand; null where it does not matter
     */
    public record ProgramRun(
            int plane,
            List<MoveGroup> groups,
            List<Slot> slots,
            List<Same> same,
            @Nullable InHand hand) {}

    /**
     * The moves that come at one place in the lists of their cells.
     *
     * @param cells for each group the cells at which its move comes there
     * @param adds for each of 64 cells what the move there adds to the number of a position
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Slot(long[] cells, long[] adds) {}

    /** At these cells the moves of one group are the same as those of another, which come earlier. */
    public record Same(int group, int earlier, long cells) {}

    /**
     * A player has a piece in hand, or none.
     *
     * @param plane his pieces on the board
     * @param pieces how many there are with those in hand
     * @param some whether there must be one, and not none
     */
    public record InHand(int plane, int pieces, boolean some) {}
}

package org.zermelo.boards.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board game without hands and a bound on plies, as a compiler needs it.
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
     * @param oddCells of each plane the cells that change the turn
     * @param all the cells
     * @param digits the board by groups of cells
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Reading(
            boolean turnWritten, boolean shared, int oddTurn, long[] oddCells, long all, BoardDigits digits) {}

    /** The ends and the moves at a player's turn. */
    public record Side(List<End> ends, List<Run> runs) {}

    /**
     * An end.
     *
     * @param plane whose cells are looked at
     * @param fewer so many cells there must be for it not to hold; 0 where the test is another
     * @param line the lines that are sought
     * @param other any other test
     * @param code what it means for the player to move
     */
    public record End(
            int plane,
            int fewer,
            @Nullable LineTest line,
            @Nullable CellTest other,
            int code) {}

    /**
     * Moves that are listed at cells of one plane.
     *
     * @param groups in the order in which the moves of a cell are listed
     */
    public record Run(int plane, List<MoveGroup> groups) {}
}

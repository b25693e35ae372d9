package org.zermelo.boards.planes;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;

/** How a position is one number or several. The last of them is even at Left's turn. */
abstract class PlaneNumbering {

    /** The values that can stand on the board, but for empty cells. */
    final int[] values;
    /** What a piece in the hand of each player adds to the last number, a ply that is left, and that the player to move waits. */
    final long[] handWeights;

    final long plyWeight;
    final long waitWeight;

    PlaneNumbering(BoardForm form, long[] handWeights, long plyWeight, long waitWeight) {
        int all = Arrays.stream(form.values()).reduce(0, (a, b) -> a | b);
        this.values = IntStream.range(1, form.rules().customs().kinds().values())
                .filter(value -> (all >>> value & 1) != 0)
                .toArray();
        this.handWeights = handWeights;
        this.plyWeight = plyWeight;
        this.waitWeight = waitWeight;
    }

    abstract long[] pack(AtTurn<BoardPosition> at);

    abstract AtTurn<BoardPosition> unpack(long[] numbers, int at);

    /** Reads on which cells each value stands, and all else of a position but what is remembered; returns its last number. */
    abstract long read(long[] numbers, int at, PlaneTurn into);

    /** An array for the positions that are found from one that stands on planes. */
    abstract FoundPositions found(StandingPlanes planes);
}

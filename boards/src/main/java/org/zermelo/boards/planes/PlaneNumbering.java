package org.zermelo.boards.planes;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;

/** How a position is one number or several. The last of them is even at Left's turn. */
abstract class PlaneNumbering {

    private final BoardForm form;

    /** The values that can stand on the board, but for empty cells. */
    final int[] values;
    /** What a piece in the hand of each player adds to the last number, a ply that is left, and that the player to move waits. */
    final long[] handWeights;

    final long plyWeight;
    final long waitWeight;

    PlaneNumbering(BoardForm form, long[] handWeights, long plyWeight, long waitWeight) {
        this.form = form;
        int all = Arrays.stream(form.values()).reduce(0, (a, b) -> a | b);
        this.values = IntStream.range(1, form.rules().customs().kinds().values())
                .filter(value -> (all >>> value & 1) != 0)
                .toArray();
        this.handWeights = handWeights;
        this.plyWeight = plyWeight;
        this.waitWeight = waitWeight;
    }

    abstract long[] pack(AtTurn<BoardPosition> at);

    /** Finds the positions after all moves as they are played without planes; how many there are. */
    final int list(BoardPlay play, AtTurn<BoardPosition> at, FoundNumbers into) {
        into.end = 0;
        for (BoardMove move : play.moves(at.position(), at.mover())) {
            into.add(pack(new AtTurn<>(play.play(at.position(), at.mover(), move), form.next(at.mover()))));
        }
        return into.count();
    }

    abstract AtTurn<BoardPosition> unpack(long[] numbers, int at);

    /** Reads on which cells each value stands, and all else of a position but what is remembered; returns its last number. */
    abstract long read(long[] numbers, int at, PlaneTurn into);

    /** An array for the positions that are found from one that stands on planes. */
    abstract FoundPositions found(StandingPlanes planes);
}

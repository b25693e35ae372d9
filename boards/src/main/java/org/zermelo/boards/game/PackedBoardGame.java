package org.zermelo.boards.game;

import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Packed;

/** A board game whose positions are numbers, too, so that tables of it are made fast. */
public class PackedBoardGame extends BoardGame implements Packed<AtTurn<BoardPosition>> {

    private final PackedBoard kernel;

    /** The game of a kernel. */
    public PackedBoardGame(PackedBoard kernel) {
        super(kernel.form());
        this.kernel = kernel;
    }

    @Override
    public PackedBoard packed() {
        return kernel;
    }

    @Override
    public long pack(AtTurn<BoardPosition> at) {
        return kernel.pack(at);
    }

    @Override
    public AtTurn<BoardPosition> unpack(long packed) {
        return kernel.unpack(packed);
    }
}

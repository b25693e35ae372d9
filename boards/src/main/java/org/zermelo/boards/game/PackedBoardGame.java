package org.zermelo.boards.game;

import java.util.function.Supplier;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.Once;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Packed;

/** A board game whose positions are numbers, too, so that tables of it are made fast. */
public class PackedBoardGame extends BoardGame implements Packed<AtTurn<BoardPosition>> {

    private final Supplier<PackedBoard> kernel;

    /** The game of a kernel. */
    public PackedBoardGame(PackedBoard kernel) {
        this(kernel.form(), () -> kernel);
    }

    /**
     * A game whose numbers are made when they are first asked for.
     *
     * @param kernel makes them
     */
    PackedBoardGame(BoardForm form, Supplier<PackedBoard> kernel) {
        super(form);
        this.kernel = new Once<>(kernel);
    }

    /** The same game. */
    protected PackedBoardGame(PackedBoardGame game) {
        super(game.form());
        this.kernel = game.kernel;
    }

    @Override
    public PackedBoard packed() {
        return kernel.get();
    }

    @Override
    public long pack(AtTurn<BoardPosition> at) {
        return packed().pack(at);
    }

    @Override
    public AtTurn<BoardPosition> unpack(long number) {
        return packed().unpack(number);
    }
}

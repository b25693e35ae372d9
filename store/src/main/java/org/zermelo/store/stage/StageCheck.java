package org.zermelo.store.stage;

import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.stage.StageShelf;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.AtTurn;

/**
 * Checks values of stages without what made them: the moves are those of the interpreter, and the meaning of a value is written out a
 * second time. That all values of a game pass proves them: the plies of a win or loss go down to an end, and who is in a draw has a move
 * that keeps it and none that wins.
 */
public final class StageCheck {

    private final BoardGame game;
    private final StageWork work;
    private final StageShelf shelf;

    /** A check of the values on a shelf. */
    public StageCheck(BoardGame game, StageWork work, StageShelf shelf) {
        this.game = game;
        this.work = work;
        this.shelf = shelf;
    }

    /** What is wrong with the value of a number, or nothing. */
    public String fault(String stage, long number, StageValues values) {
        int value = values.get(number);
        if (value == StageValues.NONE) {
            return "";
        }
        AtTurn<BoardPosition> at = work.position(stage, number);
        int expected = expected(at);
        return expected == value ? "" : stage + " " + number + " " + at + ": " + value + ", but " + expected;
    }

    private int expected(AtTurn<BoardPosition> at) {
        int soonest = Integer.MAX_VALUE;
        int latest = 0;
        boolean draw = false;
        boolean any = false;
        for (BoardMove move : game.moves(at)) {
            any = true;
            int value = work.value(game.play(at, move), shelf);
            if (value == 0) {
                draw = true;
            } else if ((value - 1) % 2 == 0) {
                soonest = Math.min(soonest, value);
            } else {
                latest = Math.max(latest, value);
            }
        }
        if (soonest < Integer.MAX_VALUE) {
            return soonest + 1;
        }
        return draw ? 0 : any ? latest + 1 : 1;
    }
}

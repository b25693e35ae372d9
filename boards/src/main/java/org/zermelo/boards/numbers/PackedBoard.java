package org.zermelo.boards.numbers;

import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.PackedRules;

/** A board game on numbers. */
public interface PackedBoard extends PackedRules {

    /** What was found out about the game. */
    BoardForm form();

    @Override
    default long start() {
        return pack(new AtTurn<>(BoardPosition.start(form().rules()), form().first()));
    }

    /** The number of a position. */
    long pack(AtTurn<BoardPosition> at);

    /** The position of a number. */
    AtTurn<BoardPosition> unpack(long number);
}

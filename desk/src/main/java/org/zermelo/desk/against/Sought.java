package org.zermelo.desk.against;

import java.util.Random;
import org.zermelo.desk.Desk;
import org.zermelo.notation.text.Source;
import org.zermelo.value.Convention;

/** What of both answers is compared. */
public enum Sought {
    /** Who wins. */
    WINNER,
    /** The nimber or the margin. */
    VALUE,
    /** The points of the first player. */
    POINTS,
    /** A best first move, whichever. */
    MOVE;

    /** The margin where points are counted, else who wins. */
    public static Sought usual(Desk desk, GameTemplate game) {
        String drawn = game.game(game.drawn(new Random(0)));
        boolean points = desk.notation().parse(new Source("game", drawn)).convention() == Convention.SCORE;
        return points ? VALUE : WINNER;
    }
}

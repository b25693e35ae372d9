package org.zermelo.present.answer;

import org.zermelo.notation.Game;

/** A game's text, cut where it would fill the screen. */
public final class Brief {

    private static final int LONGEST = 200;

    private Brief() {}

    /** The game in the notation; of a long one only the beginning. */
    public static String of(Game game) {
        String text = game.toString();
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " ...";
    }

    /** The whole game in the notation, as long as it can be read back by a program. */
    static String json(Game game) {
        return game.toString();
    }
}

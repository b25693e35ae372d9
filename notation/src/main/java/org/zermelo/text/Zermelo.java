package org.zermelo.text;

import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;

/**
 * Games by their texts: {@code nim(3, 5, 7)}, {@code coins(7 9 1)}, {@code @hex}, {@code board(3x3; moves place; end line of 3; stuck
 * draws)}. The texts are those of the command line and the page.
 */
public final class Zermelo {

    private Zermelo() {}

    /** Made when a text is first read: it knows every family of games. */
    private static final class WholeNotation {
        static final Notation NOTATION = Notation.standard();
    }

    /**
     * The game that a text names.
     *
     * @throws org.zermelo.game.BadInputException with a sentence that says what was seen, at which place, and what would work
     */
    public static TextGame<?, ?> parse(String text) {
        Game game = WholeNotation.NOTATION.parse(text);
        return of(game, game.rules());
    }

    private static <P, M> TextGame<P, M> of(Game game, Rules<P, M> rules) {
        return new TextGame<>(game.toString(), rules, game.value());
    }
}

package org.zermelo.examples;

import org.zermelo.game.BadInputException;
import org.zermelo.text.Zermelo;

/** Games in words, as the command line reads them. */
public final class TextGames {

    private TextGames() {}

    /** Prints who wins a board game in words, the first moves of a row of coins, and what is wrong with a third text. */
    public static void main(String[] args) {
        var board = Zermelo.parse("board(3x3; moves place; end line of 3; stuck draws)");
        System.out.println(board.solve().worth());

        var coins = Zermelo.parse("coins(7 9 1 6 4 3)");
        System.out.println(coins.solve().worth() + " " + coins.solve().bestMoves());

        try {
            Zermelo.parse("board(3x3; end line of 3)");
        } catch (BadInputException e) {
            System.out.println(e.getMessage());
            System.out.println(e.note().key());
        }
    }
}

package org.zermelo.present.answer;

import org.zermelo.notation.Game;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;

/** A game's text, cut where it would fill the screen. */
public final class Brief {

    private static final int LONGEST = 200;
    private static final int LONGEST_ROW = 1000;
    private static final int ITEMS_SHOWN = 8;

    private Brief() {}

    /** The game in the notation; of a long one only the beginning. */
    public static String of(Game game) {
        String text = whole(game) ? game.toString() : beginning((RowGame) game.rules());
        return cut(text);
    }

    /** A text, or the beginning of a long one. */
    static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " ...";
    }

    /** The whole game in the notation, as long as it can be read back by a program. */
    static String json(Game game) {
        return whole(game) ? game.toString() : beginning((RowGame) game.rules());
    }

    /** Whether the game can be written out: a row of many millions is not. */
    private static boolean whole(Game game) {
        return !(game.rules() instanceof RowGame rows)
                || rows.rows().stream().mapToLong(Row::size).sum() <= LONGEST_ROW;
    }

    private static String beginning(RowGame rows) {
        Row first = rows.rows().get(0);
        StringBuilder text = new StringBuilder("coins(");
        for (int i = 0; i < Math.min(ITEMS_SHOWN, first.size()); i++) {
            text.append(first.item(i)).append(' ');
        }
        long items = rows.rows().stream().mapToLong(Row::size).sum();
        return text.append("... : ").append(items).append(')').toString();
    }
}

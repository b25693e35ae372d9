package org.zermelo.cli.input;

import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Source;

/** A number of an option, written as numbers are in the notation: {@code 10^6} is one. */
public final class WholeNumber {

    private WholeNumber() {}

    /**
     * The number.
     *
     * @throws org.zermelo.game.BadInputException when the text is none, or not within the bounds
     */
    public static long read(String text, long least, long greatest) {
        Cursor cursor = new Cursor(Source.of(text), 0, text.length());
        long number = cursor.integer("cli.number", least, greatest);
        cursor.finish();
        return number;
    }
}

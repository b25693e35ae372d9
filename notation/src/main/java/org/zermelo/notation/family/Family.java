package org.zermelo.notation.family;

import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;

/** A family of games with a name in the notation: reads its arguments and makes the rules. */
public interface Family {

    /** The name before the parentheses, lower case with hyphens. */
    String name();

    /** Other names that are read but never written. */
    default List<String> aliases() {
        return List.of();
    }

    /** What the family is played with. */
    FamilyGroup group();

    /** The arguments in brief, such as {@code coins(VALUES [; take 1|1..K|any] [; ends left|right|both])}. */
    String synopsis();

    /** A whole game of this family, ready to be solved; the docs and the gallery show it, the tests parse it. */
    String example();

    /**
     * The rules that the arguments name. Their {@code toString} is the game in the notation, so that it can be read back.
     *
     * @param arguments the text between the parentheses; all of it must be read
     * @throws NotationException at the place that is wrong
     */
    Rules<?, ?> parse(Cursor arguments);
}

package org.zermelo.partizan.check;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Watch;

/**
 * Finds the value of a text or a position by nothing but the definitions, and compares it with a value that is claimed. Every part is
 * valued by its moves; where that cannot be done, nothing is said of the claim.
 */
public final class PlainCheck {

    private final BiFunction<String, String, Optional<PlainRules<?, ?>>> games;
    private final PlainForms forms;
    private long parts;

    /**
     * A check.
     *
     * @param games the rules of a name and what stands in its parentheses; empty for a name that is none of a game
     * @param watch hears how many parts have been valued, and how many sums have been made of how many at most
     * @param told hears before long work what it takes
     */
    public PlainCheck(BiFunction<String, String, Optional<PlainRules<?, ?>>> games, Watch watch, Consumer<Note> told) {
        this.games = games;
        this.forms = new PlainForms(watch, told);
    }

    /**
     * A value that is claimed, by its text, in which no game is named.
     *
     * @throws BadInputException when the text names no value
     * @throws RefusedException when its meaning is not known here, or it is too deep
     */
    public int claimed(String text) {
        return new PlainReader(forms, text, (name, inner) -> Optional.empty()).whole();
    }

    /**
     * The value of a text of values and games.
     *
     * @throws BadInputException when the text names no value
     * @throws RefusedException when the meaning of a part is not known here, a play may come back or is not decided by who moves last,
     *     or there is more to value than the check can
     */
    public int value(String text) {
        return new PlainReader(
                        forms, text, (name, inner) -> games.apply(name, inner).map(this::value))
                .whole();
    }

    /**
     * The value of the position in which rules begin.
     *
     * @throws RefusedException as for a text
     */
    public <P, M> int value(PlainRules<P, M> rules) {
        PlainValues<P, M> values = new PlainValues<>(rules, forms);
        int value = values.start();
        parts += values.size();
        return value;
    }

    /** How many parts have been valued. Two values that were found here are equal exactly if their numbers are. */
    public long parts() {
        return parts;
    }
}

package org.zermelo.partizan.sum;

import java.util.Optional;
import java.util.regex.Pattern;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.value.CanonicalForm;

/**
 * A part of a sum.
 *
 * @param negative whether the players have changed places in it
 * @param rules the game and its position; a value is a game, too
 * @param value the value that was written, if it is no position
 */
public record SumPart(boolean negative, DecomposingRules<?, ?> rules, Optional<CanonicalForm> value) {

    private static final Pattern JOINED = Pattern.compile("[\\d/]+[^\\d/\\s.·].*");

    /** A value. */
    static SumPart of(boolean negative, FormRules value) {
        return new SumPart(negative, value, Optional.of(value.form()));
    }

    /** A position. */
    static SumPart of(boolean negative, DecomposingRules<?, ?> rules) {
        return new SumPart(negative, rules, Optional.empty());
    }

    /** The same part at another position of its game. */
    SumPart with(DecomposingRules<?, ?> later) {
        return later instanceof FormRules form ? of(negative, form) : of(negative, later);
    }

    /** The part with its sign. */
    @Override
    public String toString() {
        // -1v is -1 and a down, and not the negative of 1v
        boolean joined = value.isPresent() && JOINED.matcher(rules.toString()).matches();
        return !negative ? rules.toString() : joined ? "-(" + rules + ")" : "-" + rules;
    }
}

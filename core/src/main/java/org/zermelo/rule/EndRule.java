package org.zermelo.rule;

import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.Place;

/**
 * When the play is over, and how.
 *
 * @param when over the position
 * @param how who wins then
 * @param place where the condition was read, for errors in play; null for one that was not read
 */
public record EndRule(Condition when, Ending how, @Nullable Place place) {

    /** An end that was not read from a text. */
    public EndRule(Condition when, Ending how) {
        this(when, how, null);
    }

    /** The same end under another condition. */
    public EndRule when(Condition other) {
        return new EndRule(other, how, place);
    }

    /** The same text of rules read at two places gives equal ends. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof EndRule that && when.equals(that.when) && how == that.how;
    }

    @Override
    public int hashCode() {
        return 31 * when.hashCode() + how.hashCode();
    }
}

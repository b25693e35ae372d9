package org.zermelo.solve;

import org.zermelo.game.Note;

/** What a method says when it is asked whether it applies to a question. */
public sealed interface Fit {

    /** Why. */
    Note why();

    /** It applies, at this cost. */
    record Yes(Note why, Cost cost) implements Fit {}

    /** It does not apply. */
    record No(Note why) implements Fit {}

    /** It applies. */
    static Fit yes(Cost cost, String key, Object... namesAndValues) {
        return new Yes(Note.of(key, namesAndValues), cost);
    }

    /** It does not apply. */
    static Fit no(String key, Object... namesAndValues) {
        return new No(Note.of(key, namesAndValues));
    }
}

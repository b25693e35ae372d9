package org.zermelo.notation.rules;

import org.zermelo.game.BadInputException;

/** Takes the ban on repeating out of drawn rules in which moves of several clauses look alike. */
public final class ClearBans {

    private ClearBans() {}

    /** The same text, or one without a ban. */
    public static String of(String text) {
        try {
            RuleText.ruleset(text);
            return text;
        } catch (BadInputException e) {
            return e.note().key().equals("rule.repeat-of-alike") ? text.replaceFirst("; no repeat[^;)]*", "") : text;
        }
    }
}

package org.zermelo.phrase;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Note;

/** What a phrase needs of its language to be filled: other phrases, digits, forms of a count, and how a value stands in a line. */
public interface Speech {

    /** Before a part of a line that keeps its own direction. */
    char FIRST_STRONG = '\u2068';

    /** Behind such a part. */
    char POP = '\u2069';

    /** The phrase under a key, unfilled; empty when there is none. */
    Optional<String> phrase(String key);

    /** A value, a move or a game within a line. */
    String apart(String value);

    /** A number of prose in the digits of the language. */
    String figures(String number);

    /** Which of so many forms a count takes, from 0. */
    int form(long count, int forms);

    /** A text of the input with what no screen shows made visible. */
    String visible(String text);

    /** A note in words; the key and its arguments when there is no phrase for it. */
    default String say(Note note) {
        return phrase(note.key())
                .map(phrase -> Phrase.fill(phrase, note.args(), this))
                .orElseGet(note::toString);
    }

    /** A phrase with alternating argument names and values. */
    default String say(String key, Object... namesAndValues) {
        return say(Note.of(key, namesAndValues));
    }

    /** Texts side by side, with what parts the items of a list; empty for none. */
    default String joined(List<String> texts) {
        return texts.stream()
                .reduce((first, last) -> say("general.more", "first", first, "last", last))
                .orElse("");
    }
}

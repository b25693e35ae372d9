package org.zermelo.desk.box;

import java.util.List;

/**
 * What a person typed into the one box.
 *
 * @param kind what it is
 * @param text what it stands for, as the use case of its kind takes it; of numbers and of what is not known, the text as it was typed
 * @param offers games that may have been meant, each of which can be read: of numbers the games with these very numbers, of what is not
 *     known the nearest names, perhaps none
 */
public record Typed(Kind kind, String text, List<String> offers) {

    /** The kinds of text. */
    public enum Kind {
        /** A game, to be solved. */
        GAME,
        /** A value of a game with Left and Right, or a relation of two. */
        VALUE,
        /** Rules that leave their start open: the questions of an exam. */
        OPEN_RULES,
        /** Bare numbers, which are not a game yet. */
        NUMBERS,
        /** The rules of one heap without a heap: a nim-sequence. */
        SEQUENCE,
        /** A task in words. */
        TASK,
        /** The text of a certificate. */
        CERTIFICATE,
        /** None of these. */
        UNKNOWN
    }

    public Typed {
        offers = List.copyOf(offers);
    }

    Typed(Kind kind, String text) {
        this(kind, text, List.of());
    }
}

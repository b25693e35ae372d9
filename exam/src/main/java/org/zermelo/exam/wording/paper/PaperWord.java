package org.zermelo.exam.wording.paper;

/**
 * A word, number or sign of a paper.
 *
 * @param text in small letters, a number as figures, a relation as {@code le ge lt gt eq}; a name of {@link WordKind}
 *     for what has no letters
 * @param raw as it stands, for the case of its letters
 * @param kind what it is
 * @param from where it begins in the source
 * @param to where it ends
 * @param line how many line ends stand before it: 0, 1, or 2 for a blank line
 */
public record PaperWord(String text, String raw, WordKind kind, int from, int to, int line) {

    public enum WordKind {
        WORD,
        NUMBER,
        RELATION,
        /** A comma, a dash, a quote, a bracket: may stand between any two words. */
        LIGHT,
        /** A semicolon or a colon. */
        STOP,
        /** The end of a sentence. */
        END,
        /** The mark of an item of a list. */
        ITEM
    }

    public boolean word() {
        return kind == WordKind.WORD || kind == WordKind.NUMBER || kind == WordKind.RELATION;
    }

    public boolean light() {
        return kind == WordKind.LIGHT;
    }

    /** Whether it begins with a great letter. */
    public boolean capital() {
        return !raw.isEmpty() && Character.isUpperCase(raw.codePointAt(0));
    }

    public PaperWord as(WordKind other) {
        return new PaperWord(text, raw, other, from, to, line);
    }

    public PaperWord as(String other, WordKind kind) {
        return new PaperWord(other, raw, kind, from, to, line);
    }

    /** A single letter that may name an open number. */
    public boolean letter() {
        return kind == WordKind.WORD
                && text.length() == 1
                && Character.isUpperCase(raw.codePointAt(0))
                && text.charAt(0) <= 'z';
    }
}

package org.zermelo.notation;

import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;

/** A text that is not in the notation, with the place at which it goes wrong. */
public final class NotationException extends BadInputException {

    private static final long serialVersionUID = 1L;

    private final transient Source source;
    private final int offset;
    private final int length;

    /**
     * An error at a place.
     *
     * @param offset where it begins, in {@code 0 .. text length}
     * @param length how many characters are wrong, at least 1 (the end of the text counts as one)
     */
    public NotationException(Source source, int offset, int length, Note note) {
        super(note);
        this.source = source;
        this.offset = offset;
        this.length = Math.max(1, length);
    }

    /** The text in which the error lies. */
    public Source source() {
        return source;
    }

    /** Where the error begins, from 0. */
    public int offset() {
        return offset;
    }

    /** How many characters are wrong. */
    public int length() {
        return length;
    }

    /** The 1-based line. */
    public int line() {
        return source.line(offset);
    }

    /** The 1-based column. */
    public int column() {
        return source.column(offset);
    }

    @Override
    public String getMessage() {
        return source.name() + ":" + line() + ":" + column() + ": " + note();
    }
}

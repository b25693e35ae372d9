package org.zermelo.partizan.literal;

import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;

/** A text that is no value; whoever knows where the text stands says the place. */
public final class LiteralException extends BadInputException {

    private static final long serialVersionUID = 1L;

    private final int offset;
    private final int length;

    /**
     * An error at a place.
     *
     * @param offset where it begins in the text that was read
     * @param length how many characters are wrong, at least 1
     */
    public LiteralException(int offset, int length, Note note) {
        super(note);
        this.offset = offset;
        this.length = Math.max(1, length);
    }

    /** Where the error begins, from 0. */
    public int offset() {
        return offset;
    }

    /** How many characters are wrong, at least 1. */
    public int length() {
        return length;
    }
}

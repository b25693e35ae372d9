package org.zermelo.game;

/** The input is not what is allowed; the note names what was seen, where, and what is allowed. */
public non-sealed class BadInputException extends ZermeloException {

    private static final long serialVersionUID = 1L;

    public BadInputException(Note note) {
        super(note);
    }

    /** A bad input with alternating argument names and values. */
    public BadInputException(String key, Object... namesAndValues) {
        this(Note.of(key, namesAndValues));
    }
}

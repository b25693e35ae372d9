package org.zermelo.game;

/** The question is well put, but it will not be answered: it does not fit, or no method applies. */
public final class RefusedException extends ZermeloException {

    private static final long serialVersionUID = 1L;

    public RefusedException(Note note) {
        super(note);
    }

    /** A refusal with alternating argument names and values. */
    public RefusedException(String key, Object... namesAndValues) {
        this(Note.of(key, namesAndValues));
    }
}

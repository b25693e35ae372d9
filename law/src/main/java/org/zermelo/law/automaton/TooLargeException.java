package org.zermelo.law.automaton;

/** An automaton would have more transitions than are allowed: the search for a law goes on elsewhere. */
public final class TooLargeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Too large. */
    public TooLargeException() {
        super("an automaton grew too large", null, false, false);
    }
}

package org.zermelo.game;

/** The work was cancelled from outside. */
public final class CancelledException extends ZermeloException {

    private static final long serialVersionUID = 1L;

    public CancelledException() {
        super(Note.of("cancelled"));
    }
}

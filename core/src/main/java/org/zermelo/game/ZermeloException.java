package org.zermelo.game;

import java.util.Optional;

/** Something that Zermelo will not do, with a note that says why. */
public abstract sealed class ZermeloException extends RuntimeException
        permits BadInputException, RefusedException, CancelledException {

    private static final long serialVersionUID = 1L;

    private final transient Note note;

    ZermeloException(Note note) {
        super(note.toString());
        this.note = note;
    }

    /** Where in the rules' text it went wrong, when that is known. */
    public Optional<Place> place() {
        return Optional.empty();
    }

    /** What happened, for the presentation layer to put into words. */
    public Note note() {
        return note;
    }
}

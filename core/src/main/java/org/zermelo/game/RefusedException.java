package org.zermelo.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The question is well put, but it will not be answered: it does not fit, or no method applies. */
public final class RefusedException extends ZermeloException {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable Place place;

    public RefusedException(Note note) {
        this(note, null);
    }

    /** A refusal for which a part of the rules' text is the reason. */
    public RefusedException(Note note, @Nullable Place place) {
        super(note);
        this.place = place;
    }

    /** A refusal with alternating argument names and values. */
    public RefusedException(String key, Object... namesAndValues) {
        this(Note.of(key, namesAndValues));
    }

    /** The same; where numbers of formulas are told as the position, that position instead. */
    public RefusedException in(Object position) {
        return note().args().containsKey("position") ? new RefusedException(note().key(), "position", position) : this;
    }

    @Override
    public Optional<Place> place() {
        return Optional.ofNullable(place);
    }
}

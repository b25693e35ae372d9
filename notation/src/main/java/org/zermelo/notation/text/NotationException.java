package org.zermelo.notation.text;

import java.util.Optional;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.Place;

/** A text that is not in the notation, with the place at which it goes wrong. */
public final class NotationException extends BadInputException {

    private static final long serialVersionUID = 1L;

    private final transient Span span;

    /** An error at a place. */
    public NotationException(Span span, Note note) {
        super(note);
        this.span = span;
    }

    /**
     * An error at a place.
     *
     * @param offset where it begins, in {@code 0 .. text length}
     * @param length how many characters are wrong, at least 1 (the end of the text counts as one)
     */
    public NotationException(Source source, int offset, int length, Note note) {
        this(new Span(source, offset, length), note);
    }

    /** The text in which the error lies. */
    public Source source() {
        return span.source();
    }

    /** Where the error begins, from 0. */
    public int offset() {
        return span.offset();
    }

    /** How many characters are wrong. */
    public int length() {
        return span.length();
    }

    /** The 1-based line. */
    public int line() {
        return span.line();
    }

    /** The 1-based column. */
    public int column() {
        return span.column();
    }

    @Override
    public Optional<Place> place() {
        return Optional.of(span);
    }
}

package org.zermelo.game;

import java.util.Optional;
import java.util.ServiceLoader;

/** Something that Zermelo will not do, with a note that says why. */
public abstract sealed class ZermeloException extends RuntimeException
        permits BadInputException, RefusedException, CancelledException {

    private static final long serialVersionUID = 1L;

    private final transient Note note;

    /** Looked for when a message is first read. */
    private static final class Loaded {
        static final Optional<Note.Sentences> WORDS = ServiceLoader.load(
                        Note.Sentences.class, Note.Sentences.class.getClassLoader())
                .findFirst();
    }

    ZermeloException(Note note) {
        super(note.toString());
        this.note = note;
    }

    /** Where in the rules' text it went wrong, when that is known. */
    public Optional<Place> place() {
        return Optional.empty();
    }

    /** What was seen, where, and what would work, as an English sentence; the note is for those who speak other languages. */
    @Override
    public String getMessage() {
        if (note == null) { // read back from a stream, which keeps the note's key alone
            return String.valueOf(super.getMessage());
        }
        String where = place().map(at -> at.sourceName() + ":" + at.line() + ":" + at.column() + ": ")
                .orElse("");
        return where + Loaded.WORDS.map(words -> words.say(note)).orElseGet(note::toString);
    }

    /** The message and the note, which a test or a log can tell apart from others. */
    @Override
    public String toString() {
        return getClass().getName() + ": " + getMessage() + " [" + note + "]";
    }

    /** What happened, for the presentation layer to put into words. */
    public Note note() {
        return note;
    }
}

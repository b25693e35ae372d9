package org.zermelo.exam.wording;

import java.util.List;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;

/** A task in which words of the rules or of a question were not read, or are not true; it is not answered then. */
public final class UnreadException extends BadInputException {

    private static final long serialVersionUID = 1L;

    /** So many characters of a sentence are shown. */
    private static final int SHOWN = 400;

    private final String sentence;
    private final List<String> places;

    UnreadException(Wording wording) {
        this(wording, wording.unread().get(0));
    }

    private UnreadException(Wording wording, UnreadWords first) {
        super(Note.of("exam.wording.unread")
                .with("sentence", shown(first, wording.text()))
                .with("words", first.quoted(wording.text()))
                .with("outline", wording.outline()));
        this.sentence = shown(first, wording.text());
        this.places = first.words();
    }

    UnreadException(Wording wording, AskedWords question, int found) {
        super(Note.of("exam.wording.stated")
                .with("sentence", shown(new UnreadWords(question.from(), question.to(), List.of()), wording.text()))
                .with("stated", question.stated())
                .with("found", found));
        this.sentence = shown(new UnreadWords(question.from(), question.to(), List.of()), wording.text());
        this.places = List.of(question.from() + ".." + question.to());
    }

    private static String shown(UnreadWords words, String text) {
        return text.substring(words.from(), Math.min(words.to(), words.from() + SHOWN))
                .replaceAll("\\s+", " ");
    }

    /** The first sentence that is at fault. */
    public String sentence() {
        return sentence;
    }

    /** The places of its words that were not read, each {@code from..to} in the text, the end not included. */
    public List<String> places() {
        return places;
    }
}

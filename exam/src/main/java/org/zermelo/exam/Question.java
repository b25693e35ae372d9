package org.zermelo.exam;

import java.util.List;
import org.zermelo.game.BadInputException;

/**
 * One question of a task.
 *
 * @param number its number in the paper, such as {@code 19}
 * @param set the starts that it is about
 * @param ask what is to be written down
 * @param listing what a start is written down as
 * @param beside further sets that the question is as likely about, where nobody has said which is meant
 */
public record Question(String number, StartSet set, Ask ask, Listing listing, List<StartSet> beside) {

    public Question {
        beside = List.copyOf(beside);
    }

    /** A question about the starts themselves. */
    public Question(String number, StartSet set, Ask ask) {
        this(number, set, ask, Listing.STARTS, List.of());
    }

    /** A question from the names of its set and of what it asks. */
    public static Question of(String number, String set, String ask) {
        return new Question(number, StartSet.parse(set), Ask.parse(ask));
    }

    /**
     * Reads {@code 20=W2:min2}, or {@code 20=W2:min:sum} for the sum of K and S.
     *
     * @throws BadInputException when it is not of this form
     */
    public static Question parse(String text) {
        int equals = text.indexOf('=');
        String[] parts = text.substring(equals + 1).split(":", -1);
        if (equals < 1
                || parts.length < 2
                || parts.length > 3
                || !text.substring(0, equals).strip().matches("\\d{1,4}")) {
            throw new BadInputException("exam.question.form", "seen", text);
        }
        Question question = of(text.substring(0, equals).strip(), parts[0], parts[1]);
        return parts.length == 2 ? question : question.as(Listing.value(parts[2]));
    }

    /** The same question about another set, and no other. */
    public Question about(StartSet other) {
        return new Question(number, other, ask, listing, List.of());
    }

    /** The same question with its starts written down as something else. */
    public Question as(Listing other) {
        return new Question(number, set, ask, other, beside);
    }

    /** The same question with something else asked. */
    public Question asking(Ask other) {
        return new Question(number, set, other, listing, beside);
    }

    /** The same question, which may as well be about another set. */
    public Question orAbout(StartSet other) {
        return new Question(number, set, ask, listing, List.of(other));
    }

    /** Set and ask, such as {@code W2 min2}. */
    @Override
    public String toString() {
        return set + " " + ask.text() + (listing == Listing.SUM ? " " + listing.text() : "");
    }
}

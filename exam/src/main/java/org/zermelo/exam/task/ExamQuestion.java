package org.zermelo.exam.task;

import java.util.List;
import java.util.regex.Pattern;
import org.zermelo.exam.sets.StartSet;
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
public record ExamQuestion(String number, StartSet set, Selection ask, Listing listing, List<StartSet> beside) {

    public ExamQuestion {
        beside = List.copyOf(beside);
    }

    /** A question about the starts themselves. */
    public ExamQuestion(String number, StartSet set, Selection ask) {
        this(number, set, ask, Listing.STARTS, List.of());
    }

    /** A question from the names of its set and of what it asks. */
    public static ExamQuestion of(String number, String set, String ask) {
        return new ExamQuestion(number, StartSet.parse(set), Selection.parse(ask));
    }

    /**
     * Reads {@code 20=W2:min2}, or {@code 20=W2:min:sum} for the sum of K and S.
     *
     * @throws BadInputException when it is not of this form
     */
    public static ExamQuestion parse(String written) {
        String text = ClassLetters.ASKED.plain(written);
        int equals = text.indexOf('=');
        String[] parts = text.substring(equals + 1).split(":", -1);
        if (equals < 1
                || parts.length < 2
                || parts.length > 3
                || !text.substring(0, equals).strip().matches("\\d{1,4}")) {
            throw new BadInputException("exam.question.form", "seen", text);
        }
        ExamQuestion question = of(text.substring(0, equals).strip(), parts[0], parts[1]);
        return parts.length == 2 ? question : question.as(Listing.value(parts[2]));
    }

    /** The texts of some questions, one behind the other: between them stand commas, semicolons, spaces or ends of lines. */
    public static List<String> texts(String questions) {
        return Pattern.compile("[\\s,;]+(?=\\d{1,4}\\s*=)|[\\s,;]+$")
                .splitAsStream(questions)
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    /** The questions of some texts, each of which may hold several. */
    public static List<ExamQuestion> all(List<String> texts) {
        return texts.stream()
                .flatMap(text -> texts(text).stream())
                .map(ExamQuestion::parse)
                .toList();
    }

    /** The same question about another set, and no other. */
    public ExamQuestion about(StartSet other) {
        return new ExamQuestion(number, other, ask, listing, List.of());
    }

    /** The same question with its starts written down as something else. */
    public ExamQuestion as(Listing other) {
        return new ExamQuestion(number, set, ask, other, beside);
    }

    /** The same question with something else asked. */
    public ExamQuestion asking(Selection other) {
        return new ExamQuestion(number, set, other, listing, beside);
    }

    /** The same question, which may as well be about another set. */
    public ExamQuestion orAbout(StartSet other) {
        return new ExamQuestion(number, set, ask, listing, List.of(other));
    }

    /** Set and ask, such as {@code W2 min2}. */
    @Override
    public String toString() {
        return set + " " + ask.text() + (listing == Listing.SUM ? " " + listing.text() : "");
    }
}

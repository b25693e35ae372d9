package org.zermelo.present.exam;

import java.util.List;
import java.util.Set;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Selection;
import org.zermelo.game.Note;
import org.zermelo.present.words.Words;

/** A question as an exam paper asks it. */
public final class PaperQuestion {

    private static final Set<Selection> ONE = Set.of(Selection.ONLY, Selection.MIN, Selection.MAX);

    private PaperQuestion() {}

    /** The question with its number. */
    public static String of(ExamQuestion question, Words words) {
        String set = question.set().toString();
        boolean turned = question.ask().ofStarts() && question.ask().listed() != question.ask();
        String asked = (turned ? question.ask().listed() : question.ask()).text();
        String ask = words.phrase("exam.variants.ask." + asked).orElseGet(() -> words.say("exam.ask." + asked));
        boolean plain = question.listing() == Listing.STARTS
                && words.phrase("exam.paper." + set).isPresent();
        if (!plain) {
            String sentence = sentence(question, set, ask, words);
            return turned ? words.sentences(List.of(sentence, words.say("exam.paper.descending"))) : sentence;
        }
        boolean one = ONE.contains(question.ask());
        String text =
                words.say("exam.paper." + set, "ask", ask, "one", one ? "exam.paper.for.one" : "exam.paper.for.many");
        boolean several = !one && question.ask().ofStarts() && question.ask() != Selection.MIN_AND_COUNT;
        String order = turned ? "exam.paper.descending" : "exam.paper.ascending";
        return words.say(Note.of("exam.paper.number")
                .with("number", question.number())
                .with("question", several ? words.sentences(List.of(text, words.say(order))) : text));
    }

    /** What papers have no fixed form for: one sentence on the set. */
    private static String sentence(ExamQuestion question, String set, String ask, Words words) {
        String meaning =
                words.phrase("exam.variants.set." + set).orElseGet(() -> words.say("exam.variants.set", "set", set));
        boolean sum = question.listing() == Listing.SUM;
        return words.say(Note.of(
                        sum
                                ? "exam.variants.question.sum"
                                : ONE.contains(question.ask())
                                        ? "exam.variants.question.one"
                                        : "exam.variants.question")
                .with("number", question.number())
                .with("ask", ask)
                .with("meaning", meaning));
    }
}

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
        String ask = words.phrase("exam.variants.ask." + question.ask().text())
                .orElseGet(() -> words.say("exam.ask." + question.ask().text()));
        boolean plain = question.listing() == Listing.STARTS
                && words.phrase("exam.paper." + set).isPresent();
        if (!plain) {
            return sentence(question, set, ask, words);
        }
        boolean one = ONE.contains(question.ask());
        String text =
                words.say("exam.paper." + set, "ask", ask, "one", one ? "exam.paper.for.one" : "exam.paper.for.many");
        boolean several = !one && question.ask() != Selection.COUNT && question.ask() != Selection.MIN_AND_COUNT;
        return words.say(Note.of("exam.paper.number")
                .with("number", question.number())
                .with("question", several ? words.sentences(List.of(text, words.say("exam.paper.ascending"))) : text));
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

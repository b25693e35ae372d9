package org.zermelo.present.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.desk.RuleNotes;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.Reading;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.words.CaretText;
import org.zermelo.present.words.Words;

/** The answers to a task for people. */
public final class ExamText {

    /** Runs of numbers shown of a set. */
    private static final int RUNS = 12;

    private final Examiner examiner;
    private final Words words;
    private final StringBuilder out = new StringBuilder();

    private ExamText(Examiner examiner, Words words) {
        this.examiner = examiner;
        this.words = words;
    }

    /** The answers with their sets and the readings of each question; what prevents one stands at its place. */
    public static String of(Task task, List<Attempt<Finding>> attempts, Examiner examiner, Words words) {
        ExamText text = new ExamText(examiner, words);
        RuleNotes.ofOpen(task.rules()).forEach(note -> text.line(0, words.say(note)));
        attempts.forEach(text::answer);
        String letters = words.say("exam.class.told");
        if (!letters.isEmpty()) {
            text.line(0, letters);
        }
        return text.out.toString();
    }

    /** The explanations of the answers; what prevents one stands at its place. */
    public static List<String> explained(List<Attempt<Explanation>> attempts, Words words) {
        return attempts.stream()
                .flatMap(attempt -> {
                    var wordings = attempt.wordings(made -> made.finding().answer());
                    return wordings.isEmpty() ? Stream.of(attempt) : wordings.stream();
                })
                .map(attempt -> attempt.made() == null
                        ? failed(attempt, words) + "\n"
                        : attempt.made().text())
                .toList();
    }

    private static String failed(Attempt<?> attempt, Words words) {
        String problem = Optional.ofNullable(attempt.failure()).map(words::say).orElse("");
        return question(attempt.part().question(), problem, words);
    }

    private void answer(Attempt<Finding> attempt) {
        List<Attempt<Finding>> wordings = attempt.wordings(Finding::answer);
        if (wordings.isEmpty()) {
            answer(attempt, "");
        }
        for (Attempt<Finding> wording : wordings) {
            answer(wording, "   " + words.say("exam.worded", "meaning", meaning(wording.part(), words)));
        }
        String told = attempt.failure() == null ? "" : words.say(attempt.failure());
        List<String> readings = new ArrayList<>();
        for (Reading reading : Reading.of(attempt.part())) {
            String answer = reading(reading);
            if (!answer.equals(told)) {
                readings.add(reading(reading, answer));
            }
        }
        if (readings.size() > (told.isEmpty() ? 1 : 0)) {
            line(1, words.say("exam.readings"));
            readings.forEach(reading -> line(2, reading));
        }
    }

    private void answer(Attempt<Finding> attempt, String wording) {
        if (attempt.made() != null) {
            found(attempt.made(), wording);
            return;
        }
        line(0, failed(attempt, words) + wording);
        Optional.ofNullable(attempt.failure())
                .flatMap(ZermeloException::place)
                .ifPresent(place -> CaretText.of(place).forEach(shown -> line(1, shown)));
    }

    /** What the words of a task are that ask for a set. */
    static String meaning(Part part, Words words) {
        return words.say("exam.reading." + Reading.of(part).get(0).name());
    }

    private void found(Finding finding, String wording) {
        line(0, question(finding, words) + wording);
        line(1, set(finding, words));
        String note = note(finding, words);
        if (!note.isEmpty()) {
            line(1, note);
        }
    }

    /** The answer under a reading, or what prevents it. */
    private String reading(Reading reading) {
        try {
            return brief(reading.answer(examiner));
        } catch (BadInputException | RefusedException e) {
            return words.say(e);
        }
    }

    private String reading(Reading reading, String answer) {
        return words.say(Note.of("exam.reading.line")
                .with("mark", reading.meant() ? words.say("exam.reading.mark") : " ")
                .with("set", String.format("%-9s", reading.part().question().set()))
                .with("answer", String.format("%-10s", answer))
                .with("meaning", words.say("exam.reading." + reading.name())));
    }

    /** An ascending list as runs when it is long. */
    private String brief(Finding finding) {
        boolean list =
                finding.question().ask() == Selection.ALL || finding.question().ask() == Selection.ONLY;
        boolean single = finding.starts().stream().allMatch(values -> values.size() == 1);
        return list && single && finding.answer().size() > 4 ? Runs.of(finding.answer(), 6) : answer(finding, words);
    }

    /** {@code 20. W2 the two least values: 31 34}. */
    static String question(Finding finding, Words words) {
        return question(finding.question(), answer(finding, words), words);
    }

    private static String question(ExamQuestion question, String answer, Words words) {
        return words.say(Note.of("exam.question")
                .with("number", question.number())
                .with("set", question.set())
                .with("name", ClassNames.of(question.set(), words))
                .with("ask", asked(question, words))
                .with("answer", answer));
    }

    /** What is to be written down, in words. */
    static String asked(ExamQuestion question, Words words) {
        String ask = words.say("exam.ask." + question.ask().text());
        return question.listing() == Listing.SUM ? words.say("exam.ask-sum", "ask", ask) : ask;
    }

    /** The numbers of the answer, or a word when there are none. */
    public static String answer(Finding finding, Words words) {
        return finding.answer().isEmpty() ? words.say("exam.none") : numbers(finding.answer());
    }

    public static String numbers(List<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** The set and how far was looked. */
    static String set(Finding finding, Words words) {
        String scan = scan(finding.scan(), words);
        String name = ClassNames.of(finding.question().set(), words);
        if (finding.starts().isEmpty()) {
            return words.say("exam.set-empty", "set", finding.question().set(), "name", name, "scan", scan);
        }
        boolean pairs = finding.starts().get(0).size() > 1;
        String values = pairs ? pairs(finding) : Runs.of(finding.values(), RUNS);
        return words.say(Note.of("exam.set-is")
                .with("set", finding.question().set())
                .with("name", name)
                .with("values", values)
                .with("count", finding.starts().size())
                .with("scan", scan));
    }

    private static String pairs(Finding finding) {
        String pairs = finding.starts().stream()
                .limit(RUNS)
                .map(values -> "(" + values.stream().map(String::valueOf).collect(Collectors.joining(", ")) + ")")
                .collect(Collectors.joining(" "));
        return finding.starts().size() > RUNS ? pairs + " ..." : pairs;
    }

    static String scan(ScanRange scan, Words words) {
        boolean none = scan.end() == ScanRange.End.PROVED && scan.to() < scan.from();
        String key = none ? "exam.scan.none" : "exam.scan." + scan.end().name().toLowerCase(Locale.ROOT);
        return words.say(key, "from", scan.from(), "to", scan.to());
    }

    private static String note(Finding finding, Words words) {
        if (finding.exact()) {
            return "";
        }
        boolean endless = finding.scan().end() == ScanRange.End.INFINITE
                && finding.question().ask().needsAll()
                && finding.question().ask() != Selection.ALL
                && finding.question().ask() != Selection.ONLY;
        return words.say(endless ? "exam.endless" : "exam.inexact");
    }

    private void line(int indent, String text) {
        out.append(words.lead()).append("    ".repeat(indent)).append(text).append('\n');
    }
}

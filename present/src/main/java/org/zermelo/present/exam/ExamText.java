package org.zermelo.present.exam;

import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.exam.Ask;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.Part;
import org.zermelo.exam.Reading;
import org.zermelo.exam.Scan;
import org.zermelo.exam.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.present.answer.RuleNotes;
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

    /** The answers with their sets and the readings of each question. */
    public static String of(Task task, Examiner examiner, Words words) {
        ExamText text = new ExamText(examiner, words);
        RuleNotes.ofOpen(task.rules()).forEach(note -> text.line(0, words.say(note)));
        task.parts().forEach(text::part);
        return text.out.toString();
    }

    private void part(Part part) {
        Finding finding = examiner.answer(part);
        line(0, question(finding, words));
        line(1, set(finding, words));
        String note = note(finding, words);
        if (!note.isEmpty()) {
            line(1, note);
        }
        List<Reading> readings = Reading.of(part);
        if (readings.size() > 1) {
            line(1, words.say("exam.readings"));
            readings.forEach(reading -> line(2, reading(reading)));
        }
    }

    private String reading(Reading reading) {
        String answer;
        try {
            answer = brief(reading.answer(examiner));
        } catch (BadInputException | RefusedException e) {
            answer = words.say(e);
        }
        return words.say(
                "exam.reading.line",
                "mark",
                reading.meant() ? words.say("exam.reading.mark") : " ",
                "set",
                String.format("%-9s", reading.part().question().set()),
                "answer",
                String.format("%-10s", answer),
                "meaning",
                words.say("exam.reading." + reading.name()));
    }

    /** An ascending list as runs when it is long. */
    private String brief(Finding finding) {
        boolean list = finding.question().ask() == Ask.ALL || finding.question().ask() == Ask.ONLY;
        boolean single = finding.starts().stream().allMatch(values -> values.size() == 1);
        return list && single && finding.answer().size() > 4 ? Runs.of(finding.answer(), 6) : answer(finding, words);
    }

    /** {@code 20. W2 the two least values: 31 34}. */
    static String question(Finding finding, Words words) {
        return words.say(
                "exam.question",
                "number",
                finding.question().number(),
                "set",
                finding.question().set(),
                "ask",
                words.say("exam.ask." + finding.question().ask().text()),
                "answer",
                answer(finding, words));
    }

    /** The numbers of the answer, or a word when there are none. */
    static String answer(Finding finding, Words words) {
        return finding.answer().isEmpty() ? words.say("exam.none") : numbers(finding.answer());
    }

    static String numbers(List<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** The set and how far was looked. */
    static String set(Finding finding, Words words) {
        String scan = scan(finding.scan(), words);
        if (finding.starts().isEmpty()) {
            return words.say("exam.set-empty", "set", finding.question().set(), "scan", scan);
        }
        boolean pairs = finding.starts().get(0).size() > 1;
        String values = pairs ? pairs(finding) : Runs.of(finding.values(), RUNS);
        return words.say(
                "exam.set-is",
                "set",
                finding.question().set(),
                "values",
                values,
                "count",
                finding.starts().size(),
                "scan",
                scan);
    }

    private static String pairs(Finding finding) {
        String pairs = finding.starts().stream()
                .limit(RUNS)
                .map(values -> "(" + values.stream().map(String::valueOf).collect(Collectors.joining(", ")) + ")")
                .collect(Collectors.joining(" "));
        return finding.starts().size() > RUNS ? pairs + " ..." : pairs;
    }

    static String scan(Scan scan, Words words) {
        boolean none = scan.end() == Scan.End.PROVED && scan.to() < scan.from();
        String key = none ? "exam.scan.none" : "exam.scan." + scan.end().name().toLowerCase(java.util.Locale.ROOT);
        return words.say(key, "from", scan.from(), "to", scan.to());
    }

    private static String note(Finding finding, Words words) {
        if (finding.exact()) {
            return "";
        }
        boolean endless = finding.scan().end() == Scan.End.INFINITE
                && finding.question().ask().needsAll()
                && finding.question().ask() != Ask.ALL
                && finding.question().ask() != Ask.ONLY;
        return words.say(endless ? "exam.endless" : "exam.inexact");
    }

    private void line(int indent, String text) {
        out.append("    ".repeat(indent)).append(text).append('\n');
    }
}

package org.zermelo.present.exam;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.exam.Bank;
import org.zermelo.exam.Finding;
import org.zermelo.game.Note;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.words.Words;

/** The results of a bank for people: a line for each question, a line with the sums at the end. */
public final class BankText {

    private BankText() {}

    /** All results, with a line end after each line. */
    public static String of(List<Bank.BankResult> results, Words words) {
        StringBuilder out = new StringBuilder();
        results.forEach(result -> result(result, words, out));
        Bank.Summary sums = Bank.Summary.of(results);
        out.append(words.say(Note.of("exam.bank.summary")
                        .with("records", sums.records())
                        .with("agree", sums.agree())
                        .with("differ", sums.differ())
                        .with("failed", sums.failed())))
                .append('\n');
        return out.toString();
    }

    private static void result(Bank.BankResult result, Words words, StringBuilder out) {
        ZermeloException failure = result.failures().get("");
        if (failure != null) {
            out.append(words.say("exam.bank.failed", "id", result.id(), "problem", words.say(failure)))
                    .append('\n');
            return;
        }
        out.append(words.say("exam.bank.line", "id", result.id())).append('\n');
        for (String number : result.numbers()) {
            Finding finding = result.findings().get(number);
            ZermeloException problem = result.failures().get(number);
            if (finding != null) {
                out.append("    ").append(ExamText.question(finding, words)).append("   ");
                out.append(verdict(result, number, words)).append('\n');
            } else if (problem != null) {
                String text = words.say("exam.bank.failed-question", "number", number, "problem", words.say(problem));
                out.append("    ").append(text).append('\n');
            }
        }
    }

    private static String verdict(Bank.BankResult result, String number, Words words) {
        @Nullable Boolean agrees = result.agrees(number);
        @Nullable List<Long> published = result.answers().get(number);
        if (agrees == null || published == null) {
            return words.say("exam.bank.no-answer");
        }
        return agrees
                ? words.say("exam.bank.agrees")
                : words.say("exam.bank.differs", "published", ExamText.numbers(published));
    }
}

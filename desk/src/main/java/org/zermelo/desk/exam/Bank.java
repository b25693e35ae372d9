package org.zermelo.desk.exam;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;

/** Answers the records of a bank one after the other; a record that cannot be answered does not stop the rest. */
public final class Bank {

    /**
     * What became of the questions of all records.
     *
     * @param agree questions whose published answer is the computed one
     * @param failed records in which something could not be answered
     */
    public record Summary(long records, long agree, long differ, long failed) {
        /** The sums over some results. */
        public static Summary of(List<BankResult> results) {
            long failed = results.stream()
                    .filter(result -> !result.failures().isEmpty())
                    .count();
            return new Summary(results.size(), count(results, true), count(results, false), failed);
        }

        private static long count(List<BankResult> results, boolean agrees) {
            return results.stream()
                    .flatMap(result -> result.numbers().stream().map(result::agrees))
                    .filter(verdict -> verdict != null && verdict == agrees)
                    .count();
        }
    }

    private Bank() {}

    /**
     * What came of a record.
     *
     * @param task the task; null when the record could not be read
     * @param findings the answers by the number of the question
     * @param answers the published answers by the number of the question; null where none is given
     * @param failures what prevented an answer, by the number of the question; under {@code ""} for the whole record
     */
    public record BankResult(
            String id,
            @Nullable Task task,
            Map<String, Finding> findings,
            Map<String, @Nullable List<Long>> answers,
            Map<String, ZermeloException> failures) {

        /** Whether the published answer is the computed one; null when there is none or nothing was computed. */
        public @Nullable Boolean agrees(String number) {
            List<Long> answer = answers.get(number);
            Finding finding = findings.get(number);
            return answer == null || finding == null
                    ? null
                    : (Boolean) finding.answer().equals(answer);
        }

        /** The questions that were answered, in the order of their numbers. */
        public Map<String, Finding> computed() {
            Map<String, Finding> computed = new LinkedHashMap<>();
            numbers().stream()
                    .filter(findings::containsKey)
                    .forEach(number -> computed.put(number, findings.get(number)));
            return computed;
        }

        /** All numbers of questions, in order. */
        public List<String> numbers() {
            Map<String, Boolean> numbers = new TreeMap<>();
            answers.keySet().forEach(n -> numbers.put(n, true));
            findings.keySet().forEach(n -> numbers.put(n, true));
            failures.keySet().stream().filter(n -> !n.isEmpty()).forEach(n -> numbers.put(n, true));
            return new ArrayList<>(numbers.keySet());
        }

        /** Whether a published answer is another than the computed one. */
        public boolean differs() {
            return numbers().stream().anyMatch(number -> Boolean.FALSE.equals(agrees(number)));
        }
    }

    /** The results of all records, in their order. */
    public static List<BankResult> answer(List<ExamRecord> records, Examiner examiner) {
        return records.stream().map(record -> answer(record, examiner)).toList();
    }

    /** The result of one record. */
    public static BankResult answer(ExamRecord record, Examiner examiner) {
        Map<String, Finding> findings = new LinkedHashMap<>();
        Map<String, ZermeloException> failures = new LinkedHashMap<>();
        Map<String, @Nullable List<Long>> answers = new LinkedHashMap<>();
        Task task = null;
        try {
            answers.putAll(record.answers());
            task = record.task();
            for (Part part : task.parts()) {
                answer(part, examiner, findings, failures);
            }
        } catch (CancelledException e) {
            throw e;
        } catch (BadInputException | RefusedException e) {
            failures.put("", e);
        } catch (ArithmeticException e) {
            failures.put("", new BadInputException("exam.record.numbers"));
        }
        return new BankResult(record.id(), task, findings, answers, failures);
    }

    private static void answer(
            Part part, Examiner examiner, Map<String, Finding> findings, Map<String, ZermeloException> failures) {
        String number = part.question().number();
        Attempt<Finding> attempt = Attempt.at(part, examiner::answer);
        if (attempt.made() != null) {
            findings.put(number, attempt.made());
        } else if (attempt.failure() != null) {
            failures.put(number, attempt.failure());
        }
    }
}

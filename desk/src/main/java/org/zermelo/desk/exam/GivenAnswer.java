package org.zermelo.desk.exam;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;

/**
 * Numbers that somebody gives for a question of a task: its answer, or starts of its set.
 *
 * @param number the question's number
 */
public record GivenAnswer(String number, List<Long> answer) {

    /**
     * Reads {@code 20=30,34}.
     *
     * @throws BadInputException when it is not of this form
     */
    public static GivenAnswer parse(String text) {
        int equals = text.indexOf('=');
        if (equals < 1) {
            throw new BadInputException("exam.check.form", "seen", text);
        }
        List<Long> answer = new ArrayList<>();
        try {
            for (String part : text.substring(equals + 1).trim().split("[\\s,;]+")) {
                if (!part.isEmpty()) {
                    answer.add(Long.parseLong(part));
                }
            }
        } catch (NumberFormatException e) {
            throw new BadInputException("exam.check.form", "seen", text);
        }
        return new GivenAnswer(text.substring(0, equals).trim(), answer);
    }

    /** The question that is answered. */
    public Part part(Task task) {
        return part(task, number);
    }

    /**
     * The question of this number.
     *
     * @throws BadInputException when the task has none
     */
    static Part part(Task task, String number) {
        List<String> numbers =
                task.parts().stream().map(part -> part.question().number()).toList();
        if (!numbers.contains(number)) {
            throw new BadInputException(
                    "exam.check.no-question", "seen", number, "allowed", String.join(", ", numbers));
        }
        return task.parts().get(numbers.indexOf(number));
    }

    /**
     * That each number is a start of the question's set, in each of its wordings.
     *
     * @throws BadInputException when there is no number
     */
    public List<StartClaim> starts(Task task) {
        if (answer.isEmpty()) {
            throw new BadInputException("exam.check.form", "seen", number + "=");
        }
        return part(task).wordings().stream()
                .flatMap(part -> answer.stream().map(s -> new StartClaim(part, s)))
                .toList();
    }

    /** Whether all numbers are starts of the question's set, in some wording of it. */
    public boolean areStarts(Task task, Examiner examiner) {
        return part(task).wordings().stream()
                .anyMatch(part -> answer.stream().allMatch(s -> new StartClaim(part, s).holds(examiner)));
    }
}

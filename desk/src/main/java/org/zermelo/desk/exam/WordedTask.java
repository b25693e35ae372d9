package org.zermelo.desk.exam;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.wording.Wording;

/** A task in words, held against its own answers. */
public final class WordedTask {

    private WordedTask() {}

    /**
     * Solves a task whose words say how many answers there are: "the value" of S is one, "two such values" are two.
     *
     * @throws org.zermelo.exam.wording.UnreadException for a question that has another number of answers
     */
    public static void check(Wording read, Task task, Examiner examiner) {
        if (read.asked().stream().anyMatch(asked -> asked.stated() > 0)) {
            List<Finding> findings = new ArrayList<>();
            for (Attempt<Finding> attempt : Attempt.at(task, examiner::answer)) {
                Finding made = attempt.made();
                if (made != null) {
                    findings.add(made);
                }
            }
            read.check(findings);
        }
    }
}

package org.zermelo.cli.command.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.desk.exam.AnswerCheck;
import org.zermelo.desk.exam.StartClaim;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.Task;
import org.zermelo.present.exam.AnswerCheckText;
import org.zermelo.present.exam.ExamJson;
import org.zermelo.present.exam.ExamWhyText;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;

/** What is said of answers and starts that somebody claims: at once as text, or at the end in one document. */
public final class StartVerdicts {

    private final CommandContext context;
    private final Words words;
    private final Task task;
    private final Examiner examiner;
    private final List<Object> verdicts = new ArrayList<>();

    public StartVerdicts(CommandContext context, Words words, Task task, Examiner examiner) {
        this.context = context;
        this.words = words;
        this.task = task;
        this.examiner = examiner;
    }

    public void tell(AnswerCheck check) {
        if (context.json()) {
            verdicts.add(new ExamJson(examiner, words).check(check));
        } else {
            context.out().print(AnswerCheckText.of(check, examiner, words));
        }
    }

    public void tell(StartClaim claim) {
        if (context.json()) {
            verdicts.add(new ExamJson(examiner, words).why(claim));
        } else {
            context.out().print(ExamWhyText.of(claim.part(), claim.s(), examiner, words));
        }
    }

    /** All that was said. */
    public Map<String, @Nullable Object> document() {
        return Json.object("game", task.rules().text(), "claims", verdicts);
    }
}

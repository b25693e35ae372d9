package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.exam.ExamRecord;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.Variants;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.rules.Library;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Ruleset;
import org.zermelo.tests.Share;

/**
 * Variants of every game of the library with an open number, and of a seeded sample of the published tasks: made and whole, or
 * refused with the reason.
 */
class VariantsOfAllTasksTest {

    private static final int SAMPLE = Share.of(20, 6);

    private static Stream<Task> library() {
        return Library.names().stream()
                .filter(name -> !BoardRuleText.isBoard(Source.of("@" + name)))
                .map(name -> Task.usual(name, RuleText.ruleset("@" + name)))
                .filter(task -> !task.rules().parameters().isEmpty());
    }

    private static Stream<Task> published() {
        List<ExamRecord> records = new ArrayList<>(PublishedTasksTest.records());
        Collections.shuffle(records, new Random(21));
        return records.stream().limit(SAMPLE).map(ExamRecord::task);
    }

    @Test
    void variantsAreWholeOrRefusedWithTheReason() {
        List<Task> tasks = Stream.concat(library(), published()).toList();
        List<String> refused = new ArrayList<>();
        for (Task task : tasks) {
            try {
                checkWhole(
                        task, new Variants(task, 3, Examiner.standard()).make(1).get(0));
            } catch (ZermeloException e) {
                refused.add(task.name() + ": " + Words.in(Language.EN).say(e));
                checkReason(task, e);
            }
        }
        assertThat(refused).as("refused of %d", tasks.size()).hasSizeLessThan(tasks.size() / 2);
    }

    private static void checkReason(Task task, ZermeloException e) {
        assertThat(e.note().key()).as(task.name()).startsWith("exam.variants.");
        for (Language language : Language.all()) {
            assertThat(Words.in(language).say(e)).as(task.name()).doesNotContain("{");
        }
    }

    private static void checkWhole(Task task, Variant variant) {
        Ruleset before = task.rules();
        Ruleset after = RuleText.ruleset(variant.task().rules().text());
        assertThat(after.moves()).hasSameSizeAs(before.moves()).doesNotHaveDuplicates();
        assertThat(after.ends()).hasSameSizeAs(before.ends());
        assertThat(after.repeat()).isEqualTo(before.repeat());
        assertThat(after.stuck()).isEqualTo(before.stuck());
        assertThat(after.variables()).hasSameSizeAs(before.variables());
        assertThat(after.moves().stream().map(move -> move.once()).toList())
                .isEqualTo(before.moves().stream().map(move -> move.once()).toList());
        List<List<Long>> again = Examiner.standard().answer(task.with(after)).stream()
                .map(Finding::answer)
                .toList();
        assertThat(again)
                .isEqualTo(variant.findings().stream().map(Finding::answer).toList())
                .isNotEqualTo(Examiner.standard().answer(task).stream()
                        .map(Finding::answer)
                        .toList());
    }
}

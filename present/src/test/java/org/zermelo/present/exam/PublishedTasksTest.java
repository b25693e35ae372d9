package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.desk.exam.Bank;
import org.zermelo.desk.exam.ExamRecord;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.Ending;
import org.zermelo.game.Rules;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.present.json.Json;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/** The published tasks: their answers, and the text's recursion on signed codes against the sets. */
class PublishedTasksTest {

    static List<ExamRecord> records() {
        try (InputStream in = PublishedTasksTest.class.getResourceAsStream("exam.json")) {
            return ExamRecord.all(Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @TestFactory
    List<DynamicTest> everyAnswerIsTheComputedOne() {
        List<DynamicTest> tests = new ArrayList<>();
        for (ExamRecord record : records()) {
            tests.add(DynamicTest.dynamicTest(record.id(), () -> {
                Bank.BankResult result = Bank.answer(record, Examiner.standard());
                assertThat(result.failures()).isEmpty();
                assertThat(result.differs()).isFalse();
                Map<?, ?> expected = (Map<?, ?>) record.object().get("computed");
                Map<String, Object> computed = new HashMap<>();
                result.findings().forEach((number, finding) -> computed.put(number, finding.answer()));
                assertThat(computed).isEqualTo(expected);
                assertThat(result.findings().values()).allMatch(Finding::exact);
            }));
        }
        return tests;
    }

    /** Whoever types the rules and names no set has the published answer to question 19 in one of the numbers side by side. */
    @Test
    void thePublishedAnswerStandsInOneWordingOfQuestion19() {
        int compared = 0;
        int first = 0;
        for (ExamRecord record : records()) {
            Map<?, ?> asked = (Map<?, ?>) record.object().get("q19");
            boolean usual =
                    asked != null && List.of("L1", "U").contains(asked.get("set")) && "min".equals(asked.get("ask"));
            if (!usual) {
                continue;
            }
            Task task = record.sheet().task();
            Attempt<Finding> attempt =
                    Attempt.at(Task.usual("t", task.rules()).parts().get(0), Examiner.standard()::answer);
            List<List<Long>> shown = attempt.wordings(Finding::answer).stream()
                    .map(wording -> wording.made().answer())
                    .toList();
            List<Long> published = Bank.answer(record, Examiner.standard())
                    .findings()
                    .get("19")
                    .answer();
            List<List<Long>> all = shown.isEmpty() ? List.of(attempt.made().answer()) : shown;
            assertThat(all).as(record.id()).contains(published);
            boolean one = task.rules().heaps().length == 1;
            assertThat(attempt.part().question().set().toString()).isEqualTo(one ? "L1" : "U");
            first += all.get(0).equals(published) ? 1 : 0;
            compared++;
        }
        assertThat(compared).isGreaterThanOrEqualTo(40);
        assertThat(first).isLessThan(compared);
    }

    @Test
    void theTextOfATaskSaysAllOfItsRules() {
        for (ExamRecord record : records()) {
            for (Part part : record.sheet().task().parts()) {
                Ruleset rules = part.rules();
                Ruleset again = RuleText.ruleset(rules.text());
                assertThat(again.parameters()).as(rules.text()).isEqualTo(rules.parameters());
                assertThat(again.ends()).as(rules.text()).isEqualTo(rules.ends());
                assertThat(again.stuck()).isEqualTo(rules.stuck());
                assertThat(again.repeat()).isEqualTo(rules.repeat());
                assertThat(Examiner.standard()
                                .answer(new Part(part.question(), again))
                                .answer())
                        .as(rules.text())
                        .isEqualTo(Examiner.standard().answer(part).answer());
            }
        }
    }

    @Test
    void signedCodesAgreeWithTheSetsOnEveryStart() {
        int compared = 0;
        for (ExamRecord record : records()) {
            Task task = record.sheet().task();
            boolean everEnding =
                    task.rules().moves().stream().noneMatch(m -> m.text().contains("42"));
            if (!everEnding) {
                continue; // towards 42 from both sides: the recursion needs no cycles
            }
            Examiner examiner = Examiner.standard();
            Part part = task.parts().get(0);
            ScanRange scan = examiner.scan(part.rules(), StartSet.parse("L2"));
            List<Start<RulePosition>> starts = examiner.starts(part.rules(), scan);
            Classes<RulePosition, RuleMove> classes = examiner.classes(part.rules(), starts.get(0));
            Map<RulePosition, Integer> codes = new HashMap<>();
            for (Start<RulePosition> start : starts) {
                if (classes.ended(start.position())) {
                    continue;
                }
                Integer code = code(classes.rules(), start.position(), codes);
                for (String set : List.of("W1", "L1", "W2", "L2")) {
                    int wanted = (set.charAt(0) == 'W' ? 1 : -1) * (set.charAt(1) - '0');
                    assertThat(classes.in(StartSet.parse(set), start.position()))
                            .as("%s %s %s", record.id(), start.values(), set)
                            .isEqualTo(code != null && code == wanted);
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(20_000);
    }

    /** The text's rule: 1 - max of the codes that are at most 0, else - max of all; null where nobody wins. */
    private static <P, M> Integer code(Rules<P, M> rules, P position, Map<P, Integer> codes) {
        if (codes.containsKey(position)) {
            return codes.get(position);
        }
        List<M> moves = rules.moves(position);
        Integer code;
        if (moves.isEmpty()) {
            Ending ending = rules.ending(position);
            code = ending == Ending.TIE ? null : ending == Ending.OVERSHOT ? (Integer) 1 : (Integer) 0;
        } else {
            Integer lost = null;
            Integer best = Integer.MIN_VALUE;
            for (M move : moves) {
                Integer next = code(rules, rules.play(position, move), codes);
                if (next != null && next <= 0) {
                    lost = lost == null ? next : (Integer) Math.max(lost, next);
                }
                best = next == null || best == null ? null : (Integer) Math.max(best, next);
            }
            code = lost != null ? (Integer) (1 - lost) : best == null ? null : (Integer) (-best);
        }
        codes.put(position, code);
        return code;
    }
}

package org.zermelo.exam.slips;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RulePosition;

class SlipsTest {

    private static Part part(String game, String set, String ask) {
        return new Part(ExamQuestion.of("20", set, ask), RuleText.ruleset(game));
    }

    private static List<Long> answer(String game, String set, String ask) {
        return Examiner.standard().answer(part(game, set, ask)).answer();
    }

    private static List<String> behind(Part part, Long... given) {
        return new Slips(Examiner.standard())
                .behind(part, List.of(given), List.of()).stream()
                        .map(hit -> hit.what().key())
                        .toList();
    }

    private static final String DEMO = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";

    /** What pupils write for the demo of 2021 (18; 31 34; 30), and why. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "U | min | 17 | slip.rounded-down",
                "U | min | 19 | slip.one-too-great",
                "W2 | all | 31 | slip.values-missing",
                "W2 | all | 34 31 | slip.order",
                "W2 | all | 3431 | slip.order",
                "W2 | all | 31 34 40 | slip.values-more",
                "W2 | all | 32 35 | slip.one-too-great",
                "W2 | all | 3033 | slip.other-player",
                "L2 | min | 17 | slip.one-move-enough",
                "L2 | min | 33 | slip.wrote-max"
            })
    void whatPupilsWriteIsNamed(String set, String ask, String given, String slip) {
        Long[] numbers = Stream.of(given.split(" ")).map(Long::valueOf).toArray(Long[]::new);
        assertThat(behind(part(DEMO, set, ask), numbers)).first().isEqualTo(slip);
    }

    @Test
    void numbersMayStandWithNothingBetweenThem() {
        assertThat(behind(part(DEMO, "W2", "all"), 3134L)).isEmpty();
        assertThat(AnswerDigits.same(List.of(23L, 24L, 32L, 44L, 45L), List.of(2324324445L)))
                .isTrue();
        assertThat(AnswerDigits.apart(3033, 2, 1, 69)).containsExactly(30L, 33L);
        assertThat(AnswerDigits.apart(111, 2, 1, 69)).containsExactly(1L, 11L);
        assertThat(AnswerDigits.apart(1234, 3, 1, 69))
                .as("1 2 34, 1 23 4 falls, 12 3 4 falls")
                .containsExactly(1L, 2L, 34L);
        assertThat(AnswerDigits.apart(12345, 3, 1, 69))
                .as("1 2 345 is too great, 1 23 45 and 12 34 5")
                .containsExactly(1L, 23L, 45L);
        assertThat(AnswerDigits.apart(123, 2, 1, 69)).as("1 23, and 12 3 falls").containsExactly(1L, 23L);
        assertThat(AnswerDigits.apart(1112, 2, 1, 200)).as("1 112 and 11 12").containsExactly(1112L);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S in 13..; move -3, /2 floor; end sum <= 12) | W2 | all"
                        + " | heaps(S in 13..; move -3, /2 ceil; end sum <= 12) | slip.ceil-for-floor",
                "heaps(S in 1..64; move +1, *3; end sum >= 65; overshoot sum > 100) | L1 | min"
                        + " | heaps(S in 1..64; move +1, *3; end sum >= 65) | slip.overshoot-forgotten",
                "heaps(S in 1..40; move +1, +2, *2; end sum >= 41; no repeat own) | W2 | all"
                        + " | heaps(S in 1..40; move +1, +2, *2; end sum >= 41) | slip.repeat-forgotten",
                "heaps(S in 1..59; move +1, +2, *2; end sum >= 60; no repeat own or opponent) | W2 | all"
                        + " | heaps(S in 1..59; move +1, +2, *2; end sum >= 60; no repeat opponent) | slip.opponent-alone",
                "heaps(S in 1..40; move +1, +2; end sum >= 41) | L1 | min"
                        + " | heaps(S in 1..40; move +1, +2; end sum > 41) | slip.bound-strict"
            })
    void slipsInTheRulesAreNamed(String game, String set, String ask, String wrong, String slip) {
        Long[] given = answer(wrong, set, ask).toArray(Long[]::new);
        assertThat(behind(part(game, set, ask), given)).contains(slip);
    }

    /** Whatever slip is made, it is among those that are found, and each that is found gives the number. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                DEMO,
                "heaps(S in 20..150; move -2, -5, /3 floor; end sum <= 19)",
                "heaps(S in 1..28; move +1, +2, *2; end sum >= 29; no repeat own)",
                "heaps(S in 1..64; move +1, *3; end sum >= 65; overshoot sum > 100)"
            })
    void everySlipIsFoundAgain(String game) {
        Slips slips = new Slips(Examiner.standard());
        for (String asked : List.of("U min", "W2 all", "W2 min2", "L2 minmax")) {
            Part part = part(game, asked.split(" ")[0], asked.split(" ")[1]);
            List<Long> right = Examiner.standard().answer(part).answer();
            for (Slip slip : Slips.all(part, List.of())) {
                List<Long> given = slips.answer(slip).orElse(right);
                if (given.equals(right)) {
                    continue;
                }
                List<Slips.Hit> hits = slips.behind(part, given, List.of());
                assertThat(hits)
                        .as("%s %s", asked, slip.what())
                        .anyMatch(hit -> hit.what().key().equals(slip.what().key()));
                assertThat(hits).allMatch(hit -> AnswerDigits.same(hit.answer(), given));
            }
        }
    }

    @Test
    void theBestPlayIsToldAsASum() {
        Part part = part(DEMO, "U", "min");
        Examiner examiner = Examiner.standard();
        Start<RulePosition> start = examiner.starts(part.rules(), new ScanRange(17, 17, ScanRange.End.GIVEN))
                .get(0);
        Farthest far = Farthest.of(part, start, examiner).orElseThrow();
        assertThat(far.sum()).isEqualTo("7 + 17*2*2");
        assertThat(far.value()).isEqualTo(75);
        assertThat(far.misses()).isTrue();
    }
}

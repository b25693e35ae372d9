package org.zermelo.exam.slips;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.notation.rules.RuleText;

class SlipsTest {

    private static Part part(String game, String set, String ask) {
        return new Part(ExamQuestion.of("20", set, ask), RuleText.ruleset(game));
    }

    private static List<Long> answer(String game, String set, String ask) {
        return Examiner.standard().answer(part(game, set, ask)).answer();
    }

    private static List<List<String>> behind(Part part, List<Long> given) {
        return new Slips(Examiner.standard())
                .behind(part, given, List.of()).stream()
                        .map(hit -> hit.slips().stream()
                                .map(slip -> slip.what().key())
                                .toList())
                        .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the right game and question | the game and question that are answered instead | the two slips
                "heaps(S in 20..; move -2, -5, /3 floor; end sum <= 19) | W2 | max"
                        + "| heaps(S in 20..100; move -2, -5, /3 floor; end sum <= 19) | coop3-W1 | max"
                        + "| slip.all-read-as-any | slip.range-cut",
                "heaps(S in 13..; move -3, /2 floor; end sum <= 12) | W2 | all"
                        + "| heaps(S in 13..; move -3, /2 ceil; end sum <= 12) | W1,W2 | all"
                        + "| slip.not-first-forgotten | slip.ceil-for-floor",
                "heaps(S in 13..; move -3, /2 floor; end sum <= 12) | U | all"
                        + "| heaps(S in 13..; move -3, /2 ceil; end sum <= 12) | U-L1 | all"
                        + "| slip.without-forced | slip.ceil-for-floor",
                "heaps(3, S in 1..40; move +1, +4, *2; end sum >= 46) | L2 | all"
                        + "| heaps(3, S in 1..40; move +4, *2; end sum >= 46) | L1 | all"
                        + "| slip.only-first | slip.move-forgotten"
            })
    void twoSlipsAtOnceAreNamed(
            String game,
            String set,
            String ask,
            String wrongGame,
            String wrongSet,
            String wrongAsk,
            String a,
            String b) {
        List<Long> given = answer(wrongGame, wrongSet.replace(',', '|'), wrongAsk);
        assertThat(behind(part(game, set, ask), given)).contains(List.of(a, b));
    }

    @Test
    void oneSlipComesBeforeTwo() {
        Part right = part("heaps(S in 13..; move -3, /2 floor; end sum <= 12)", "W2", "all");
        List<Long> given = answer("heaps(S in 13..; move -3, /2 ceil; end sum <= 12)", "W2", "all");
        assertThat(behind(right, given)).isNotEmpty().allMatch(keys -> keys.size() == 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(7, S in 1..69; move +1, *2; end sum >= 77)",
                "heaps(S in 20..150; move -2, -5, /3 floor; end sum <= 19)",
                "heaps(S in 1..28; move +1, +2, *2; end sum >= 29; no repeat own)",
                "heaps(S in 1..64; move +1, *3; end sum >= 65; overshoot sum > 100)"
            })
    void anyTwoSlipsAreFoundAgainAndEachHitGivesTheNumber(String game) {
        Random random = new Random(game.hashCode());
        Slips slips = new Slips(Examiner.standard());
        int pairs = 0;
        for (String asked : List.of("U min", "W2 all", "W2 min2", "L2 minmax")) {
            Part part = part(game, asked.split(" ")[0], asked.split(" ")[1]);
            List<Slip> single = Slips.all(part, List.of());
            for (int i = 0; i < 5; i++) {
                Slip first = single.get(random.nextInt(single.size()));
                List<Slip> further = Slips.all(first.part(), List.of()).stream()
                        .filter(slip -> slip.kind().compareTo(first.kind()) > 0)
                        .toList();
                if (further.isEmpty()) {
                    continue;
                }
                Slip second = further.get(random.nextInt(further.size()));
                Optional<List<Long>> given = slips.answer(List.of(first, second));
                if (given.isEmpty()
                        || given.get().equals(Examiner.standard().answer(part).answer())) {
                    continue;
                }
                List<Slips.Hit> hits = slips.behind(part, given.get(), List.of());
                assertThat(hits)
                        .as("%s %s and %s", asked, first.what(), second.what())
                        .isNotEmpty();
                assertThat(hits).allMatch(hit -> slips.answer(hit.slips()).equals(given));
                int length = hits.get(0).slips().size();
                assertThat(hits).allMatch(hit -> hit.slips().size() == length);
                assertThat(hits).isEqualTo(new Slips(Examiner.standard()).behind(part, given.get(), List.of()));
                if (length == 2) {
                    pairs++;
                    assertThat(hits)
                            .anyMatch(hit -> hit.slips()
                                            .get(0)
                                            .what()
                                            .key()
                                            .equals(first.what().key())
                                    && hit.slips()
                                            .get(1)
                                            .what()
                                            .key()
                                            .equals(second.what().key()));
                }
            }
        }
        assertThat(pairs).as("answers that only two slips explain").isPositive();
    }

    @Test
    void noAnswerIsNotMistakenForARefusedOne() {
        Part part = part("heaps(S in 1..28; move +1, *2; end sum >= 29)", "W2", "all");
        assertThat(new Slips(Examiner.standard()).behind(part, List.of(), List.of()))
                .allMatch(hit ->
                        new Slips(Examiner.standard()).answer(hit.slips()).equals(Optional.of(List.of())));
    }
}

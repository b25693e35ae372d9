package org.zermelo.exam.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.Question;
import org.zermelo.exam.Scan;
import org.zermelo.exam.Task;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;

class VariantsTest {

    private static final Task TWO_HEAPS =
            Task.usual("demo", RuleText.ruleset("heaps(7, S in 1..69; move +1, *2; end sum >= 77)"));

    @Test
    void variantsAreSolvedDistinctAndAwayFromTheEdges() {
        List<Variant> variants = new Variants(TWO_HEAPS, 5, Examiner.standard()).make(8);
        assertThat(variants).hasSize(8);
        Set<List<List<Long>>> answers = new HashSet<>();
        for (Variant variant : variants) {
            assertThat(answers.add(variant.answers())).isTrue();
            for (Finding finding : variant.findings()) {
                Scan scan = finding.scan();
                assertThat(finding.answer()).isNotEmpty().allMatch(n -> n > scan.from() && n < scan.to());
            }
            assertThat(variant.findings().get(1).answer()).hasSize(2);
            List<Finding> again = Examiner.standard()
                    .answer(TWO_HEAPS.with(
                            RuleText.ruleset(variant.task().rules().text())));
            assertThat(again.stream().map(Finding::answer).toList()).isEqualTo(variant.answers());
        }
    }

    @Test
    void theSeedDecides() {
        assertThat(new Variants(TWO_HEAPS, 9, Examiner.standard()).make(3))
                .isEqualTo(new Variants(TWO_HEAPS, 9, Examiner.standard()).make(3))
                .isNotEqualTo(new Variants(TWO_HEAPS, 10, Examiner.standard()).make(3));
    }

    @Test
    void whatCannotBeMadeIsRefused() {
        Task rigid = Task.of(
                "rigid",
                RuleText.ruleset("heaps(S in 2..3; move -1; end sum == 1)"),
                List.of(Question.of("1", "L1", "all")));
        assertThatThrownBy(() -> new Variants(rigid, 1, Examiner.standard()).make(5))
                .isInstanceOf(RefusedException.class);
    }
}

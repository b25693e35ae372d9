package org.zermelo.desk.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.VariantWish;
import org.zermelo.exam.variant.Variants;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Interval;
import org.zermelo.rule.Ruleset;

/** Targets by formulas give the answers that are wanted, as the examiner finds them, and variants have answers that no try reaches. */
class TargetBoundsTest {

    private static final Interval WANTED = new Interval(300, 310);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S in 1..76; move +1, *2; end x >= 77)",
                "heaps(7, S in 1..69; move +1, *2; end sum >= 77)",
                "heaps(S in 1..60; move +2, +5, *3; end x >= 61)"
            })
    void answersAreWanted(String text) {
        Task task = Task.usual("", RuleText.ruleset(text));
        List<Ruleset> found = TargetBounds.of(task, Map.of("21", WANTED));
        assertThat(found).isNotEmpty();
        for (Ruleset rules : found) {
            for (Part part : task.with(rules).parts()) {
                if (part.question().number().equals("21")) {
                    assertThat(Examiner.standard().answer(part).answer())
                            .as(rules.text())
                            .isNotEmpty()
                            .allMatch(WANTED::contains);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S in 1..76; move +1, *2; end x >= 77; wins other if x > 90)",
                "heaps(S in 1..20, K in 1..3; move +1, *2; end sum >= 77)"
            })
    void otherRulesHaveNone(String text) {
        assertThat(TargetBounds.of(Task.usual("", RuleText.ruleset(text)), Map.of("21", WANTED)))
                .isEmpty();
    }

    @Test
    void variantsReachThem() {
        Task task = Task.usual("", RuleText.ruleset("heaps(7, S in 1..69; move +1, *2; end sum >= 77)"));
        VariantWish wish = VariantWish.parse("", "21=300..310");
        List<Variant> variants = new Variants(task, wish, 1, Examiner.standard(), TargetBounds::of).make(2);
        assertThat(variants)
                .allSatisfy(variant -> assertThat(variant.findings().get(2).answer())
                        .isNotEmpty()
                        .allMatch(WANTED::contains));
    }
}

package org.zermelo.exam.starts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;

/** Rules with other parts keep what the opponent may forbid, so that nobody plays them without it. */
class RebuiltTest {

    @Test
    void keepsWhatMayBeForbidden() {
        Ruleset rules = RuleText.ruleset("heaps(S in 1..9; take 1..3; forbid 2)");
        List<Ruleset> rebuilt = List.of(
                Rebuilt.moves(rules, rules.moves()),
                Rebuilt.ends(rules, rules.ends()),
                rules.withStarts(rules.variables(), rules.parameters(), rules.where()),
                rules.bind("S", 4),
                rules.onOneHeap(),
                rules.within("S", 1, 4));
        assertThat(rebuilt).allSatisfy(other -> assertThat(other.forbidden()).isEqualTo(2));
    }
}

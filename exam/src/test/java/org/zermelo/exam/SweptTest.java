package org.zermelo.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.starts.StartFamily;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

class SweptTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(7, S in 1..69; move +1, *2; end sum >= 77)",
                "heaps(S in 1..96; move +3, +5, *3; end sum >= 97; overshoot sum > 105)",
                "heaps(S in 12..400; move -3, -7, /3 floor; end sum <= 11)",
                "heaps(3, 5, S in 1..40; move +2, *2; end sum >= 50)",
                "heaps(S in 5..60; move -2, -3; end sum == 0; stuck draw)"
            })
    void theTableAgreesWithTheSearch(String text) {
        Ruleset rules = RuleText.ruleset(text);
        StartFamily family = new StartFamily(rules);
        RuleGame game = family.game();
        ScanRange scan = new ScanRange(family.asked().least(), family.asked().greatest(), ScanRange.End.GIVEN);
        Optional<Swept> swept = Swept.of(rules, scan, game, Budget.ofThisMachine(), Watch.NONE);
        assertThat(swept).isPresent();
        Classes<RulePosition, RuleMove> classes = Classes.of(game);
        for (Start<RulePosition> start : family.starts(game, scan.from(), scan.to())) {
            for (String set :
                    List.of("W1", "L1", "W2", "L2", "W5", "L4", "U", "U-L1", "L2&U", "W1|W2", "Wany", "Lany")) {
                StartSet asked = StartSet.parse(set);
                assertThat(swept.get().in(asked, start.position()))
                        .as("%s S=%d %s", text, start.s(), set)
                        .isEqualTo(classes.in(asked, start.position()));
            }
        }
    }
}

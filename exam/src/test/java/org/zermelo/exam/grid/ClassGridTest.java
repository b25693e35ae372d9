package org.zermelo.exam.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.exam.grid.ClassTable.Stretch;
import org.zermelo.exam.sets.Classes;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

class ClassGridTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(7, 5; move +1, *2; end sum >= 77)",
                "heaps(7, 5; move +1, *2; end sum >= 40; overshoot sum > 47)",
                "heaps(7, 5; move -1, -3, /2; end sum <= 9)",
                "heaps(7, 5; move -1, -2; end sum == 0; stuck draw)"
            })
    void everyCellAgreesWithTheSearch(String text) {
        Ruleset rules = RuleText.ruleset(text);
        Classes<RulePosition, RuleMove> search = Classes.of(new RuleGame(rules));
        RuleGame game = new RuleGame(rules);
        ClassGrid grid = ClassGrid.of(
                        rules, List.of(new Stretch(1, 25), new Stretch(0, 41)), Budget.ofThisMachine(), Watch.NONE)
                .orElseThrow();

        for (long a = 1; a <= 25; a++) {
            for (long b = 0; b <= 41; b++) {
                RulePosition position = game.at(a, b);
                assertThat(grid.ended(a, b)).as("%s %d %d", text, a, b).isEqualTo(search.ended(position));
                if (!search.ended(position)) {
                    assertThat(grid.code(a, b))
                            .as("%s %d %d", text, a, b)
                            .isEqualTo(search.fate(position, 120).code());
                }
            }
        }
    }

    @Test
    void rulesWithoutAnOrderOrWithoutRoomHaveNone() {
        List<Stretch> box = List.of(new Stretch(1, 9), new Stretch(1, 9));
        Ruleset cyclic = RuleText.ruleset("heaps(7, 5; move +1, -1; end sum >= 40)");
        Ruleset plain = RuleText.ruleset("heaps(7, 5; move +1; end sum >= 40)");

        assertThat(ClassGrid.of(cyclic, box, Budget.ofThisMachine(), Watch.NONE))
                .isEmpty();
        assertThat(ClassGrid.of(plain, box, new Budget(64, 1), Watch.NONE)).isEmpty();
    }
}

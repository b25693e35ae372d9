package org.zermelo.exam.starts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RulePosition;

/** Which starts there are, and how many; the number is exact or said to be too large. */
class StartFamilyTest {

    private static StartFamily family(String rules) {
        return new StartFamily(RuleText.ruleset(rules));
    }

    @Test
    void startsAscendBySThenByTheOthers() {
        StartFamily family = family("heaps(K in 1..2, S in 1..3; move +1; end sum >= 9; where K < S)");
        List<Start<RulePosition>> starts = family.starts(family.game(), 1, 3);
        assertThat(starts).extracting(Start::values).containsExactly(List.of(1L, 2L), List.of(1L, 3L), List.of(2L, 3L));
        assertThat(family.asked().name()).isEqualTo("S");
        assertThat(family.named(List.of(2L, 3L))).containsEntry("K", 2L).containsEntry("S", 3L);
        assertThat(family.leastOfOthers()).containsExactly(1L);
    }

    @Test
    void theyAreCountedExactly() {
        StartFamily family = family("heaps(K in 1..20, S; move +1; end sum >= 9)");
        assertThat(family.count(5, 4)).isZero();
        assertThat(family.count(5, 9)).isEqualTo(100);
        assertThat(family.count(1, Long.MAX_VALUE / 20)).isEqualTo(Long.MAX_VALUE / 20 * 20);
        assertThat(family.count(1, Long.MAX_VALUE / 20 + 1)).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void aRangeWiderThanALongIsNoEmptyOne() {
        StartFamily wide = family("heaps(K in -9*10^18..9*10^18, S; move +1; end sum >= 9; limits -9*10^18..9*10^18)");
        assertThat(wide.count(1, 1)).isEqualTo(Long.MAX_VALUE);
        assertThat(wide.count(Long.MIN_VALUE, Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void aFamilyHasOneOpenNumberWithoutAnEnd() {
        assertThatThrownBy(() -> family("heaps(7; move +1; end sum >= 9)")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> family("heaps(K, S; move +1; end sum >= 9)")).isInstanceOf(BadInputException.class);
    }
}

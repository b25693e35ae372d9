package org.zermelo.exam.horizon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

class HorizonTest {

    private static OptionalLong last(String text, int plies) {
        Ruleset rules = RuleText.ruleset(text);
        return Horizon.last(rules, rules.parameters().get(rules.parameters().size() - 1), plies);
    }

    @Test
    void theStrongestShrinkGivesTheBound() {
        // 4 plies of /3 floor from x <= 19: x < 20 * 3^4.
        assertThat(last("heaps(S in 20..; move -2, -5, /3 floor; end sum <= 19)", 4))
                .hasValue(20 * 81 - 1);
        assertThat(last("heaps(S in 20..; move -2, -5; end sum <= 19)", 4)).hasValue(19 + 4 * 5);
        assertThat(last("heaps(48, S in 53..; move [-3,-3], [/2 floor, 0], [0, /2 floor]; end sum <= 100)", 2))
                .hasValue(211);
    }

    @Test
    void whereEveryStartHasEndedNothingIsLeft() {
        assertThat(last("heaps(S in 1..; move +1, *2; end sum >= 29)", 4)).hasValue(28);
        assertThat(last("heaps(S in 1..; move +1, *2; end sum >= 29)", StartSet.ANY))
                .hasValue(28);
    }

    @Test
    void noBoundIsClaimedWhereNoneHolds() {
        assertThat(last("heaps(S in 1..; move -1; end x % 2 == 0)", 2)).isEmpty();
        assertThat(last("heaps(S in 9..; move -2, =x%7; end sum <= 3)", 2)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(S in 12..; move -3, -7, /3 floor; end sum <= 11)",
                "heaps(S in 14..; move -2, /1.5 floor; end sum <= 13)",
                "heaps(S in 25..; move -3, /2 if x%2==0, =(x+3)//2 if x%2==1; end sum <= 24)",
                "heaps(50, S in 23..; move -3, /2 ceil; end sum <= 72)",
                "heaps(9, S in 12..; move -4, /2 floor, [-1, -6]; end sum <= 20; no repeat own)",
                "heaps(S in 6..; move -1, -3; end sum <= 5; no repeat opponent)"
            })
    void beyondTheBoundNothingBelongsToASet(String text) {
        Ruleset rules = RuleText.ruleset(text);
        Examiner examiner = Examiner.standard();
        for (String name : List.of("W1", "L1", "U", "W2", "coop3", "L2", "L2&U", "W3")) {
            StartSet set = StartSet.parse(name);
            ScanRange scan = examiner.scan(rules, set);
            assertThat(scan.end()).isEqualTo(ScanRange.End.PROVED);
            ScanRange beyond = new ScanRange(scan.to() + 1, scan.to() + 1_500, ScanRange.End.GIVEN);
            assertThat(examiner.members(rules, set, beyond)).as(name).isEmpty();
        }
    }

    @Test
    void theLeastStartOfALongRangeIsToldAndTheRestRefused() {
        Ruleset rules = RuleText.ruleset("heaps(S in 1..1000000000000; move -1, -2, -3; end sum = 0)");
        Examiner examiner = Examiner.standard();
        assertThat(examiner.answer(new Part(ExamQuestion.of("1", "Lany", "min2"), rules))
                        .answer())
                .containsExactly(4L, 8L);
        assertThatThrownBy(() -> examiner.answer(new Part(ExamQuestion.of("1", "Lany", "count"), rules)))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> examiner.answer(new Part(ExamQuestion.of("1", "Lany&Wany", "min"), rules)))
                .isInstanceOf(RefusedException.class);
    }

    @Test
    void aPlayThatMayGrowWithoutEndIsRefusedSoon() {
        Ruleset rules = RuleText.ruleset("heaps(S in 1..9; move -1, +1; end sum = 0)");
        assertThatThrownBy(() -> Examiner.standard().answer(new Part(ExamQuestion.of("1", "Lany", "min"), rules)))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("exam.positions.no-bound");
        Ruleset bounded = RuleText.ruleset("heaps(S in 1..9; move -1, +1; limits 0..300000; end sum = 0)");
        assertThat(Examiner.standard()
                        .answer(new Part(ExamQuestion.of("1", "Wany", "all"), bounded))
                        .answer())
                .containsExactly(1L);
    }

    @Test
    void asManyAreListedFromALeastValueBelowZero() {
        Ruleset rules = RuleText.ruleset("heaps(S+10; S in -5..; move -1, -2; end sum == 0)");
        assertThat(Examiner.standard().scan(rules, StartSet.parse("Lany")).to()).isEqualTo(-5 + Examiner.LISTED - 1);
    }

    @Test
    void infinitelyManyAreShownOnlyWhereTheArgumentHolds() {
        assertThat(Endlessness.shown(RuleText.ruleset("heaps(S in 20..; move -2, -5, /3 floor; end sum <= 19)")))
                .isTrue();
        assertThat(Endlessness.shown(RuleText.ruleset("heaps(S in 2..; move take k in 1..x/2 floor; end sum <= 1)")))
                .isTrue();
        assertThat(Endlessness.shown(RuleText.ruleset("heaps(S in 2..; move take 1..3; end sum <= 1)")))
                .isTrue();
        assertThat(Endlessness.shown(RuleText.ruleset("heaps(S in 2..; move take any; end sum <= 1)")))
                .isFalse();
        assertThat(Endlessness.shown(RuleText.ruleset("heaps(S in 2..; move take k in 0..x/2 floor; end sum <= 1)")))
                .isFalse();
        assertThat(Endlessness.shown(RuleText.ruleset("heaps(S in 1..; move +1, *2; end sum >= 29)")))
                .isFalse();
        assertThat(Endlessness.shown(RuleText.ruleset("heaps(3, S in 20..; move -2, -5; end sum <= 19)")))
                .isFalse();
        Ruleset rules = RuleText.ruleset("heaps(S in 1..; move -1, -2, -3; end sum <= 0)");
        Finding lost = Examiner.standard().answer(new Part(ExamQuestion.of("21", "Lany", "min"), rules));
        assertThat(lost.scan().end()).isEqualTo(ScanRange.End.INFINITE);
        assertThat(lost.exact()).isTrue();
        assertThat(lost.answer()).containsExactly(4L);
        assertThat(lost.values()).startsWith(4L, 8L, 12L);
        Finding most = Examiner.standard().answer(new Part(ExamQuestion.of("21", "Lany", "max"), rules));
        assertThat(most.answer()).isEmpty();
        assertThat(most.exact()).isFalse();
    }

    @Test
    void startsAreNumberedByS() {
        Ruleset rules = RuleText.ruleset("heaps(2, S in 1..9, 2*S; where S != 4; move +1; end sum >= 40)");
        List<Start<RulePosition>> starts = Examiner.standard().starts(rules, new ScanRange(3, 6, ScanRange.End.GIVEN));
        assertThat(starts).extracting(Start::s).containsExactly(3L, 5L, 6L);
        assertThat(starts.get(0).position().values()).containsExactly(2, 3, 6);
    }

    @ParameterizedTest
    @ValueSource(longs = {1_000_000_000_000_000_000L, 9_223_372_036_854_775_000L, Long.MAX_VALUE - 2})
    void startsNearTheEndOfTheNumbersAreAnsweredOrRefused(long least) {
        Ruleset rules = RuleText.ruleset("heaps(S in " + least + "..; move -1, -2, -3; end sum == 0)");
        Examiner examiner = Examiner.standard();
        for (String name : List.of("W1", "U", "L2")) {
            ScanRange scan = examiner.scan(rules, StartSet.parse(name));
            assertThat(examiner.members(rules, StartSet.parse(name), scan)).isEmpty();
        }
        ScanRange any = new Examiner(Budget.ofThisMachine(), Watch.NONE, 1_000).scan(rules, StartSet.parse("Lany"));
        assertThat(any.from()).isEqualTo(least);
        assertThat(any.to()).isBetween(least, Long.MAX_VALUE - 1);
    }
}
